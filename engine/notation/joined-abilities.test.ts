import { expect, test } from 'vitest';
import { parseCardText } from './card-text.js';
import { GAME_KEYWORDS } from './game-keywords.js';

const read = (text: string) =>
  parseCardText(text, GAME_KEYWORDS).abilities.map((one) => [
    one.keyword,
    one.cost?.text ?? null,
    one.condition,
  ]);

test.each(['Pay 2 Force -> Critical Hit 2 and Lucky 1', 'Pay 2 Force -> Critical Hit 2 or Lucky 1'])(
  'what is paid for one ability is paid for the other that it is joined to: %s',
  (text) => {
    expect(read(text)).toEqual([
      ['critical-hit', 'Pay 2 Force', null],
      ['lucky', 'Pay 2 Force', null],
    ]);
  },
);

test('a condition behind two abilities holds for both', () => {
  expect(read('Accuracy 1 and Overkill while attacking an Imperial')).toEqual([
    ['accuracy', null, 'while attacking an Imperial'],
    ['overkill', null, 'while attacking an Imperial'],
  ]);
});

test('what is listed behind a comma is an ability of its own', () => {
  expect(read('Pay 2 Force -> Evade 2, Armor')).toEqual([
    ['evade', 'Pay 2 Force', null],
    ['armor', null, null],
  ]);
});

test('a cost before the second ability is not that of the first', () => {
  expect(read('Overkill and Pay 1 Force -> Evade 1')).toEqual([
    ['overkill', null, null],
    ['evade', 'Pay 1 Force', null],
  ]);
});

test.each(['While in Space: Armor, Shields 2', 'While in Space, Armor and Shields 2'])(
  'a condition before several abilities holds for all of them: %s',
  (text) => {
    expect(read(text)).toEqual([
      ['armor', null, 'while in Space'],
      ['shields', null, 'while in Space'],
    ]);
  },
);
