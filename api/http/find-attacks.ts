import { type AttackFields, EMPTY_FIELDS, fieldsFor, fieldsOf } from '../../pages/attack/attack-form.js';
import { attackPage, faultyAttackPage, faultyFieldsPath } from '../../pages/attack/attack-page.js';
import { type FieldFault, faultOfField, numberFault } from '../../pages/attack/field-fault.js';
import { lineOfFields } from '../../pages/attack/line-of-fields.js';
import { pastedLink } from '../../pages/attack/pasted-link.js';
import { type ReadingAsked, readingAsked } from '../../pages/attack/reading-asked.js';
import { attackPath } from '../../pages/paths.js';
import { type LineRead, readLine } from '../attacks/attack-by-line.js';
import type { ServerParts } from './answerer.js';
import { callerOf } from './caller.js';
import { isFailure, toldToReaders } from './failure.js';
import { LIMITS } from './limits.js';
import { counted, type FindPage, type PageAsked, type PageFound } from './page-route.js';
import { solveAsRead } from './solve-as-read.js';

/** What fields say that nobody has filled in. */
const NOTHING = lineOfFields(EMPTY_FIELDS);

type Parts = Pick<ServerParts, 'running' | 'worker' | 'publicUrl'>;

/**
 * The attack calculator. Its state is one line, `q`, and by which `reading` of the rules it is played; a form that was posted, or sent by its
 * fields, leads to that line where it fits into an address, except where the page itself asks while somebody types (`live`).
 */
export function findAttackPage(parts: Parts): FindPage {
  return (asked) => {
    const { kb, parameters } = asked;
    const fields = fieldsOf(parameters);
    const typed = fields === null ? (parameters.get('q') ?? '').trim() : lineOfFields(fields);
    if (typed === '' || typed === NOTHING)
      return { page: attackPage({ kb, line: '', fields, outcome: null }) };
    return fields === null ? attackOfLine(parts, asked, typed) : attackOfFields(parts, asked, fields);
  };
}

function attackOfLine(parts: Parts, asked: PageAsked, typed: string): Promise<PageFound> | PageFound {
  const { kb, parameters, isPosted } = asked;
  const linked = pastedLink(typed);
  if (linked !== null && !isLive(asked)) return { location: attackPath(linked.line, linked.reading) };
  const line = linked?.line ?? typed;
  const reading = readingAsked(
    linked === null ? parameters : new URLSearchParams({ reading: linked.reading }),
  );
  const own = isPosted ? leadsTo(asked, attackPath(line, reading.other ?? '')) : null;
  if (own !== null) return own;
  const read = readLine(kb, line);
  if (!read.ok) return { page: attackPage({ kb, line, fields: null, outcome: read }) };
  return solvedPage(parts, asked, { line, fields: null, read, reading });
}

function attackOfFields(
  parts: Parts,
  asked: PageAsked,
  fields: AttackFields,
): Promise<PageFound> | PageFound {
  const { kb, parameters } = asked;
  const reading = readingAsked(parameters);
  const missing = numberFault(fields);
  if (missing !== null) return faultyFields(asked, fields, missing);
  const said = lineOfFields(fields);
  const read = readLine(kb, said);
  if (!read.ok) {
    const fault = faultOfField(fields, read);
    return fault === null
      ? { page: attackPage({ kb, line: said, fields, outcome: read }) }
      : faultyFields(asked, fields, fault);
  }
  // Fields are written out in full; a line that names cards stays as it is.
  const line = read.cards.length > 0 ? said : read.notation;
  const own = leadsTo(asked, attackPath(line, reading.other ?? ''));
  return own ?? solvedPage(parts, asked, { line, fields, read, reading });
}

/** They stay in the form; posted ones have an address of their own, so that the page can be opened again. */
function faultyFields(asked: PageAsked, fields: AttackFields, fault: FieldFault): PageFound {
  const { kb, parameters, isPosted } = asked;
  const { other } = readingAsked(parameters);
  const own = isPosted ? leadsTo(asked, faultyFieldsPath(fields, other)) : null;
  return own ?? { page: faultyAttackPage({ kb, fields, fault, reading: other }) };
}

function isLive({ parameters }: PageAsked): boolean {
  return parameters.has('live');
}

/** Null where somebody types, or where it is too long for an address. */
function leadsTo(asked: PageAsked, location: string): { readonly location: string } | null {
  return isLive(asked) || location.length >= LIMITS.urlLength ? null : { location };
}

interface ReadAttack {
  readonly line: string;
  readonly fields: AttackFields | null;
  readonly read: LineRead;
  readonly reading: ReadingAsked;
}

async function solvedPage(
  parts: Parts,
  asked: PageAsked,
  { line, fields, read, reading }: ReadAttack,
): Promise<PageFound> {
  const { kb, isAbandoned } = asked;
  const work = solveAsRead(read, reading, isLive(asked));
  const done = await counted(parts, work.cost, () => work.solve(callerOf(parts, kb, isAbandoned)));
  if (!isFailure(done))
    return { page: attackPage({ kb, line, fields: fields ?? fieldsFor(read.input), ...done.result }) };
  const shown = { fields: fields ?? fieldsFor(read.input), outcome: null, fault: toldToReaders(done) };
  return { refused: done, page: attackPage({ kb, line, ...shown }) };
}
