import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrapped } from './wrapped.js';

test('a text is broken at spaces, and keeps its own lines', () => {
  expect(wrapped('one two three\nfour', 9)).toBe('one two\nthree\nfour');
});

test('a word that is longer than a line is not broken', () => {
  expect(wrapped('a bbbbbbbb c', 4)).toBe('a\nbbbbbbbb\nc');
});

test('each line is indented', () => expect(wrapped('one two', 6, 2)).toBe('  one\n  two'));

test('no word is lost, and only long words stand out', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(words, fc.integer({ min: 5, max: 40 }), (given, width) => {
      const lines = wrapped(given.join(' '), width).split('\n');
      expect(lines.join(' ').split(' ')).toEqual(given);
      for (const line of lines) expect(line.length <= width || !line.includes(' ')).toBe(true);
    }),
  );
});
