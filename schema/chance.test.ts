import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rational } from '../engine/rational.js';
import { chanceNumber } from './chance.js';

describe('the number of a chance', () => {
  it('is the nearest double', () => expect(chanceNumber(rational(571n, 46656n))).toBe(571 / 46656));

  it('is 0 for what never happens and 1 for what always does', () => {
    expect(chanceNumber(rational(0n))).toBe(0);
    expect(chanceNumber(rational(1n))).toBe(1);
  });

  it('is neither for what nearly never, or nearly always, happens', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 900 }), (dice) => {
        const all = 6n ** BigInt(dice);
        expect(chanceNumber(rational(1n, all))).toBeGreaterThan(0);
        expect(chanceNumber(rational(all - 1n, all))).toBeLessThan(1);
      }),
    );
  });
});
