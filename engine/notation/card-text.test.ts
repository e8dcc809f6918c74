import { describe, expect, it } from 'vitest';
import { parseCardText } from './card-text.js';
import { GAME_KEYWORDS } from './game-keywords.js';

function parse(text: string) {
  return parseCardText(text, GAME_KEYWORDS);
}

/** The abilities in short: `keyword value`, and what else is printed with them. */
function brief(text: string): readonly object[] {
  return parse(text).abilities.map(({ keyword, valueText, cost, condition, granted, ...rest }) => ({
    is: valueText === null ? keyword : `${keyword} ${valueText}`,
    ...(cost === null ? {} : { cost: cost.force ?? cost.text }),
    ...(condition === null ? {} : { when: condition }),
    ...(granted === null ? {} : { whose: granted.subject }),
    ...(rest.given ? { given: true } : {}),
    ...(rest.switchSlot === null ? {} : { slot: rest.switchSlot }),
    ...(rest.container === null ? {} : { in: rest.container }),
  }));
}

function piecesOf(text: string, kind: string): readonly string[] {
  return parse(text)
    .pieces.filter((piece) => piece.kind === kind)
    .map((piece) => piece.text.trim());
}

describe('a line of a card', () => {
  it.each([
    ['a name', 'Overkill', [{ is: 'overkill' }]],
    ['a former name', 'Elude', [{ is: 'precision' }]],
    ['a name with a hyphen', 'Critical-hit 2', [{ is: 'critical-hit 2' }]],
    ['spaces that do not break', 'Critical\u00a0Hit\u00a02', [{ is: 'critical-hit 2' }]],
    ['a value', 'Hidden Cost 3', [{ is: 'hidden-cost 3' }]],
    [
      'a formula',
      'Evade X+1, where X is the number of Jedi in play',
      [{ is: 'evade X+1, where X is the number of Jedi in play' }],
    ],
    ['a signed value', 'Accuracy –1', [{ is: 'accuracy -1' }]],
    ['a cost in Force', 'Pay 2 Force -> Evade 2', [{ is: 'evade 2', cost: 2 }]],
    ['a cost behind it', 'Evade 2 (2 Force)', [{ is: 'evade 2', cost: 2 }]],
    ['a cost in words', 'Pay two Force -> Evade 2', [{ is: 'evade 2', cost: 2 }]],
    ['a cost in words and a colon', 'Pay One Force: Evade 1', [{ is: 'evade 1', cost: 1 }]],
    ['a cost that is no number', 'Pay half Force -> Evade 1', [{ is: 'evade 1', cost: 'Pay half Force' }]],
    ['[tap] as the cost', '[tap] -> Stun 1', [{ is: 'stun 1', cost: '[tap]' }]],
    ['[tap] and a colon', '[Tap]: Stun 1', [{ is: 'stun 1', cost: '[Tap]' }]],
    ['Tap and a colon', 'Tap: Stun 1', [{ is: 'stun 1', cost: 'Tap' }]],
    ['what is tapped, which is text', 'Tap: Draw a card', []],
    [
      'a cost in build points',
      'Tap, Pay 2 build points-> Stun 1',
      [{ is: 'stun 1', cost: 'Tap, Pay 2 build points' }],
    ],
    [
      'a condition behind it',
      'Fury 5 when attacking a Clone',
      [{ is: 'fury 5', when: 'when attacking a Clone' }],
    ],
    [
      'a condition before it',
      'While attacking an Imperial, Fury 5',
      [{ is: 'fury 5', when: 'while attacking an Imperial' }],
    ],
    [
      'a condition behind a comma',
      'Fury 5, while attacking a Clone',
      [{ is: 'fury 5', when: 'while attacking a Clone' }],
    ],
    [
      'a condition in brackets',
      'Fury 5 (only while attacking a Clone)',
      [{ is: 'fury 5', when: 'while attacking a Clone' }],
    ],
    ['how often it counts', 'Fury 5, but only once each turn', [{ is: 'fury 5', when: 'once each turn' }]],
    ['where alone it counts', 'Armor (Ground only)', [{ is: 'armor', when: 'only Ground' }]],
    ['another sentence behind a comma', 'Armor, when this unit attacks, draw a card', [{ is: 'armor' }]],
    [
      'a choice of three',
      'Evade 2, Deflect 1, or Armor',
      [{ is: 'evade 2' }, { is: 'deflect 1' }, { is: 'armor' }],
    ],
    ['one and another', 'both Armor and Overkill', [{ is: 'armor' }, { is: 'overkill' }]],
    ['a reminder behind it', 'Overkill (Excess hits go on.)', [{ is: 'overkill' }]],
    ['a sentence behind it', 'Stealth. Draw a card.', [{ is: 'stealth' }]],
    ['a colon behind it', 'Equip: Pay 2 build points', [{ is: 'equip' }]],
    ['a choice of two', 'Evade 2 or Deflect 1', [{ is: 'evade 2' }, { is: 'deflect 1' }]],
  ])('may have %s', (_, text, abilities) => {
    expect(brief(text)).toEqual(abilities);
    expect(parse(text).problems).toEqual([]);
  });

  it.each([
    ...[
      'Pay 2 Force -> Evade 2',
      'Pay 2 Force-> Evade 2',
      'Pay 2 Force --> Evade 2',
      'Pay 2 Force – > Evade 2',
    ],
    ...[
      'Pay 2 Force —> Evade 2',
      'Pay 2 Force => Evade 2',
      'Pay 2 Force ==> Evade 2',
      'Pay 2 Force > Evade 2',
    ],
    ...['Pay 2 Force → Evade 2', 'Pay 2 Force ⇒ Evade 2', 'Pay 2 Force ➔ Evade 2', 'Pay 2 Force ► Evade 2'],
    ...[
      'Pay 2 Force § Evade 2',
      'Pay 2 Force -&gt; Evade 2',
      'Pay 2 Force ~> Evade 2',
      'Pay 2 Force    Evade 2',
    ],
    ...[
      'Pay 2 Force - Evade 2',
      'Pay 2 Force – Evade 2',
      'Pay 2 Force — Evade 2',
      'Pay 2 Force -Evade 2',
      'Pay 2 Force à Evade 2',
    ],
  ])('has its arrow in any spelling, also a hyphen for it: %s', (text) => {
    expect(brief(text)).toEqual([{ is: 'evade 2', cost: 2 }]);
  });
});

