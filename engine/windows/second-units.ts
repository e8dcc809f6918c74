import { type Board, unitAt, withPart } from '../board.js';
import { inSameArena, obstacleTo } from '../derived.js';
import type { State } from '../state.js';
import { inWay } from '../way.js';

/** All other units in the defender's arena that can be damaged so, the attacker itself included, as listed. */
export function secondUnits(board: Board, state: State): readonly number[] {
  const defender = unitAt(board, state.defender);
  return board.units
    .filter((unit) => unit !== defender && state.inPlay[unit.index] === true && inSameArena(unit, defender))
    .filter(({ index }) => !isHiddenFromAll(board, state, index))
    .map(({ index }) => index);
}

function isHiddenFromAll(board: Board, state: State, index: number): boolean {
  return (
    withPart(unitAt(board, index), 'hidesUntappedUnit').some((instance) =>
      inWay(instance, 'HIDDEN_FROM_ALL_DAMAGE'),
    ) && obstacleTo(board, state, index) === 'STEALTH'
  );
}
