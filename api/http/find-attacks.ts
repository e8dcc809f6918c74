import { EMPTY_FIELDS, fieldsFor, fieldsOf, lineOfFields } from '../../pages/attack/attack-form.js';
import { attackPage } from '../../pages/attack/attack-page.js';
import { pastedLink } from '../../pages/attack/pasted-link.js';
import { readingAsked } from '../../pages/attack/reading-asked.js';
import { attackPath } from '../../pages/paths.js';
import { readLine } from '../attacks/attack-by-line.js';
import type { ServerParts } from './answerer.js';
import { callerOf } from './caller.js';
import { isFailure, toldToReaders } from './failure.js';
import { LIMITS } from './limits.js';
import { counted, type FindPage } from './page-route.js';
import { solveAsRead } from './solve-as-read.js';

/** What fields say that nobody has filled in. */
const NOTHING = lineOfFields(EMPTY_FIELDS);

/**
 * The attack calculator. Its state is one line, `q`, and by which `reading` of the rules it is played; a form that was posted, or sent by its
 * fields, leads to that line where it fits into an address, except where the page itself asks while somebody types (`live`).
 */
export function findAttackPage(parts: Pick<ServerParts, 'running' | 'worker' | 'publicUrl'>): FindPage {
  return async ({ kb, parameters, isPosted, isAbandoned }) => {
    const fields = fieldsOf(parameters);
    const typed = fields === null ? (parameters.get('q') ?? '').trim() : lineOfFields(fields);
    if (typed === '' || typed === NOTHING)
      return { page: attackPage({ kb, line: '', fields, outcome: null }) };
    const linked = fields === null ? pastedLink(typed) : null;
    if (linked !== null && !parameters.has('live'))
      return { location: attackPath(linked.line, linked.reading) };
    const asked = linked?.line ?? typed;
    const reading = readingAsked(
      linked === null ? parameters : new URLSearchParams({ reading: linked.reading }),
    );
    const isTyping = parameters.has('live');
    const leadsTo = (line: string): { readonly location: string } | null => {
      const location = attackPath(line, reading.other ?? '');
      return isTyping || location.length >= LIMITS.urlLength ? null : { location };
    };
    const ownAddress = isPosted && fields === null ? leadsTo(asked) : null;
    if (ownAddress !== null) return ownAddress;
    const read = readLine(kb, asked);
    if (!read.ok) return { page: attackPage({ kb, line: asked, fields, outcome: read }) };
    // Fields are written out in full; a line stays as its author wrote it.
    const line = fields === null || read.cards.length > 0 ? asked : read.notation;
    const filledIn = fields === null ? null : leadsTo(line);
    if (filledIn !== null) return filledIn;
    const work = solveAsRead(read, reading, isTyping);
    const done = await counted(parts, work.cost, () => work.solve(callerOf(parts, kb, isAbandoned)));
    if (!isFailure(done)) return { page: attackPage({ kb, line, fields, ...done.result }) };
    const shown = { fields: fields ?? fieldsFor(read.input), outcome: null, fault: toldToReaders(done) };
    return { refused: done, page: attackPage({ kb, line, ...shown }) };
  };
}
