import { assert, constantFrom, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAbilityLines } from './ability-line.js';
import { parseCardText } from './card-text.js';
import { GAME_KEYWORDS } from './game-keywords.js';
import type { ParsedLine } from './parsed-line.js';

type Read = Pick<ParsedLine, 'abilities' | 'problems'>;

const onCard = (text: string): Read => parseCardText(text, GAME_KEYWORDS);
const inAttack = (text: string): Read => parseAbilityLines(text, GAME_KEYWORDS);

/** Slugs of the abilities, and the texts that are reported. */
function read(text: string, parse = onCard) {
  const { abilities, problems } = parse(text);
  return {
    abilities: abilities.map((one) => (one.kind === 'KEYWORD' ? one.keyword : one.stat)),
    problems: problems.map((one) => one.text),
  };
}

describe('what begins with a cost', () => {
  it.each([
    ...['Pay 2 Force ? Evade 2', 'Pay 2 Force \uFFFD Evade 2', 'Pay 2 Force\uFFFDEvade 2'],
    ...[
      'Pay 2 Force â†’ Evade 2',
      'Pay 2 Forceâ†’Evade 2',
      'Pay 2 Force â€” Evade 2',
      'Pay 2 Force â€“ Evade 2',
    ],
    ...['Pay 2 Force Ã¢â€\u00A0â€™ Evade 2', 'Pay 2 Force \uE123 Evade 2', 'Pay 2 Force ¬ Evade 2'],
    ...['[tap] ? Retaliate 3', 'Tap, Pay 2 build points ? Evade 2', 'Discard one of your units ? Evade 2'],
    ...['Pay 2 Force . Evade 2', 'Pay 2 Force. Evade 2', 'Pay 2 Force ... Evade 2', 'Pay 2 Force * Evade 2'],
    ...['Pay 2 Force = Evade 2', 'Pay 2 Force, Evade 2', 'Pay 2 Force; Evade 2', 'Lose 1 health: Evade 1'],
    ...['Pay 2 Force and Evade 2', 'Pay 2 Force to Evade 2', 'Pay 2 Force & Evade 2', 'Tap Evade 2'],
    ...[
      'Pay 2 Force -> -> Evade 2',
      'Pay 2 Force -> Pay 2 Force -> Evade 2',
      'Tap -> Pay 2 Force -> Evade 2',
    ],
    ...['-> Evade 2', 'You may pay 2 Force ? Evade 2', 'When this unit attacks, pay 2 Force ? Evade 2'],
    ...['Pay 2 Force ? Armor', 'Pay 2 Force ? Evade two', 'Pay 2 Force ? Switch: Armor/Stun 1'],
    ...['Pay 2 Force ? This unit gets Armor', 'Pay 2 Force, this unit gets Armor'],
    ...['Pay 2 Force â Evade 2', 'Discard a card Evade 2', 'Evade 2, Pay 2 Force', 'Evade 2 Pay 2 Force'],
    ...['Intercept, Pay 1 Force', 'Armor, [tap]', 'Evade 2 (Discard a card)', 'Evade 2 (Pay 1 health.)'],
    ...['Pay 2 Force ? Each of your Jedi gets Armor', 'Deal 1 damage to this unit \uFFFD Evade 2'],
  ])('is never free when its arrow is lost, and is reported: %s', (text) => {
    for (const parse of [onCard, inAttack])
      expect(read(text, parse)).toEqual({ abilities: [], problems: [text] });
  });

  it('is reported with what is expected in its place', () => {
    expect(onCard('Pay 2 Force ? Evade 2').problems).toMatchObject([
      {
        message:
          "'Pay 2 Force' is a cost, and '?' stands where its arrow should; expected it like 'Pay 2 Force -> Evade 2'.",
      },
    ]);
    expect(onCard('Tap -> -> Evade 2').problems).toMatchObject([
      { message: "'Tap -> ->' is not one cost and one arrow; expected it like 'Pay 2 Force -> Evade 2'." },
    ]);
  });

  it.each([
    ['Armor, Pay 2 Force ? Evade 2 | Lucky 2', ['armor', 'lucky'], ['Pay 2 Force ? Evade 2']],
    ['Switch: Pay 2 Force ? Evade 2/Armor', ['switch', 'armor'], ['Pay 2 Force ? Evade 2']],
    ['Reserves: [tap] ? Stun 2', ['reserves'], ['[tap] ? Stun 2']],
    ['Equipped Jedi gets "Pay 2 Force ? Evade 2."', [], ['Pay 2 Force ? Evade 2']],
    ['Pay 2 Force ? Evade 2. Armor.', ['armor'], ['Pay 2 Force ? Evade 2']],
  ])('hides nothing that stands beside it: %s', (text, abilities, problems) => {
    expect(read(text)).toEqual({ abilities, problems });
  });

  it.each(['Pay 2 Force', '[tap]', 'Tap, Pay 2 build points'])(
    'is reported when it has a line for itself: %s',
    (cost) => {
      const text = `${cost} | Evade 2`;
      for (const parse of [onCard, inAttack])
        expect(read(text, parse)).toEqual({ abilities: ['evade'], problems: [cost] });
      expect(read(`Foresight: ${cost}`)).toEqual({ abilities: ['foresight'], problems: [] });
    },
  );

  it.each([
    ['Pay 2 Force -> | Evade 2', 2],
    ['Pay 2 Force ->\nEvade 2', 2],
    ['Pay 2 Force -\r\nEvade 2', 2],
    ['Evade 2 (Pay 2 Force.)', 2],
    ['Evade 2 (Pay 2 build points)', 'Pay 2 build points'],
    ['Pay 2 Force to gain Evade 2', 2],
    ['When this unit attacks, you may pay 2 Force to gain Evade 2', 2],
    ['Pay 3 Force -> Choose one of your Jedi. That Jedi gets Evade 2.', 3],
    ['Tap -> Choose a unit. It gets Evade 2 until end of turn.', 'Tap'],
    ['Tap -> Draw a card. This unit gets Evade 2.', 'Tap'],
  ])('is paid for where the words say so: %s', (text, cost) => {
    for (const parse of [onCard, inAttack]) {
      const { abilities, problems } = parse(text);
      expect(problems).toEqual([]);
      expect(abilities).toMatchObject([
        { keyword: 'evade', cost: typeof cost === 'number' ? { force: cost } : { text: cost } },
      ]);
    }
  });

  it.each([
    ['Tap -> Draw a card. As long as you have a Jedi, this unit gets Armor.', [null]],
    ['Tap -> Each of your Jedi gets Armor. This unit gets Stun 1.', ['Tap', null]],
    ['Pay 1 Force -> Evade 1. This unit gets Armor.', ['Pay 1 Force', null]],
    ['Tap -> Choose a Jedi. It gets Armor. Lucky 1. It gets Stun 1.', ['Tap', null, null]],
  ])('is not paid for what begins anew: %s', (text, costs) => {
    expect(onCard(text).abilities.map((one) => one.kind === 'KEYWORD' && (one.cost?.text ?? null))).toEqual(
      costs,
    );
  });

  it('may be paid for a bonus, which counts in an attack', () => {
    expect(read('Pay 2 Force ? +3 power', inAttack)).toEqual({
      abilities: [],
      problems: ['Pay 2 Force ? +3 power'],
    });
  });

  it('is paid for with an arrow that a page wrote as a reference', () => {
    for (const arrow of ['&rarr;', '&#8594;', '&#x2192;', '-&gt;'])
      expect(onCard(`Pay 2 Force ${arrow} Evade 2`).abilities).toMatchObject([{ cost: { force: 2 } }]);
  });
});

