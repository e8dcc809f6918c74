import type { Fraction } from './oracle-attack.js';

/**
 * Probabilities are whole numbers of 6^-72ths: exact as long as no line of play rolls more than 72 dice.
 * `divide` notices if one does.
 */
export const ONE = 6n ** 72n;

export function divide(sum: bigint, ways: bigint): bigint {
  if (sum % ways !== 0n)
    throw new RangeError('More than 72 dice in one line of play; the oracle is for small attacks.');
  return sum / ways;
}

/** `numerator / ONE`, reduced. */
export function fractionOf(numerator: bigint): Fraction {
  let [a, b] = [numerator < 0n ? -numerator : numerator, ONE];
  while (b !== 0n) [a, b] = [b, a % b];
  return { numerator: numerator / a, denominator: ONE / a };
}
