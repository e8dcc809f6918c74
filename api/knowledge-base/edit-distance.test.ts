import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedEdits, editsWithin, lettersOf, mayBeWithin } from './edit-distance.js';

test.each([
  [3, 0],
  [4, 1],
  [5, 1],
  [6, 2],
  [9, 2],
  [10, 3],
])('%i letters may have %i slips', (length, edits) => {
  expect(allowedEdits(length)).toBe(edits);
});

test.each([
  ['evade', 'evade', 0],
  ['evad', 'evade', 1],
  ['eavde', 'evade', 1],
  ['retlaiate', 'retaliate', 1],
  ['retlaiat', 'retaliate', 2],
  ['precisoin', 'precision', 1],
  ['overkil', 'overkill', 1],
])('%s is %s with %i slips, one swap of neighbours being one', (asked, known, edits) => {
  expect(editsWithin(asked, known, 2)).toBe(edits);
});

test('what is beyond the limit is infinitely far away', () => {
  expect(editsWithin('evade', 'overkill', 2)).toBe(Number.POSITIVE_INFINITY);
});

test('comparing letters first never rules out what is within the limit', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.integer({ min: 0, max: 4 }), (one, other, limit) => {
      fc.pre(editsWithin(one, other, limit) <= limit);
      expect(mayBeWithin(lettersOf(one), lettersOf(other), limit)).toBe(true);
    }),
  );
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.string({ maxLength: 1 }), (word, at, letter) => {
      const cut = at % word.length;
      const changed = word.slice(0, cut) + letter + word.slice(cut + 1);
      expect(mayBeWithin(lettersOf(word), lettersOf(changed), 1)).toBe(true);
    }),
  );
});
