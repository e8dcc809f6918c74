import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FACES } from '../../../engine/dice/dice-classes.js';
import { rational } from '../../../engine/rational.js';
import { naturalChance } from './natural-chance.js';

/** All rolls of so many dice, one after the other. */
function* rollsOf(dice: number): Generator<readonly number[]> {
  if (dice === 0) yield [];
  else for (const roll of rollsOf(dice - 1)) for (let face = 1; face <= 6; face++) yield [...roll, face];
}

const face = fc.constantFrom(...FACES);

test('the chance of a natural is its share of all rolls, the dice that another natural adds among them', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 3 }),
      fc.option(fc.record({ face, dice: fc.integer({ min: 1, max: 2 }) })),
      face,
      fc.integer({ min: 0, max: 3 }),
      fc.integer({ min: 0, max: 3 }),
      (dice, added, asked, least, further) => {
        const more = added === null ? null : { ...added, keyword: 'Fury' };
        let all = 0;
        let fitting = 0;
        for (const first of rollsOf(dice))
          for (const later of rollsOf(more?.dice ?? 0)) {
            const shown = more !== null && first.includes(more.face) ? [...first, ...later] : first;
            const count = shown.filter((one) => one === asked).length;
            all += 1;
            if (count >= least && count <= least + further) fitting += 1;
          }
        expect(naturalChance({ dice, more }, asked, least, least + further)).toEqual(
          rational(BigInt(fitting), BigInt(all)),
        );
      },
    ),
  );
});
