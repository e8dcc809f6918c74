import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diceLattice } from './dice-lattice.js';

const sizes = fc.record({ dice: fc.integer({ min: 0, max: 8 }), classes: fc.integer({ min: 1, max: 6 }) });

describe('the spreads of dice over classes', () => {
  it('are as many as the formula says: 10 dice over 4 classes in 13 over 3 ways', () => {
    expect(diceLattice(10, 4).size).toBe(286);
  });

  it('each have a number of their own, and all the dice', () => {
    fc.assert(
      fc.property(sizes, ({ dice, classes }) => {
        const lattice = diceLattice(dice, classes);
        for (let spread = 0; spread < lattice.size; spread += 1) {
          const counts = lattice.countsOf(spread);
          expect(counts.reduce((sum, count) => sum + count, 0)).toBe(dice);
          expect(lattice.numberOf(counts)).toBe(spread);
        }
      }),
    );
  });

  it('lead to those of one die more and one die fewer', () => {
    fc.assert(
      fc.property(sizes, fc.nat(), fc.nat(), ({ dice, classes }, anySpread, anyClass) => {
        const lattice = diceLattice(dice, classes);
        const [spread, index] = [anySpread % lattice.size, anyClass % classes];
        const counts = [...lattice.countsOf(spread)];
        const more = counts.map((count, at) => (at === index ? count + 1 : count));
        expect(diceLattice(dice + 1, classes).countsOf(lattice.more(spread, index))).toEqual(more);
        expect(diceLattice(dice + 1, classes).fewer(lattice.more(spread, index), index)).toBe(spread);
        if (counts[index] === 0) expect(lattice.fewer(spread, index)).toBe(-1);
      }),
    );
  });
});
