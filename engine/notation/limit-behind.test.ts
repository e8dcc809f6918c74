import { describe, expect, test } from 'vitest';
import { parseAbilityLines } from './ability-line.js';
import { parseCardText } from './card-text.js';
import { GAME_KEYWORDS } from './game-keywords.js';

const READERS = [parseCardText, parseAbilityLines] as const;

const read = (text: string) =>
  READERS.map((reader) => {
    const { abilities, problems } = reader(text, GAME_KEYWORDS);
    expect(problems).toEqual([]);
    return abilities.map((one) => [
      one.kind === 'KEYWORD' ? one.keyword : one.stat,
      one.kind === 'KEYWORD' ? (one.cost?.text ?? null) : null,
      one.condition,
    ]);
  });

const expectRead = (text: string, abilities: readonly (readonly (string | null)[])[]) =>
  expect(read(text)).toEqual([abilities, abilities]);

describe('a quotation', () => {
  test.each<[string, readonly (readonly (string | null)[])[]]>([
    [
      'This unit gets Armor and "Critical Hit 2 while attacking a Sith."',
      [
        ['armor', null, null],
        ['critical-hit', null, 'while attacking a Sith'],
      ],
    ],
    [
      'This unit gets "Armor" and "Fury 2 and Stun 1 while attacking a Sith"',
      [
        ['armor', null, null],
        ['fury', null, 'while attacking a Sith'],
        ['stun', null, 'while attacking a Sith'],
      ],
    ],
    [
      'While damaged, this unit gets Armor and "Stun 2 until end of turn."',
      [
        ['armor', null, 'while damaged'],
        ['stun', null, 'while damaged, until end of turn'],
      ],
    ],
    [
      'This unit gets Armor, "Stun 2 while attacking a Jedi," and Lucky 1',
      [
        ['armor', null, null],
        ['stun', null, 'while attacking a Jedi'],
        ['lucky', null, null],
      ],
    ],
  ])('keeps its condition to itself: %s', expectRead);

  test('shares a condition that stands behind it', () => {
    expectRead('This unit gets "Armor" and "Fury 2" while attacking a Sith', [
      ['armor', null, 'while attacking a Sith'],
      ['fury', null, 'while attacking a Sith'],
    ]);
  });
});

describe('what limits an ability is its condition', () => {
  test.each([
    [', but not while attacking a Droid', 'not while attacking a Droid'],
    [', but not against Jedi', 'not against Jedi'],
    [', not against Jedi', 'not against Jedi'],
    [' (not against Droids)', 'not against Droids'],
    [' (Not while tapped.)', 'not while tapped'],
    ['; only against Jedi', 'against Jedi'],
    ['; use only once per turn', 'once per turn'],
    [' (use only while defending)', 'while defending'],
    [' (use once per attack)', 'once per attack'],
    [', Space only', 'only Space'],
    [' (Ground)', 'in Ground'],
    [' (Space arena)', 'in Space arena'],
    ['. Use only while defending.', 'while defending'],
    ['. Only once per turn.', 'once per turn'],
    ['. (Only against Sith.)', 'against Sith'],
    ['. This ability works only in the Space arena.', 'in the Space arena'],
    [". It doesn't work against Droids.", 'not against Droids'],
  ])('Fury 2%s', (behind, condition) => {
    expectRead(`Fury 2${behind}`, [['fury', null, condition]]);
  });

  test('also behind a colon, on a card', () => {
    const { abilities } = parseCardText('Fury 2: while attacking a Jedi', GAME_KEYWORDS);
    expect(abilities).toMatchObject([{ keyword: 'fury', condition: 'while attacking a Jedi' }]);
  });

  test('and belongs to its text', () => {
    const { pieces } = parseAbilityLines('Fury 2. Use only while attacking.', GAME_KEYWORDS);
    expect(pieces).toMatchObject([
      { kind: 'ABILITY', text: 'Fury 2. Use only while attacking' },
      { text: '.' },
    ]);
  });

  test.each(['Evade 2 (Prevent up to 2 damage.)', 'Evade 2. Only your opponent, a Jedi, can look.'])(
    'but not what only explains: %s',
    (text) => expectRead(text, [['evade', null, null]]),
  );
});

describe('what an ability costs is said behind it', () => {
  test.each(['. It costs 2 Force.', ', cost 2 Force', ', which costs 2 Force.', ' at a cost of 2 Force'])(
    'Evade 2%s',
    (behind) => expectRead(`Evade 2${behind}`, [['evade', 'Pay 2 Force', null]]),
  );

  test('and is not how much less it costs', () => {
    expectRead('Evade 2. It costs 2 Force less.', [['evade', null, null]]);
  });
});

test.each([
  ['Fury 2 (Jedi)', "What '(Jedi)' says can't be told"],
  ['Fury 2 (or Stun 1)', "What '(or Stun 1)' says can't be told"],
  [
    'Armor and Overkill. Use only while defending.',
    "'Use only while defending' limits what stands before it",
  ],
  ['Evade 2. It costs a card.', "'It costs a card' limits what stands before it"],
  ['Evade 2, at the cost of a card', "'at the cost of a card' is a cost that is not written as one"],
  [
    'Fury 2, but only if this unit, your leader, gets hurt',
    "'but only if this unit, your leader, gets hurt' limits what stands before it",
  ],
])('a limit that can’t be read is told: %s', (text, message) => {
  for (const reader of READERS) {
    expect(reader(text, GAME_KEYWORDS).problems).toMatchObject([
      { message: expect.stringContaining(message) },
    ]);
  }
});

test.each([
  'While attacking a Droid, Pay 1 Force -> Lucky 2',
  'While attacking a Droid: Pay 1 Force -> Lucky 2',
])('a condition may stand before a cost: %s', (text) =>
  expectRead(text, [['lucky', 'Pay 1 Force', 'while attacking a Droid']]),
);

test('also where a sentence gives what is paid for, on a card', () => {
  const text = 'While attacking a Droid, Pay 1 Force -> This unit gets Lucky 2.';
  expect(parseCardText(text, GAME_KEYWORDS).abilities).toMatchObject([
    { cost: { text: 'Pay 1 Force' }, condition: 'while attacking a Droid', granted: null },
  ]);
});

test.each(['[Pay 2 Force] -> Evade 2', '2F -> Evade 2'])('Force in brackets and F are Force: %s', (text) => {
  for (const reader of READERS)
    expect(reader(text, GAME_KEYWORDS).abilities).toMatchObject([{ cost: { force: 2 } }]);
});

test.each([
  ['Fury equal to the number of counters on it', 'Fury needs a number or a formula'],
  ['Pay 1 Force to give Armor to a Jedi', 'What is paid for Armor is said in words'],
  ['Each of your Jedi may pay 2 Force to use Evade 2.', 'What is paid for Evade is said in words'],
])('an ability in words is told: %s', (text, message) => {
  for (const reader of READERS) {
    expect(reader(text, GAME_KEYWORDS).problems).toMatchObject([
      { message: expect.stringContaining(message) },
    ]);
  }
});

test.each([
  'Critical Hit 2. Only one natural "6" counts in the attack roll after re-rolls.',
  'Armor. Only fives and sixes hit.',
  'Stealth. Only damaged units can attack it.',
  'Overkill. Only one unit may be hit.',
])('a sentence that tells how an ability works is no condition of it: %s', (text) => {
  const { abilities } = parseCardText(text, GAME_KEYWORDS);
  expect(abilities.map(({ condition }) => condition)).toEqual([null]);
});
