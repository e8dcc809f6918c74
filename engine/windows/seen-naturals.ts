import { type Board, type BoardUnit, type Instance, withPart } from '../board.js';
import { standing } from '../dice/dice-classes.js';
import { naturalFor } from '../dice/looked-for.js';
import type { NaturalEffect } from '../keyword.js';
import type { State } from '../state.js';
import { inWay } from '../way.js';

/** Instances of a unit that look for a natural with some effect, in the initial or the final roll. */
export function lookingFor(unit: BoardUnit, effect: NaturalEffect): readonly Instance[] {
  const inFinal = withPart(unit, `onFinalNatural ${effect}`);
  const inInitial = withPart(unit, `onInitialNatural ${effect}`);
  return inInitial.length === 0 ? inFinal : [...inFinal, ...inInitial];
}

/** How often the natural that an instance looks for counts: in the final roll, or as it was seen in the initial one. */
export function timesSeen(board: Board, state: State, instance: Instance, naturals: number): number {
  if (instance.rules.parts.onFinalNatural === undefined) return timesOwed(state, instance);
  const count = standing(naturals, naturalFor(board, state.defender, instance));
  return inWay(instance, 'EACH_NATURAL') ? count : Math.min(1, count);
}

/** How often an instance has seen its natural, of those whose effect is still to come. */
export function timesOwed({ owed }: State, { id }: Instance): number {
  return owed.filter((one) => one === id).length;
}
