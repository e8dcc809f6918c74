import { type Board, type Instance, unitAt } from '../board.js';
import type { State } from '../state.js';
import { inWay } from '../way.js';
import { lookingFor } from './seen-naturals.js';

/** Whose prevention a natural sets off: the defender's; in a way that the game does not have, the attacker's as well. */
export function preventingByNatural(board: Board, state: State): readonly Instance[] {
  const own = lookingFor(unitAt(board, state.defender), 'PREVENTION');
  if (board.attacker === state.defender) return own;
  const others = lookingFor(unitAt(board, board.attacker), 'PREVENTION');
  return others.length === 0
    ? own
    : [...own, ...others.filter((instance) => inWay(instance, 'OF_ITS_OWN_DAMAGE'))];
}