describe('the lines of a card', () => {
  const three = [{ is: 'critical-hit 2' }, { is: 'evade 1', cost: 1 }, { is: 'armor' }];

  it.each([
    'Critical Hit 2 | Pay 1 Force -> Evade 1 | Armor',
    'Critical Hit 2| Pay 1 Force -> Evade 1| Armor',
    'Critical Hit 2|Pay 1 Force -> Evade 1|Armor',
    'Critical Hit 2\r\nPay 1 Force -> Evade 1\r\nArmor',
    'Critical Hit 2Pay 1 Force -> Evade 1Armor',
    'Critical Hit 2.Pay 1 Force -> Evade 1.Armor.',
    'Critical Hit 2 Pay 1 Force -> Evade 1 Armor',
    '* Critical Hit 2. * Pay 1 Force -> Evade 1. * Armor.',
    '• Critical Hit 2 | • Pay 1 Force -> Evade 1 | • Armor',
    '- Critical Hit 2 | - Pay 1 Force -> Evade 1 | - Armor',
  ])('are told apart, whatever divides them: %s', (text) => {
    expect(brief(text)).toEqual(three);
    expect(parse(text).problems).toEqual([]);
  });

  it.each([
    ['Shields 2 [tap] -> Absorb 1', [{ is: 'shields 2' }, { is: 'absorb 1', cost: '[tap]' }]],
    ['Armor [Tap], Pay 1 Force -> Evade 2', [{ is: 'armor' }, { is: 'evade 2', cost: '[Tap], Pay 1 Force' }]],
    [
      'Overkill Discard this unit -> Evade 2',
      [{ is: 'overkill' }, { is: 'evade 2', cost: 'Discard this unit' }],
    ],
    [
      'Armor Once each turn, Pay 1 Force -> Evade 1',
      [{ is: 'armor' }, { is: 'evade 1', cost: 'Once each turn, Pay 1 Force' }],
    ],
    [
      'Fury 5 while attacking a Clone Discard a card -> Evade 2 Armor',
      [
        { is: 'fury 5', when: 'while attacking a Clone' },
        { is: 'evade 2', cost: 'Discard a card' },
        { is: 'armor' },
      ],
    ],
    ['Discard a card with Armor -> Evade 2', [{ is: 'evade 2', cost: 'Discard a card with Armor' }]],
  ])('end before the cost of the next: %s', (text, abilities) => {
    expect(brief(text)).toEqual(abilities);
    expect(parse(text).problems).toEqual([]);
  });

  it('end the effect of a keyword, also when nothing divides them', () => {
    expect(brief('Foresight: Gain 1 Force.Pay 1 Force -> Evade 1')).toEqual([
      { is: 'foresight' },
      { is: 'evade 1', cost: 1 },
    ]);
  });
});

