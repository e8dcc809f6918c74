import type { AttackSide } from '../attack-input.js';
import { type Board, unitAt } from '../board.js';
import { remainingHealth } from '../derived.js';
import { powerOfSix } from '../dice/power-of-six.js';
import type { State } from '../state.js';
import { compareWholes, plus, times, type Whole } from '../whole.js';

/** What a course of the attack is worth to the attacking side, exactly: all numbers over 6 to the power of `exponent`. `first` counts before `second`. */
export interface Value {
  readonly first: Whole;
  readonly second: Whole;
  /** Force each side spends in the attack: what decides between courses that are worth the same to it. */
  readonly spentByAttacker: Whole;
  readonly spentByDefender: Whole;
  readonly exponent: number;
}

/**
 * What the ends of an attack are worth. DISCARD: enemy units discarded less own, then counters placed on enemies less own, up to the health a
 * unit had left. DAMAGE: all counters placed, then discards. A unit that attacks itself counts as an enemy of the attacking side.
 */
export function outcomeValues(board: Board, start: State): (end: State) => Value {
  const isDiscard = board.input.objective === 'DISCARD';
  const signs = board.units.map(({ index }) => (isEnemy(board, index) ? 1 : -1));
  const most = board.units.map(({ index }) => (isDiscard ? remainingHealth(board, start, index) : Infinity));
  return (end) => {
    let discards = 0;
    let counters = 0;
    for (let index = 0; index < signs.length; index += 1) {
      const sign = signs[index] ?? 0;
      const placed = (end.counters[index] ?? 0) - (start.counters[index] ?? 0);
      counters += sign * Math.min(placed, most[index] ?? 0);
      if (end.inPlay[index] !== true) discards += sign;
    }
    return {
      first: isDiscard ? discards : counters,
      second: isDiscard ? counters : discards,
      spentByAttacker: start.force.ATTACKER - end.force.ATTACKER,
      spentByDefender: start.force.DEFENDER - end.force.DEFENDER,
      exponent: 0,
    };
  };
}

function isEnemy(board: Board, index: number): boolean {
  return unitAt(board, index).side === 'DEFENDER' || (board.input.selfAttack && index === board.attacker);
}

/** The weighted mean of what follows; the weights add up to 6 to the power of `exponent`. */
export function meanValue(
  ways: readonly { readonly weight: Whole; readonly to: { readonly value: Value } }[],
  exponent: number,
): Value {
  let deepest = 0;
  for (const { to } of ways) deepest = Math.max(deepest, to.value.exponent);
  let first: Whole = 0;
  let second: Whole = 0;
  let spentByAttacker: Whole = 0;
  let spentByDefender: Whole = 0;
  for (const { weight, to } of ways) {
    const { value } = to;
    const scale = times(weight, powerOfSix(deepest - value.exponent));
    first = plus(first, times(scale, value.first));
    second = plus(second, times(scale, value.second));
    spentByAttacker = plus(spentByAttacker, times(scale, value.spentByAttacker));
    spentByDefender = plus(spentByDefender, times(scale, value.spentByDefender));
  }
  return { first, second, spentByAttacker, spentByDefender, exponent: exponent + deepest };
}

/** Is `a` worth more to a player than `b`? The first number in which they differ decides: his own gain, then the Force he saves. */
export function isWorthMore(player: AttackSide, a: Value, b: Value): boolean {
  const deepest = Math.max(a.exponent, b.exponent);
  const [ours, theirs] = [powerOfSix(deepest - a.exponent), powerOfSix(deepest - b.exponent)];
  const gain = compared(a.first, ours, b.first, theirs) || compared(a.second, ours, b.second, theirs);
  if (gain !== 0) return player === 'ATTACKER' ? gain > 0 : gain < 0;
  return player === 'ATTACKER'
    ? compared(a.spentByAttacker, ours, b.spentByAttacker, theirs) < 0
    : compared(a.spentByDefender, ours, b.spentByDefender, theirs) < 0;
}

/** Each number with its scale: above 0 when the first is more. */
function compared(a: Whole, ours: Whole, b: Whole, theirs: Whole): number {
  return compareWholes(times(ours, a), times(theirs, b));
}
