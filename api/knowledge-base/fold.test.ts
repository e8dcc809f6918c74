import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldedWords, foldName, foldText, slugOf } from './fold.js';

test.each([
  ['Can’t', "can't"],
  ['can´t', "can't"],
  ['“Éclair”  –\n1', '"eclair" - 1'],
  ['ＷＩＤＥ', 'wide'],
])('%s is compared as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test.each([
  ["Re-roll, don't reroll", ['reroll', 'dont', 'reroll']],
  ['K´Kruhk', ['kkruhk']],
  ['"6".', ['6']],
  ['護盾 Стрела', ['護盾', 'стрела']],
  ['🙂 -- !', []],
])('the words of %s are %j', (text, words) => {
  expect(foldedWords(text)).toEqual(words);
});

test('a slug keeps what can stand in an address', () => {
  expect(slugOf("K'Kruhk (B)")).toBe('kkruhk-b');
  expect(slugOf('護盾')).toBe('');
});

test('a name is the letters and digits of its words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(foldName(text)).toBe(foldedWords(text).join(''));
    }),
  );
});