describe('a text on a card that gives abilities', () => {
  it.each([
    [
      'Equipped Jedi gets +1 power and Critical Hit 1.',
      [{ is: 'critical-hit 1', whose: 'Equipped Jedi', given: true }],
    ],
    [
      'Each of your other Droids gets Accuracy 1 and Lucky 1.',
      ['accuracy 1', 'lucky 1'].map((is) => ({ is, whose: 'Each of your other Droids', given: true })),
    ],
    [
      'Give one of your Jedi Evade 2 this turn.',
      [{ is: 'evade 2', when: 'this turn', whose: 'One of your Jedi', given: true }],
    ],
    ['Choose a Jedi. It gets Armor.', [{ is: 'armor', whose: 'It', given: true }]],
    [
      'When a Jedi attacks, it gets Armor.',
      [{ is: 'armor', when: 'when a Jedi attacks', whose: 'It', given: true }],
    ],
    [
      'Old Freighter gets Armor, New Freighter gets Stealth',
      [
        { is: 'armor', whose: 'Old Freighter', given: true },
        { is: 'stealth', whose: 'New Freighter', given: true },
      ],
    ],
    [
      'Tap -> One of your Droids gets Armor.',
      [{ is: 'armor', cost: 'Tap', whose: 'One of your Droids', given: true }],
    ],
  ])('reaches other units: %s', (text, abilities) => {
    expect(brief(text)).toEqual(abilities);
  });

  it.each(['-', '–', '>', '→'])('is paid for, whatever stands for the arrow: %s', (sign) => {
    const given = { whose: 'Each of your Jedi', given: true };
    expect(brief(`Pay 1 Force ${sign} Each of your Jedi gets Armor.`)).toEqual([
      { is: 'armor', cost: 1, ...given },
    ]);
  });

  it.each([
    ['This unit gets Armor.', [{ is: 'armor' }]],
    ['Pay 1 Force -> This unit gets Armor.', [{ is: 'armor', cost: 1 }]],
    ['Draw a card, and this unit gets Armor.', [{ is: 'armor' }]],
    [
      'When this unit attacks, it gets Armor.',
      [{ is: 'armor', when: 'when this unit attacks', given: true }],
    ],
    ['This unit gets "Pay 1 Force -> Evade 1."', [{ is: 'evade 1', cost: 1, given: true }]],
  ])('may reach only its own unit: %s', (text, abilities) => {
    expect(brief(text)).toEqual(abilities);
  });

  it.each(['"Pay 1 Force -> Evade 1."', '“Pay 1 Force → Evade 1.”', '„Pay 1 Force -> Evade 1“'])(
    'quotes them in any quotation marks: %s',
    (quoted) => {
      const when = 'as long as you have a Jedi';
      expect(brief(`As long as you have a Jedi, this unit gets Focus 1 and ${quoted}`)).toEqual([
        { is: 'focus 1', when, given: true },
        { is: 'evade 1', cost: 1, when, given: true },
      ]);
    },
  );

  it.each([
    'The Starfighter gets: * +10 speed. * Armor. * Stun 1.',
    'The Starfighter gets:* +10 speed.* Armor.* Stun 1.',
    'The Starfighter gets: | * +10 speed. | * Armor. | * Stun 1.',
    'The Starfighter gets:\n• +10 speed\n• Armor\n• Stun 1',
  ])('lists them behind bullets: %s', (text) => {
    const given = { whose: 'The Starfighter', given: true };
    expect(brief(text)).toEqual([
      { is: 'armor', ...given },
      { is: 'stun 1', ...given },
    ]);
  });
});

