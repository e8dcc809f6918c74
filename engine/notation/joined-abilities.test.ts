import { expect, test } from 'vitest';
import { parseAbilityLines } from './ability-line.js';
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

test.each([
  ['Pay 2 Force -> Evade 2, Armor', 'Armor', "Whether 'Pay 2 Force' is paid for 'Armor' too can't be told"],
  ['Tap -> Evade 2, and Lucky 1', 'Lucky 1', "Whether 'Tap' is paid for 'Lucky 1' too can't be told"],
  [
    'Critical Hit 2, Lucky 1 while attacking a Jedi',
    'Critical Hit 2',
    "Whether 'while attacking a Jedi' holds for 'Critical Hit 2' too can't be told",
  ],
  [
    'Fury 5 while attacking a Clone or Trooper Overkill',
    'Overkill',
    "Whether 'Overkill' is part of 'while attacking a Clone or Trooper' can't be told",
  ],
  [
    'Evade X, where X is the number of Jedi and Overkill',
    'Overkill',
    "Whether 'Overkill' is part of 'where X is the number of Jedi' can't be told",
  ],
])('what can be read in two ways is told, on a card and in an attack: %s', (text, found, message) => {
  for (const readAll of [parseCardText, parseAbilityLines]) {
    expect(readAll(text, GAME_KEYWORDS).problems).toMatchObject([
      { text: found, message: expect.stringContaining(message) },
    ]);
  }
});

test.each([
  [
    'Pay 2 Force -> Evade 2; Armor',
    [
      ['evade', 'Pay 2 Force', null],
      ['armor', null, null],
    ],
  ],
  [
    'Evade 2 (2 Force), Armor',
    [
      ['evade', 'Pay 2 Force', null],
      ['armor', null, null],
    ],
  ],
  [
    'Armor, Tap -> Stun 1 while attacking a Jedi',
    [
      ['armor', null, null],
      ['stun', 'Tap', 'while attacking a Jedi'],
    ],
  ],
  [
    'Armor while in Space and Overkill while in Ground',
    [
      ['armor', null, 'while in Space'],
      ['overkill', null, 'while in Ground'],
    ],
  ],
  [
    'This unit gets "Tap -> Stun 1" and Armor',
    [
      ['stun', 'Tap', null],
      ['armor', null, null],
    ],
  ],
  [
    'This unit gets Armor, Lucky 1 while attacking',
    [
      ['armor', null, 'while attacking'],
      ['lucky', null, 'while attacking'],
    ],
  ],
  [
    'This unit gets "Tap -> Stun 1 and Parry 1"',
    [
      ['stun', 'Tap', null],
      ['parry', 'Tap', null],
    ],
  ],
  [
    'Stealth while attacking a unit with Armor and Overkill',
    [['stealth', null, 'while attacking a unit with Armor and Overkill']],
  ],
])('each has what is surely its own: %s', (text, abilities) => {
  expect(read(text)).toEqual(abilities);
  expect(parseCardText(text, GAME_KEYWORDS).problems).toEqual([]);
});

test('a bonus that is joined to what is paid for is not free in an attack', () => {
  const { abilities, problems } = parseAbilityLines('Pay 2 Force -> Evade 2 and +1 power', GAME_KEYWORDS);
  expect(abilities).toMatchObject([{ keyword: 'evade' }]);
  expect(problems).toMatchObject([{ text: '+1 power' }]);
});

test.each(['Evade 2, or Armor', 'Fury 5 while attacking a Clone or Stun 2'])(
  'an attack takes no choice: %s',
  (text) => {
    expect(parseAbilityLines(text, GAME_KEYWORDS).problems).toMatchObject([
      { message: expect.stringContaining('Which one of a choice holds') },
    ]);
  },
);

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
