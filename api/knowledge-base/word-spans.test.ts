import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldedWords } from './fold.js';
import { wordSpans } from './word-spans.js';

test('words come with their places and as comparison sees them', () => {
  const text = 'A “Re-roll” can’t';
  const spans = wordSpans(text).map(({ start, end, words }) => [text.slice(start, end), ...words]);
  expect(spans).toEqual([
    ['A', 'a'],
    ['Re-roll', 'reroll'],
    ['can’t', 'cant'],
  ]);
});

test('spans follow one another and are cut out of the text, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      let at = 0;
      for (const { start, end, words } of wordSpans(text)) {
        expect(start).toBeGreaterThanOrEqual(at);
        expect(words).toEqual(foldedWords(text.slice(start, end)));
        at = end;
      }
      expect(at).toBeLessThanOrEqual(text.length);
    }),
  );
});
