import { add, type Rational, rational, times } from '../rational.js';

const MINUS_ONE = rational(-1n);

export function minus(a: Rational, b: Rational): Rational {
  return add(a, times(b, MINUS_ONE));
}
