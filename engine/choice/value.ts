import type { AttackSide } from '../attack-input.js';
import { type Board, unitAt } from '../board.js';
import { remainingHealth } from '../derived.js';
import { powerOfSix } from '../dice/power-of-six.js';
import type { State } from '../state.js';

/** What a course of the attack is worth to the attacking side, exactly: both numbers over 6 to the power of `exponent`. `first` counts before `second`. */
export interface Value {
  readonly first: bigint;
  readonly second: bigint;
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
  return { first: BigInt(first), second: BigInt(second), exponent: 0 };
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
  for (const { weight, value } of parts) {
    const scale = weight * powerOfSix(deepest - value.exponent);
    first += scale * value.first;
    second += scale * value.second;
  }
  return { first, second, exponent: exponent + deepest };
}

/** Above 0 when `a` is better for `player` than `b`, 0 when they are worth the same. */
export function preference(player: AttackSide, a: Value, b: Value): number {
  const order = compare(a, b);
  return player === 'ATTACKER' ? order : -order;
}

function compare(a: Value, b: Value): number {
  const scaleA = powerOfSix(Math.max(0, b.exponent - a.exponent));
  const scaleB = powerOfSix(Math.max(0, a.exponent - b.exponent));
  const difference = a.first * scaleA - b.first * scaleB || a.second * scaleA - b.second * scaleB;
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}
