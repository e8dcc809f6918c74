import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rational, toNumber } from './rational.js';

it('a fraction is told as its double, whatever its sign', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }), (above, below) => {
      expect(toNumber(rational(BigInt(above), BigInt(below)))).toBeCloseTo(above / below, 9);
    }),
  );
});

it.each([
  [10n ** 400n, 3n * 10n ** 400n, 1 / 3],
  [-(10n ** 400n), 4n, Number.NEGATIVE_INFINITY],
  [7n * 10n ** 40n, 10n ** 40n, 7],
  [5n * 10n ** 80n, 10n, 5e79],
  [1n, 10n ** 60n, 1e-60],
])('numbers beyond a double come as near as a double can: %s / %s', (numerator, denominator, double) => {
  const found = toNumber(rational(numerator, denominator));
  if (Number.isFinite(double)) expect(found / double).toBeCloseTo(1, 12);
  else expect(found).toBe(double);
});
