import { type Board, type Instance, unitAt, withPart } from '../board.js';
import type { State } from '../state.js';
import { inWay } from '../way.js';

const NONE: readonly Instance[] = [];

/** Whose prevention a natural sets off: the defender's; in a way that the game does not have, the attacker's as well. */
export function preventingByNatural(board: Board, state: State): readonly Instance[] {
  if (!board.plays['natural PREVENTION']) return NONE;
  const own = withPart(unitAt(board, state.defender), 'natural PREVENTION');
  if (board.attacker === state.defender) return own;
  const others = withPart(unitAt(board, board.attacker), 'natural PREVENTION');
  return others.length === 0
    ? own
    : [...own, ...others.filter((instance) => inWay(instance, 'OF_ITS_OWN_DAMAGE'))];
}
