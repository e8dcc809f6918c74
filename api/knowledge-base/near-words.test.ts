import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editsWithin } from './edit-distance.js';
import { indexNearWords, nearestWords } from './near-words.js';

/** Few letters, so that most words are near to one another. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), maxLength: 14 });
const words = fc.uniqueArray(word, { maxLength: 30 });

/** The same by measuring every word. */
function nearestOfAll(known: readonly string[], asked: string, limit: number): readonly string[] {
  const edits = known.map((one) => editsWithin(asked, one, limit));
  const best = Math.min(...edits);
  if (limit === 0 || best === Number.POSITIVE_INFINITY) return [];
  return known.filter((_, at) => edits[at] === best);
}

test('the nearest words are those with the fewest slips of all, whatever their lengths', () => {
  fc.assert(
    fc.property(words, word, fc.nat(3), (known, asked, limit) => {
      const nearest = nearestWords(indexNearWords(known), asked, limit);
      expect(nearest.toSorted()).toEqual(nearestOfAll(known, asked, limit).toSorted());
    }),
  );
});

test('words of the length that is asked come first, then shorter ones, then longer ones, each in the order they were given', () => {
  const known = indexNearWords(['staun', 'stu', 'tun', 'stunt', 'stan', 'stin', 'stuns']);
  expect(nearestWords(known, 'stun', 1)).toEqual(['stan', 'stin', 'stu', 'tun', 'staun', 'stunt', 'stuns']);
});

test('a word that is known is nearest to itself', () => {
  fc.assert(
    fc.property(words, word, (known, asked) => {
      expect(nearestWords(indexNearWords([...known, asked]), asked, 2)).toContain(asked);
      expect(new Set(nearestWords(indexNearWords([...known, asked]), asked, 2)).size).toBe(1);
    }),
  );
});

test('two neighbours that changed places are one slip', () => {
  expect(nearestWords(indexNearWords(['evade', 'evaded']), 'evdae', 1)).toEqual(['evade']);
});

test.each([
  ['no slip is allowed', ['stun'], 'stum', 0],
  ['nothing is known', [], 'stun', 2],
  ['all are farther away', ['overkill'], 'stun', 2],
])('nothing is near when %s', (_when, known, asked, limit) => {
  expect(nearestWords(indexNearWords(known), asked, limit)).toEqual([]);
});
