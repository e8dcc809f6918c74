import type { AttackSide } from '../attack-input.js';
import { type Board, unitAt } from '../board.js';
import { remainingHealth } from '../derived.js';
import { powerOfSix } from '../dice/power-of-six.js';
import type { State } from '../state.js';

/** What a course of the attack is worth to the attacking side, exactly: all numbers over 6 to the power of `exponent`. `first` counts before `second`. */
export interface Value {
  readonly first: bigint;
  readonly second: bigint;
  /** Force each side spends in the attack: what decides between courses that are worth the same to it. */
  readonly spentByAttacker: bigint;
  readonly spentByDefender: bigint;
  readonly exponent: number;
}

/**
 * DISCARD: enemy units discarded less own, then counters placed on enemies less own, up to the health a unit had left. DAMAGE: all counters
 * placed, then discards. A unit that attacks itself counts as an enemy of the attacking side.
 */
export function outcomeValue(board: Board, start: State, end: State): Value {
  let discards = 0;
  let counters = 0;
  for (const { index } of board.units) {
    const sign = isEnemy(board, index) ? 1 : -1;
    const placed = (end.counters[index] ?? 0) - (start.counters[index] ?? 0);
    const capped =
      board.input.objective === 'DISCARD' ? Math.min(placed, remainingHealth(board, start, index)) : placed;
    counters += sign * capped;
    if (end.inPlay[index] !== true) discards += sign;
  }
  const [first, second] = board.input.objective === 'DISCARD' ? [discards, counters] : [counters, discards];
  return {
    first: BigInt(first),
    second: BigInt(second),
    spentByAttacker: BigInt(start.force.ATTACKER - end.force.ATTACKER),
    spentByDefender: BigInt(start.force.DEFENDER - end.force.DEFENDER),
    exponent: 0,
  };
}

function isEnemy(board: Board, index: number): boolean {
  return unitAt(board, index).side === 'DEFENDER' || (board.input.selfAttack && index === board.attacker);
}

/** The weighted mean of values; the weights add up to 6 to the power of `exponent`. */
export function meanValue(
  parts: readonly { readonly weight: bigint; readonly value: Value }[],
  exponent: number,
): Value {
  const deepest = Math.max(0, ...parts.map(({ value }) => value.exponent));
  let first = 0n;
  let second = 0n;
  let spentByAttacker = 0n;
  let spentByDefender = 0n;
  for (const { weight, value } of parts) {
    const scale = weight * powerOfSix(deepest - value.exponent);
    first += scale * value.first;
    second += scale * value.second;
    spentByAttacker += scale * value.spentByAttacker;
    spentByDefender += scale * value.spentByDefender;
  }
  return { first, second, spentByAttacker, spentByDefender, exponent: exponent + deepest };
}

/** A value as one player sees it, over a given exponent: the first number in which two differ decides, the higher is better. */
export type Worth = readonly [first: bigint, second: bigint, saved: bigint];

export function worthTo(player: AttackSide, value: Value, exponent: number): Worth {
  const scale = powerOfSix(exponent - value.exponent);
  return player === 'ATTACKER'
    ? [scale * value.first, scale * value.second, -scale * value.spentByAttacker]
    : [-scale * value.first, -scale * value.second, -scale * value.spentByDefender];
}

export function isBetter(a: Worth, b: Worth): boolean {
  if (a[0] !== b[0]) return a[0] > b[0];
  return a[1] === b[1] ? a[2] > b[2] : a[1] > b[1];
}
