import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asWhole, dividedBy, plus, times } from './whole.js';

/** On both sides of 2^53, from where on a double skips numbers. */
const number = fc.oneof(
  fc.bigInt({ min: -(2n ** 54n), max: 2n ** 54n }),
  fc.bigInt({ min: -9n, max: 9n }),
  fc.bigInt({ min: 2n ** 53n - 9n, max: 2n ** 53n + 9n }),
  fc.bigInt({ min: -(2n ** 90n), max: 2n ** 90n }),
);

describe('whole numbers', () => {
  it('are doubles below 2^53 and BigInts from there on', () => {
    expect(asWhole(2n ** 53n - 1n)).toBe(2 ** 53 - 1);
    expect(asWhole(2n ** 53n)).toBe(2n ** 53n);
    expect(plus(2 ** 53 - 1, 1)).toBe(2n ** 53n);
    expect(plus(2n ** 53n, -1)).toBe(2 ** 53 - 1);
  });

  it('add, multiply and divide as BigInts do, whatever their size', () => {
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(plus(asWhole(a), asWhole(b))).toBe(asWhole(a + b));
        expect(BigInt(times(asWhole(a), asWhole(b)))).toBe(a * b);
        if (b !== 0n) expect(BigInt(dividedBy(asWhole(a * b), asWhole(b)))).toBe(a);
      }),
    );
  });
});
