import { describe, expect, it } from 'vitest';
import { brief, parse } from './testing/read-card.js';

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