describe('a keyword that contains others', () => {
  it.each([
    [
      'Switch: Overkill/Stun 2',
      [{ is: 'switch' }, { is: 'overkill', slot: 1, in: 0 }, { is: 'stun 2', slot: 2, in: 0 }],
    ],
    ['Switch: None/None/Armor', [{ is: 'switch' }, { is: 'armor', slot: 3, in: 0 }]],
    [
      'Switch: [Armor/Parry 1]',
      [{ is: 'switch' }, { is: 'armor', slot: 1, in: 0 }, { is: 'parry 1', slot: 2, in: 0 }],
    ],
    [
      'Switch: [tap] -> Stun 1/[tap] -> Stun 2',
      [
        { is: 'switch' },
        { is: 'stun 1', cost: '[tap]', slot: 1, in: 0 },
        { is: 'stun 2', cost: '[tap]', slot: 2, in: 0 },
      ],
    ],
    [
      'SWITCH – Armor / Parry 1.',
      [{ is: 'switch' }, { is: 'armor', slot: 1, in: 0 }, { is: 'parry 1', slot: 2, in: 0 }],
    ],
    ['Reserves - Tap -> Draw a card.', [{ is: 'reserves' }]],
    [
      'Each of your Rangers gets Bounty: Gain 2 Force.',
      [{ is: 'bounty', whose: 'Each of your Rangers', given: true }],
    ],
    ['Reserves: Tap -> Stun 2', [{ is: 'reserves' }, { is: 'stun 2', cost: 'Tap', given: true, in: 0 }]],
    [
      'INSERT: Armor and Lucky 1',
      [{ is: 'insert' }, { is: 'armor', given: true, in: 0 }, { is: 'lucky 1', given: true, in: 0 }],
    ],
    [
      '[Pilot] Starfighter Pilot. The Starfighter gets: * +10 speed. * Armor.',
      [{ is: 'pilot' }, { is: 'armor', whose: 'The Starfighter', given: true, in: 0 }],
    ],
    [
      '[Pilot] Walker Pilot. Armor. It gets Stun 1. Each of your Rangers gets Lucky 1.',
      [
        { is: 'pilot' },
        { is: 'armor', whose: 'The Walker', given: true, in: 0 },
        { is: 'stun 1', whose: 'The Walker', given: true, in: 0 },
        { is: 'lucky 1', whose: 'Each of your Rangers', given: true, in: 0 },
      ],
    ],
    [
      'Equipped Jedi gets "Switch: Armor/Stun 1."',
      [
        { is: 'switch', whose: 'Equipped Jedi', given: true },
        { is: 'armor', whose: 'Equipped Jedi', given: true, slot: 1, in: 0 },
        { is: 'stun 1', whose: 'Equipped Jedi', given: true, slot: 2, in: 0 },
      ],
    ],
    [
      'Reserves: Switch: Armor/Stealth',
      [
        { is: 'reserves' },
        { is: 'switch', given: true, in: 0 },
        { is: 'armor', given: true, slot: 1, in: 1 },
        { is: 'stealth', given: true, slot: 2, in: 1 },
      ],
    ],
    [
      'Equipped Jedi gets: * +1 power. * Switch: Armor/Stun 1. * "Pay 1 Force -> Evade 1."',
      [
        { is: 'switch', whose: 'Equipped Jedi', given: true },
        { is: 'armor', whose: 'Equipped Jedi', given: true, slot: 1, in: 0 },
        { is: 'stun 1', whose: 'Equipped Jedi', given: true, slot: 2, in: 0 },
        { is: 'evade 1', cost: 1, whose: 'Equipped Jedi', given: true },
      ],
    ],
    ['Adapt: Armor/Evade 2', [{ is: 'adapt' }, { is: 'armor', in: 0 }, { is: 'evade 2', in: 0 }]],
    [
      'Pay 3 Force -> Enhance: Stun 1',
      [
        { is: 'enhance', cost: 3 },
        { is: 'stun 1', given: true, in: 0 },
      ],
    ],
    [
      'Deploy: Each of your Droids gets Lucky 1. Draw a card.',
      [{ is: 'deploy' }, { is: 'lucky 1', whose: 'Each of your Droids', given: true, in: 0 }],
    ],
  ])('is followed by them: %s', (text, abilities) => {
    expect(brief(text)).toEqual(abilities);
    expect(parse(text).problems).toEqual([]);
  });

  it.each([
    ['Foresight: Gain 1 Force.', 'foresight'],
    ['Upkeep: Discard a unit with Armor', 'upkeep'],
    ['Stack: Old Armor and New Armor', 'stack'],
    ['Reduced Cost 6: If you have a unit with Evade 2', 'reduced-cost 6'],
    ['Enhance: +2 power', 'enhance'],
  ])('stands alone when no ability is in it: %s', (text, is) => {
    expect(brief(text)).toEqual([{ is }]);
    expect(piecesOf(text, 'ABILITY')).toEqual([text]);
  });

  it('is cut where the abilities inside it begin', () => {
    expect(parse('Reserves: Tap -> Stun 2.').pieces).toEqual([
      { text: 'Reserves:', kind: 'ABILITY', ability: 0 },
      { text: ' ', kind: 'TEXT', ability: null },
      { text: 'Tap -> Stun 2', kind: 'ABILITY', ability: 1 },
      { text: '.', kind: 'TEXT', ability: null },
    ]);
  });
});

