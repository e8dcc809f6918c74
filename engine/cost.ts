import type { AttackSide } from './attack-input.js';
import { type Board, type Instance, unitAt } from './board.js';
import { markUsed, pay, type State } from './state.js';

/** An ability is used only if its cost can be paid in full; what is not in Force is taken as payable, once. */
export function canPay(board: Board, state: State, instance: Instance): boolean {
  const { side } = unitAt(board, instance.unit);
  if (instance.force !== null) return instance.force <= state.force[side];
  if (!instance.hasCost) return true;
  return !board.readings.has('other-costs-payable') && !state.used.includes(instance.id);
}

export function payFor(board: Board, state: State, instance: Instance): State {
  const side: AttackSide = unitAt(board, instance.unit).side;
  const paid = pay(state, side, instance.force ?? 0);
  return instance.force === null && instance.hasCost ? markUsed(paid, instance.id) : paid;
}
