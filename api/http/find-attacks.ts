import { EMPTY_FIELDS, fieldsOf, lineOfFields } from '../../pages/attack/attack-form.js';
import { attackPage } from '../../pages/attack/attack-page.js';
import { pastedLink } from '../../pages/attack/pasted-link.js';
import { readingAsked } from '../../pages/attack/reading-asked.js';
import { attackPath } from '../../pages/paths.js';
import { readLine } from '../attacks/attack-by-line.js';
import type { ServerParts } from './answerer.js';
import { callerOf } from './caller.js';
import { isFailure } from './failure.js';
import { counted, type FindPage } from './page-route.js';
import { solveAsRead } from './solve-as-read.js';

/** What fields say that nobody has filled in. */
const NOTHING = lineOfFields(EMPTY_FIELDS);

/**
 * The attack calculator. Its state is one line, `q`, and by which `reading` of the rules it is played; a form that was sent by its fields leads to that line, except where the page itself
 * asks while somebody types (`live`).
 */
export function findAttackPage(parts: Pick<ServerParts, 'running' | 'worker' | 'publicUrl'>): FindPage {
  return async ({ kb, parameters, isAbandoned }) => {
    const fields = fieldsOf(parameters);
    const typed = fields === null ? (parameters.get('q') ?? '').trim() : lineOfFields(fields);
    if (typed === '' || typed === NOTHING)
      return { page: attackPage({ kb, line: '', fields, outcome: null }) };
    const linked = fields === null ? pastedLink(typed) : null;
    if (linked !== null && !parameters.has('live'))
      return { location: attackPath(linked.line, linked.reading) };
    const asked = linked?.line ?? typed;
    const read = readLine(kb, asked);
    if (!read.ok) return { page: attackPage({ kb, line: asked, fields, outcome: read }) };
    // Fields are written out in full; a line stays as its author wrote it.
    const line = fields === null || read.cards.length > 0 ? asked : read.notation;
    const reading = readingAsked(
      linked === null ? parameters : new URLSearchParams({ reading: linked.reading }),
    );
    if (fields !== null && !parameters.has('live'))
      return { location: attackPath(line, reading.other ?? '') };
    const work = solveAsRead(read, reading, parameters.has('live'));
    const done = await counted(parts, work.cost, () => work.solve(callerOf(parts, kb, isAbandoned)));
    return isFailure(done) ? done : { page: attackPage({ kb, line, fields, ...done.result }) };
  };
}
