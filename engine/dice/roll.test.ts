import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plus } from '../whole.js';
import type { DiceClass } from './dice-classes.js';
import { countingTally, countsOf, hasFlag, withoutFlags } from './dice-code.js';
import { powerOfSix } from './power-of-six.js';
import { dieByDie, MOST_DICE, rollDice, waysToHit } from './roll.js';

const MISS_OR_HIT: readonly DiceClass[] = [
  { faces: [1, 2, 3], hit: false, looked: null },
  { faces: [4, 5], hit: true, looked: null },
  { faces: [6], hit: true, looked: 6 },
];
const NONE = new Map([[0, 1]]);

describe('rolling dice', () => {
  it('counts 6^n rolls of n dice, exactly up to the most there may be', () => {
    for (let dice = 0; dice <= MOST_DICE; dice += 1) {
      const ways = rollDice(dice, NONE, countingTally(MISS_OR_HIT, [3, 4]));
      const total = [...ways.values()].reduce((sum, count) => sum + count, 0);
      expect(total).toBe(powerOfSix(dice));
    }
  });

  it('counts rolls as the multinomial formula does: of 3 dice, 3! · 3 · 2 · 1 with one of each class', () => {
    const ways = rollDice(3, NONE, countingTally(MISS_OR_HIT, []));
    const oneOfEach = [...ways].find(([code]) => countsOf(code, MISS_OR_HIT).join() === '1,1,1');
    expect(oneOfEach?.[1]).toBe(36);
  });

  it('keeps apart the rolls that showed a natural: of 2 dice 36 - 25 show a four', () => {
    const ways = [...rollDice(2, NONE, countingTally(MISS_OR_HIT, [4]))];
    const shown = ways.filter(([code]) => hasFlag(code, 0)).reduce((sum, [, count]) => sum + count, 0);
    expect(shown).toBe(11);
    expect(
      ways.every(([code]) => countsOf(withoutFlags(code), MISS_OR_HIT).reduce((a, b) => a + b) === 2),
    ).toBe(true);
  });

  it('counts the same kind of face by kind of face as die by die', () => {
    const most = fc.integer({ min: 1, max: 4 });
    const lookedFor = fc.subarray([1, 3, 4, 6, 4]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 }), lookedFor, most, (dice, naturals, counted) => {
        const tally = countingTally(MISS_OR_HIT, naturals, counted);
        const oneDie = dieByDie(
          (code, face) => tally.find(({ faces }) => faces.includes(face))?.add(code, 1) ?? Number.NaN,
        );
        expect(new Map([...rollDice(dice, NONE, tally)])).toEqual(new Map([...rollDice(dice, NONE, oneDie)]));
      }),
    );
  });

  it('counts dice of damage as binomial, all 6^n of them', () => {
    expect(waysToHit(2, 4)).toEqual([9, 18, 9]);
    expect(waysToHit(2, 5)).toEqual([16, 16, 4]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.constantFrom(4, 5), (dice, hitOn) => {
        expect(waysToHit(dice, hitOn).reduce(plus, 0)).toBe(powerOfSix(dice));
      }),
    );
  });
});
