import type { AttackSide } from './attack-input.js';
import type { Board, Instance } from './board.js';
import { markUsed, pay, type State } from './state.js';

/** An ability is used only if the side that plays it can pay its cost in full; what is not in Force is taken as payable, once. */
export function canPay(board: Board, state: State, instance: Instance, side: AttackSide): boolean {
  if (instance.force !== null) return instance.force <= state.force[side];
  if (!instance.hasCost) return true;
  return !board.readings.has('other-costs-payable') && !state.used.includes(instance.id);
}

export function payFor(state: State, instance: Instance, side: AttackSide): State {
  const paid = pay(state, side, instance.force ?? 0);
  return instance.force === null && instance.hasCost ? markUsed(paid, instance.id) : paid;
}
