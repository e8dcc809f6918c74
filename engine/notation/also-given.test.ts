import { describe, expect, test } from 'vitest';
import { parseAbilityLines } from './ability-line.js';
import { parseCardText } from './card-text.js';
import { GAME_KEYWORDS } from './game-keywords.js';

const card = (text: string) => {
  const { abilities, problems } = parseCardText(text, GAME_KEYWORDS);
  expect(problems).toEqual([]);
  return abilities.map(({ keyword, cost, condition, granted }) => [
    keyword,
    cost?.text ?? null,
    condition,
    granted?.subject ?? null,
  ]);
};

describe('a sentence that also gives', () => {
  test.each([
    [
      'Pay 2 Force -> This unit gets Armor until end of turn. This unit also gets Overkill until end of turn.',
      ['overkill', 'Pay 2 Force', 'until end of turn', null],
    ],
    [
      'Pay 2 Force -> Target Jedi gets Armor until end of turn. It also gets Overkill.',
      ['overkill', 'Pay 2 Force', 'until end of turn', 'Target Jedi'],
    ],
    [
      'While attacking a Jedi, this unit gets Armor. It also gets Overkill.',
      ['overkill', null, 'while attacking a Jedi', null],
    ],
    [
      'While attacking a Jedi, this unit gets Armor. It gets Overkill too.',
      ['overkill', null, 'while attacking a Jedi', null],
    ],
    [
      'While attacking a Jedi, this unit gets Armor. It also gets Lucky 1. It also gets Overkill.',
      ['overkill', null, 'while attacking a Jedi', null],
    ],
    ['Each of your Jedi gets Armor. They also get Overkill.', ['overkill', null, null, 'Each of your Jedi']],
    ['Armor. This unit also gets Overkill.', ['overkill', null, null, null]],
  ])('shares cost, condition and receiver with the one before it: %s', (text, last) => {
    expect(card(text).at(-1)).toEqual(last);
  });

  test('gives nothing always in an attack where the one before it has a condition', () => {
    const text = 'While attacking a Jedi, this unit gets Armor. It also gets Parry 1.';
    const { abilities } = parseAbilityLines(text, GAME_KEYWORDS);
    expect(abilities.map(({ condition }) => condition)).toEqual(Array(2).fill('while attacking a Jedi'));
  });

  test.each([
    ['This unit gets Armor while attacking a Jedi. It also gets Parry 1.', 'while attacking a Jedi'],
    ['Pay 2 Force -> Evade 2. This unit also gets Armor.', 'Pay 2 Force'],
  ])('is told where that may be the one’s own: %s', (text, shared) => {
    for (const reader of [parseCardText, parseAbilityLines]) {
      const { abilities, problems } = reader(text, GAME_KEYWORDS);
      expect(abilities).toHaveLength(1);
      expect(problems).toMatchObject([{ message: expect.stringContaining(`Whether '${shared}' holds`) }]);
    }
  });
});

describe('a line that is not at its end goes on in the next', () => {
  test.each([
    [
      'While attacking a Clone,\nOverkill and\nFury 2',
      [
        ['overkill', null, 'while attacking a Clone', null],
        ['fury', null, 'while attacking a Clone', null],
      ],
    ],
    [
      'Equipped Jedi gets | "Pay 2 Force -> Evade 2" and | "Riposte 1".',
      [
        ['evade', 'Pay 2 Force', null, 'Equipped Jedi'],
        ['riposte', null, null, 'Equipped Jedi'],
      ],
    ],
    [
      'As long as this unit is damaged, this unit gets Armor\nand Critical Hit 2.',
      [
        ['armor', null, 'as long as this unit is damaged', null],
        ['critical-hit', null, 'as long as this unit is damaged', null],
      ],
    ],
    ['Overkill while attacking\na Clone', [['overkill', null, 'while attacking a Clone', null]]],
  ])('%s', (text, abilities) => {
    expect(card(text)).toEqual(abilities);
  });

  test.each(['Fury 1 while attacking\nArmor', 'armor\noverkill', 'Armor. | And then draw a card.'])(
    'and no other does: %j',
    (text) => {
      const { abilities } = parseCardText(text, GAME_KEYWORDS);
      expect(abilities.find(({ keyword }) => keyword === 'armor')?.condition).toBeNull();
    },
  );

  test.each([
    '[Pilot] Speeder Pilot.\nThe Speeder gets:\n* Armor.',
    '[Pilot] Speeder Pilot. | The Speeder gets: * Armor.',
    '[Pilot] Speeder Pilot. | The Speeder gets: | * Armor.',
  ])('so that what a pilot gives stands in its text: %j', (text) => {
    expect(parseCardText(text, GAME_KEYWORDS).abilities).toMatchObject([
      { keyword: 'pilot' },
      { keyword: 'armor', container: 0, granted: { subject: 'The Speeder' } },
    ]);
    expect(parseAbilityLines(text, GAME_KEYWORDS).abilities).toMatchObject([{ keyword: 'pilot' }]);
  });
});
