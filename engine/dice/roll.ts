import type { Natural } from '../keyword.js';
import { FACES } from './dice-classes.js';

/** A way of keeping the books on dice: what a die that shows `face` makes of what the dice before it made. Codes are whole numbers. */
export type Tally = (code: number, face: Natural) => number;

/** How many of the 6^n rolls of n dice end in each code. Whole numbers up to 6^20, which a double holds exactly. */
export type Ways = ReadonlyMap<number, number>;

/** The most dice whose rolls can still be counted exactly in doubles. */
export const MOST_DICE = 20;

/** Rolls dice one after the other and keeps the books; equal codes are one. */
export function rollDice(dice: number, start: Ways, tally: Tally): Ways {
  let ways = start;
  for (let die = 0; die < dice; die += 1) {
    const next = new Map<number, number>();
    for (const [code, count] of ways) {
      for (const face of FACES) {
        const after = tally(code, face);
        next.set(after, (next.get(after) ?? 0) + count);
      }
    }
    ways = next;
  }
  return ways;
}

const factorials = [1];
function factorial(n: number): number {
  for (let known = factorials.length; known <= n; known += 1)
    factorials.push((factorials[known - 1] ?? 1) * known);
  return factorials[n] ?? 1;
}

/** In how many of the 6^n rolls of n dice of damage each number of them hits, from 0 on. */
export function waysToHit(dice: number, hitOn: number): readonly bigint[] {
  const hitting = BigInt(Math.min(6, Math.max(0, 7 - hitOn)));
  const missing = 6n - hitting;
  return Array.from({ length: dice + 1 }, (_, hits) => {
    const choose = BigInt(Math.round(factorial(dice) / (factorial(hits) * factorial(dice - hits))));
    return choose * hitting ** BigInt(hits) * missing ** BigInt(dice - hits);
  });
}
