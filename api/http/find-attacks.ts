import { EMPTY_FIELDS, fieldsOf, lineOfFields } from '../../pages/attack/attack-form.js';
import { attackPage } from '../../pages/attack/attack-page.js';
import { attackPath } from '../../pages/paths.js';
import { attackAsAsked } from '../../schema/attack-as-asked.js';
import { attackCost } from '../../schema/attack-cost.js';
import { solvedAttack } from '../../schema/solved-attack.js';
import { asSolved, readLine } from '../attacks/attack-by-line.js';
import type { ServerParts } from './answerer.js';
import { isFailure } from './failure.js';
import { counted, type FindPage } from './page-route.js';

/** What fields say that nobody has filled in. */
const NOTHING = lineOfFields(EMPTY_FIELDS);

/**
 * The attack calculator. Its state is one line, `q`; a form that was sent by its fields leads to that line, except where the page itself
 * asks while somebody types (`live`).
 */
export function findAttackPage(parts: Pick<ServerParts, 'running' | 'worker'>): FindPage {
  return async (asked) => {
    const { kb, parameters } = asked;
    const fields = fieldsOf(parameters);
    const typed = fields === null ? (parameters.get('q') ?? '').trim() : lineOfFields(fields);
    if (typed === '' || typed === NOTHING)
      return { page: attackPage({ kb, line: '', fields, outcome: null }) };
    const read = readLine(kb, typed);
    if (!read.ok) return { page: attackPage({ kb, line: typed, fields, outcome: read }) };
    // Fields are written out in full; a line stays as its author wrote it.
    const line = fields === null || read.cards.length > 0 ? typed : read.notation;
    if (fields !== null && !parameters.has('live')) return { location: attackPath(line) };
    const cost = attackCost({ input: attackAsAsked(read.input) }).field;
    const caller = { knowledgeBase: kb, isAbandoned: asked.isAbandoned, solveBeside: parts.worker.solve };
    const done = await counted(parts, cost, async () =>
      asSolved(kb, read, await solvedAttack(caller, read.input, {})),
    );
    return isFailure(done) ? done : { page: attackPage({ kb, line, fields, outcome: done.result }) };
  };
}