describe('what only looks like a cost without an arrow', () => {
  it.each([
    ['Tap a unit. Armor.', ['armor']],
    ['Discard a card. Evade 2', ['evade']],
    ['Pay 2 Force. If you do, this unit gets Armor.', ['armor']],
    ['Pay 2 Force: Draw a card. Armor', ['armor']],
    ['Pay 2 Force ? Draw a card. Armor.', ['armor']],
    ['Remove a unit with Armor, Evade 2 or Stun 1 from play.', []],
    ['Return a unit with Stealth, Armor or both.', []],
    ['Is it a Jedi ? Evade 2', ['evade']],
    ['Armor . Evade 2', ['armor', 'evade']],
    ['Padm\uFFFD gets Armor.', ['armor']],
    ['PadmÃ© Amidala gets Armor.', ['armor']],
    ['Tap two pilots.', []],
    ['Remove a unit with Evade 2', []],
    ['Overkill (Tap nothing for it.)', ['overkill']],
    ['This unit loses Evade 2. Units with Critical Hit lose it.', []],
  ])('is read as it stands: %s', (text, abilities) => {
    expect(read(text)).toEqual({ abilities, problems: [] });
  });
});

it('An ability behind a cost is paid for or reported, whatever stands between them', () => {
  const cost = constantFrom('Pay 2 Force', '[tap]', 'Tap', 'Tap, Pay 2 build points', 'Discard a card');
  const sign = constantFrom(
    '->',
    '→',
    '?',
    '\uFFFD',
    'â†’',
    '-> ->',
    '=',
    '...',
    '¬',
    '~',
    '^',
    '/',
    '=>',
    '>>',
    '-',
  );
  const ability = constantFrom('Evade 2', 'Armor', 'Critical Hit 1', 'This unit gets Stun 1');
  const kinds = { paid: 0, reported: 0 };
  assert(
    property(tuple(cost, sign, ability), ([paid, between, gained]) => {
      const text = `${paid} ${between} ${gained}`;
      for (const { abilities, problems } of [onCard(text), inAttack(text)]) {
        const isPaid =
          abilities.length === 1 && abilities[0]?.kind === 'KEYWORD' && abilities[0].cost !== null;
        const isReported = abilities.length === 0 && problems.length === 1;
        kinds.paid += Number(isPaid);
        kinds.reported += Number(isReported);
        expect(isPaid || isReported || gained.startsWith('This')).toBe(true);
      }
    }),
  );
  expect(Math.min(kinds.paid, kinds.reported)).toBeGreaterThan(10);
});