describe('words that are also English', () => {
  it.each([
    'Protect 2 units. Protect your Jedi.',
    'Stack 2 cards under it.',
    'Deploy 3 units, then switch 2 of them.',
    'Switch places with a pilot in your reserves.',
    'Focus on a unit: gain 1 Force.',
    'Absorb 3 of it.',
    'Insert a card. Equip a Jedi. Enhance it.',
    'Pilot a Starfighter with it.',
    'Meditate on this: draw a card.',
    'Retaliate against the attacker.',
    'Protect two units. Stun one of them. Parry one or two of its hits.',
    '(Evade 2)',
    'Focus on the unit. Evade on its turn.',
    'Choose one: Draw a card or gain 2 Force.',
    'Pay 2 Force -> Protect your units',
    'Stack of crates',
  ])('are no abilities in a sentence: %s', (text) => {
    const { abilities, problems } = parse(text);
    expect({ abilities, problems }).toEqual({ abilities: [], problems: [] });
  });

  it.each([
    ['Protect 2', 'protect'],
    ['Absorb 3.', 'absorb'],
    ['Focus 1 while attacking', 'focus'],
    ['Stack: Old Freighter', 'stack'],
    ['Deploy: Draw a card.', 'deploy'],
    ['Reserves: Draw a card.', 'reserves'],
    ['Pay 2 build points -> Equip', 'equip'],
  ])('are abilities where they are printed as such: %s', (text, keyword) => {
    expect(parse(text).abilities).toMatchObject([{ keyword }]);
  });
});

describe('what looks like a keyword on a card and is not understood', () => {
  it.each([
    ['Armor | Lukcy 1', 'Lukcy 1', 8, ['Lucky']],
    ['Reserves: Lukcy 1', 'Lukcy 1', 10, ['Lucky']],
    ['Equipped Jedi gets "Stubn 2."', 'Stubn 2', 20, ['Stun']],
    ['Critical Hit', 'Critical Hit', 0, []],
    ['Pilot', 'Pilot', 0, []],
    ['Stack 3', 'Stack 3', 0, []],
    ['Frobnicate 3', 'Frobnicate 3', 0, []],
    ['Overkill 2', 'Overkill 2', 0, []],
    ['Parry against a Sith', 'Parry', 0, []],
    ['Parry in the Space arena', 'Parry', 0, []],
    ['Critical Hit two', 'Critical Hit two', 0, []],
    ['Armor | Stun Two while attacking', 'Stun Two', 8, []],
    ['Equipped Jedi gets Evade two.', 'Evade two', 19, []],
    ['Focus two.', 'Focus two', 0, []],
    ['2 Evade', '2 Evade', 0, []],
    ['[Evade 2]', '[Evade 2]', 0, []],
    ['Critical Hit 2: Stun 1', ': Stun 1', 14, []],
    ['Armor/Overkill', 'Armor/Overkill', 0, []],
    ['Armor + Overkill', 'Armor + Overkill', 0, []],
    ['Armor foo', 'Armor foo', 0, []],
    ['Ground: Armor', 'Ground: Armor', 0, []],
    ['Space - Evade 2', 'Space - Evade 2', 0, []],
    ['Choose one: Evade 1, Parry 1, or Armor.', 'Choose one: Evade 1, Parry 1, or Armor', 0, []],
    ['Pay 2 Force -> Equip Jedi', 'Pay 2 Force -> Equip Jedi', 0, []],
  ])('is reported at its place: %s', (text, found, start, suggestions) => {
    const { problems } = parse(text);
    expect(problems).toMatchObject([{ text: found, start, end: start + found.length, suggestions }]);
    expect(piecesOf(text, 'UNRECOGNISED')).toEqual([found]);
  });

  it('does not hide what stands beside it', () => {
    expect(brief('Armor | Lukcy 1 | Each Jedi gets Stun 1.')).toHaveLength(2);
  });
});

describe('text without a keyword', () => {
  it.each([
    'Whenever this unit attacks, draw a card.',
    '[tap] -> Draw a card. Play only once.',
    'This unit can’t use Evade 2.',
    'Units with Stealth lose it.',
    'When this unit attacks, you may give it +3 power.',
    '',
  ])('is kept as text: %s', (text) => {
    expect(parse(text).problems).toEqual([]);
    expect(parse(text).abilities).toEqual([]);
    expect(
      parse(text)
        .pieces.map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});
