import type { AttackSide } from '../attack-input.js';
import { type Board, type Instance, unitAt, withPart } from '../board.js';
import { inSameArena } from '../derived.js';
import type { DamageInstance } from '../stage.js';
import { inWay } from '../way.js';

/** Ferocity makes damage unpreventable; a unit with Fortitude prevents damage to itself all the same. */
export function isPreventable(board: Board, damage: DamageInstance, instance: Instance): boolean {
  const making = withPart(unitAt(board, damage.source), 'unpreventable').filter(
    (one) => damage.kind === 'ATTACK' || damage.kind === 'EXCESS' || !inWay(one, 'ATTACK_DAMAGE_ONLY'),
  );
  if (making.length === 0 || inWay(instance, 'OF_ALL_DAMAGE')) return true;
  const isForEvery = making.some((one) => inWay(one, 'FOR_EVERY_UNIT'));
  const overriding = withPart(unitAt(board, instance.unit), 'preventsUnpreventable').filter(
    (one) => instance.unit === damage.target || inWay(one, 'FOR_OTHERS_TOO'),
  );
  return overriding.length > 0 && !isForEvery;
}

/** Who answers damage: the side of the unit it strikes, but the defending side for the attack on a unit by itself. */
export function sideStruck(board: Board, { target, kind }: DamageInstance): AttackSide {
  const asDefender = board.input.selfAttack && target === board.attacker && kind === 'ATTACK';
  return asDefender ? 'DEFENDER' : unitAt(board, target).side;
}

/** Whether a prevention reaches damage at all: to the unit itself, or to another unit of the side that is struck, in its arena. */
export function canPrevent(board: Board, instance: Instance, damage: DamageInstance): boolean {
  const prevents = instance.rules.parts.prevents;
  if (prevents === undefined || damage.amount === 0 || !isPreventable(board, damage, instance)) return false;
  const unit = unitAt(board, instance.unit);
  const target = unitAt(board, damage.target);
  if (prevents.of === 'ITSELF') return target === unit;
  return target !== unit && unit.side === sideStruck(board, damage) && inSameArena(unit, target);
}
