import { type Rational, toNumber } from '../engine/rational.js';

const BELOW_ONE = 1 - Number.EPSILON / 2;

/** The double of a chance: 0 or 1 only when it is exactly that, so that "never" and "always" can be read off it. */
export function chanceNumber(chance: Rational): number {
  const { numerator, denominator } = chance;
  if (numerator === 0n) return 0;
  if (numerator === denominator) return 1;
  return Math.min(Math.max(toNumber(chance), Number.MIN_VALUE), BELOW_ONE);
}
