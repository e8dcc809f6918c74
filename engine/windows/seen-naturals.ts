import type { Board, Instance } from '../board.js';
import { standing } from '../dice/dice-classes.js';
import { naturalFor } from '../dice/looked-for.js';
import type { State } from '../state.js';
import { inWay } from '../way.js';

/** How often the natural that an instance looks for counts: in the final roll, or as it was seen in the initial one. */
export function timesSeen(board: Board, state: State, instance: Instance, naturals: number): number {
  if (instance.rules.parts.onFinalNatural === undefined) return timesOwed(state, instance);
  if (naturals === 0) return 0;
  const count = standing(naturals, naturalFor(board, state.defender, instance));
  return inWay(instance, 'EACH_NATURAL') ? count : Math.min(1, count);
}

/** How often an instance has seen its natural, of those whose effect is still to come. */
export function timesOwed({ owed }: State, { id }: Instance): number {
  return owed.filter((one) => one === id).length;
}
