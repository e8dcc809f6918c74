import type { Whole } from './whole.js';

/** An exact fraction: reduced, `denominator` above 0. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const ZERO: Rational = { numerator: 0n, denominator: 1n };

/** As long as both are small it is found with doubles, many times faster. */
function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) {
    if (x <= LARGEST_DOUBLE && y <= LARGEST_DOUBLE) return BigInt(smallDivisor(Number(x), Number(y)));
    [x, y] = [y, x % y];
  }
  return x;
}

const LARGEST_DOUBLE = BigInt(Number.MAX_SAFE_INTEGER);

function smallDivisor(a: number, b: number): number {
  let x = a;
  let y = b;
  while (y !== 0) {
    const rest = x % y;
    x = y;
    y = rest;
  }
  return x;
}

/** Throws a RangeError when the denominator is not above 0. */
export function rational(numerator: bigint, denominator: bigint = 1n): Rational {
  if (denominator <= 0n) throw belowOne(denominator);
  const divisor = greatestCommonDivisor(numerator, denominator);
  return divisor === 1n
    ? { numerator, denominator }
    : { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** The fraction of two whole numbers. Throws a RangeError when the denominator is not above 0. */
export function asRational(numerator: Whole, denominator: Whole): Rational {
  if (typeof numerator === 'bigint' || typeof denominator === 'bigint')
    return rational(BigInt(numerator), BigInt(denominator));
  if (denominator <= 0) throw belowOne(denominator);
  const divisor = smallDivisor(Math.abs(numerator), denominator);
  return { numerator: BigInt(numerator / divisor), denominator: BigInt(denominator / divisor) };
}

function belowOne(denominator: Whole): RangeError {
  return new RangeError(`A denominator of ${denominator}; it must be above 0.`);
}

export function add(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function times(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** Below 0, 0 or above 0, as for a sort. */
export function compareRationals(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function equalRationals(a: Rational, b: Rational): boolean {
  return a.numerator === b.numerator && a.denominator === b.denominator;
}

/** `571/46656`; whole numbers without a denominator. */
export function printRational({ numerator, denominator }: Rational): string {
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}

const DOUBLE_BITS = 64n;

/** The nearest double or its neighbour, whatever the size of the numbers. */
export function toNumber({ numerator, denominator }: Rational): number {
  const negative = numerator < 0n;
  const size = negative ? -numerator : numerator;
  const excess = BigInt(denominator.toString(2).length - size.toString(2).length) + DOUBLE_BITS;
  const scaled = excess >= 0n ? (size << excess) / denominator : size / (denominator << -excess);
  const value = Number(scaled) * 2 ** -Number(excess);
  return negative ? -value : value;
}
