import { type Board, type Instance, totalOf, unitAt, withPart } from '../board.js';
import { inWay } from '../way.js';

/**
 * The natural that a die shows where an instance finds what it looks for: its own, whatever Accuracy and Armor make of the die. A way that
 * looks at what the die counts as finds it on another natural; on one that no die has, never.
 */
export function naturalFor(board: Board, defender: number, instance: Instance): number {
  const { onInitialNatural, onFinalNatural } = instance.rules.parts;
  const face = (onFinalNatural ?? onInitialNatural)?.face ?? 0;
  const attacker = unitAt(board, board.attacker);
  const adding = withPart(attacker, 'addsToAttackDice');
  const byResult = inWay(instance, 'BY_RESULT') || adding.some((adds) => inWay(adds, 'CHANGES_NATURALS'));
  const lowered = withPart(unitAt(board, defender), 'hitOn').some((one) => inWay(one, 'CHANGES_NATURALS'));
  return face - (byResult ? totalOf(attacker, 'addsToAttackDice') : 0) + (lowered ? 1 : 0);
}
