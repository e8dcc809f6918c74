import type { ReadingAsked, ShownReadings } from '../../pages/attack/reading-asked.js';
import { ASSUMPTIONS_COST, attackCost } from '../../schema/attack-cost.js';
import { attackToRequest } from '../../schema/attack-to-request.js';
import type { QueryContext } from '../../schema/context.js';
import { solvedAttack, workAsAsked } from '../../schema/solved-attack.js';
import { asSolved, type LineRead, type LineSolved } from '../attacks/attack-by-line.js';
import type { AttackRefusal } from '../attacks/attack-refusal.js';

/** In the measure of queries, with the other readings: below it they are found without being asked for, in half a second at most. */
const SOON = 10_000;
/** While somebody types, nobody waits for them. */
const AT_ONCE = 2_000;

export interface AttackAsRead {
  readonly outcome: LineSolved | AttackRefusal;
  readonly readings: ShownReadings;
}

/** What it costs, in the measure of queries, and the work. */
export interface ReadingWork {
  readonly cost: number;
  solve(caller: QueryContext): Promise<AttackAsRead>;
}

/**
 * An attack by the reading of the rules that is asked for. The readings on which it depends are found where that takes no time, or when it
 * is asked for; `isTyping`: the attack is worked out while it is written.
 */
export function solveAsRead(read: LineRead, asked: ReadingAsked, isTyping: boolean): ReadingWork {
  const { input } = read;
  const { other, isEvery } = asked;
  const once = attackCost({ input: attackToRequest(input) }).field;
  const isFound = isEvery || workAsAsked(input, { assumptions: true }) <= (isTyping ? AT_ONCE : SOON);
  const isAsRead = other === null;
  return {
    cost: once * (isFound && !isAsRead ? 2 : 1) + (isEvery ? ASSUMPTIONS_COST : 0),
    async solve(caller) {
      const known = isFound ? await solvedAttack(caller, input, { assumptions: true }) : null;
      const played =
        isAsRead && known !== null
          ? known
          : await solvedAttack(caller, input, isAsRead ? {} : { readings: [other] });
      return {
        outcome: asSolved(caller.knowledgeBase, read, played),
        readings: { ...asked, matter: known?.ok === true ? known.assumptions : null },
      };
    },
  };
}
