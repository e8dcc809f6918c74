import { describe, expect, it } from 'vitest';
import { parseAbilityLines } from './ability-line.js';
import type { ParsedAbility } from './parsed-line.js';
import { sampleKnownKeywords } from './sample-known-keywords.js';

function parse(text: string) {
  return parseAbilityLines(text, sampleKnownKeywords);
}

const PLACES = ['kind', 'raw', 'start', 'end', 'given', 'container'];

/** The abilities with what is not null or false, without their places. */
function brief(text: string) {
  return parse(text).abilities.map((ability: ParsedAbility) =>
    Object.fromEntries(
      Object.entries(ability).filter(
        ([key, value]) => value !== null && value !== false && !PLACES.includes(key),
      ),
    ),
  );
}

function keyword(slug: string, value?: number, more: object = {}) {
  return { keyword: slug, ...(value === undefined ? {} : { value, valueText: String(value) }), ...more };
}

const force = (amount: number) => ({ cost: { text: `Pay ${amount} Force`, force: amount } });
const others = (subject: string, ...subtypes: readonly string[]) => ({
  granted: { to: 'OTHERS', subtypes, arenas: [], subject },
});

describe('a printed ability', () => {
  it.each([
    ['Critical Hit 2', keyword('critical-hit', 2)],
    ['critical  hit 2', keyword('critical-hit', 2)],
    ['Overkill', keyword('overkill')],
    ['Accuracy -1', keyword('accuracy', -1)],
    ['Accuracy –1', keyword('accuracy', -1)],
    ['Accuracy +1', keyword('accuracy', 1, { valueText: '+1' })],
    ['Elude', keyword('precision')],
    ['+1 power', { stat: 'power', amount: 1 }],
    ['−10 Speed', { stat: 'speed', amount: -10 }],
    ['Fury 5 while attacking a Clone', keyword('fury', 5, { condition: 'while attacking a Clone' })],
    ['Fury 5 when attacking an Imperial', keyword('fury', 5, { condition: 'when attacking an Imperial' })],
    ['While attacking a Clone, Fury 5', keyword('fury', 5, { condition: 'while attacking a Clone' })],
    [
      'This unit gets Accuracy 2 when attacking a Jedi.',
      keyword('accuracy', 2, { condition: 'when attacking a Jedi' }),
    ],
    ['Reserves: Tap -> Gain 2 Force.', keyword('reserves', undefined, { effect: 'Tap -> Gain 2 Force.' })],
    ['Upkeep:Tap this unit', keyword('upkeep', undefined, { effect: 'Tap this unit' })],
    ['Stack: Ann and Ben', keyword('stack', undefined, { effect: 'Ann and Ben' })],
    ['Reduced Cost 6: If you have a Droid', keyword('reduced-cost', 6, { effect: 'If you have a Droid' })],
    [
      '[Pilot] Ship Pilot. The Ship gets: * Armor.',
      keyword('pilot', undefined, { effect: 'Ship Pilot. The Ship gets: * Armor.' }),
    ],
    ['>o< Ship Pilot.', keyword('pilot', undefined, { effect: 'Ship Pilot.' })],
  ])('is read: %s', (text, ability) => {
    expect(brief(text)).toEqual([ability]);
    expect(parse(text).problems).toEqual([]);
  });

  it.each([
    'Pay 2 Force -> Evade 2',
    'Pay 2 Force --> Evade 2',
    'Pay 2 Force —> Evade 2',
    'Pay 2 Force → Evade 2',
    'Pay 2 Force => Evade 2',
    'Pay 2 Force § Evade 2',
    'Pay 2 Force->Evade 2',
    'Pay 2 Force    Evade 2',
    'Pay 2 Force - Evade 2',
    'Pay 2 Force – Evade 2',
    'Pay 2 Force Evade 2',
    'pay  2 force -> evade 2',
    'Evade 2 (2 Force)',
    'Evade 2 (Pay 2 Force)',
    'Evade 2 (2F)',
    'Evade 2 [2 Force]',
    'Evade 2 for 2 Force',
    'Evade 2 costs 2 Force',
    'Pay 2 Force: Evade 2',
    '2 Force: Evade 2',
  ])('has its cost in Force in every spelling of the arrow: %s', (text) => {
    const [ability] = parse(text).abilities;
    expect(ability).toMatchObject({ keyword: 'evade', value: 2, cost: { force: 2 }, raw: text });
  });

  it.each([
    ['Tap -> Evade 1', 'Tap'],
    ['[tap] -> Evade 1', '[tap]'],
    ['Tap, Pay 2 build points-> Evade 1', 'Tap, Pay 2 build points'],
    ["Discard the top card of each player's deck -> Evade 1", "Discard the top card of each player's deck"],
    ['Pay X Force -> Evade 1', 'Pay X Force'],
  ])('keeps a cost other than Force as text: %s', (text, cost) => {
    expect(brief(text)).toEqual([keyword('evade', 1, { cost: { text: cost, force: null } })]);
  });

  it('may have the cost of being tapped behind it', () => {
    expect(brief('Evade 1 (Tap)')).toEqual([keyword('evade', 1, { cost: { text: 'Tap', force: null } })]);
  });

  it('may have its value in full-width digits', () => {
    expect(brief('Evade １２')).toEqual([keyword('evade', 12)]);
  });

  it('may follow another with nothing between them, in small letters too', () => {
    expect(brief('armor critical hit 2 lucky 1')).toEqual([
      keyword('armor'),
      keyword('critical-hit', 2),
      keyword('lucky', 1),
    ]);
  });

  it('may take its value from the power of the unit', () => {
    const text = "Retaliate X, where X is this unit's power";
    const valueText = "X, where X is this unit's power";
    expect(brief(text)).toEqual([{ keyword: 'retaliate', valueText, byPower: true }]);
  });

  it('may take its value from a formula, which is kept in words', () => {
    const valueText = 'X+1, where X is the number of Jedi, Sith and Droids in play';
    expect(brief(`Evade ${valueText}, Lucky 2`)).toEqual([
      { keyword: 'evade', valueText },
      keyword('lucky', 2),
    ]);
  });

  it('shares the formula that is printed once for two', () => {
    const valueText = 'X, where X is the number of Jedi';
    expect(brief('Evade X and Parry X, where X is the number of Jedi')).toEqual([
      { keyword: 'evade', valueText },
      { keyword: 'parry', valueText },
    ]);
  });
});

describe('several abilities on a line', () => {
  it.each([
    'Critical Hit 2, Armor and Lucky 1',
    'Critical Hit 2; Armor; Lucky 1.',
    'Critical Hit 2 | Armor | Lucky 1',
    'Critical Hit 2 |Armor| Lucky 1',
    'Critical Hit 2. Armor. Lucky 1.',
    'Critical Hit 2\r\nArmor\nLucky 1',
    'Critical Hit 2 (Add 2 damage.) Armor, and Lucky 1',
    '* Critical Hit 2. * Armor. * Lucky 1.',
  ])('are read one by one: %s', (text) => {
    expect(brief(text)).toEqual([keyword('critical-hit', 2), keyword('armor'), keyword('lucky', 1)]);
  });

  it('keep their own costs', () => {
    expect(brief('Armor, Pay 2 Force -> Evade 2, Tap -> Deflect 1')).toEqual([
      keyword('armor'),
      keyword('evade', 2, force(2)),
      keyword('deflect', 1, { cost: { text: 'Tap', force: null } }),
    ]);
  });

  it('keep a condition that has commas of its own', () => {
    const condition = 'while attacking a Clone, Droid, or Jedi';
    expect(brief(`Fury 5 ${condition}, Armor`)).toEqual([
      keyword('fury', 5, { condition }),
      keyword('armor'),
    ]);
  });
});

describe('a Switch', () => {
  it('is followed by what stands in its parts', () => {
    expect(brief('Switch: Overkill/Stun 2')).toEqual([
      keyword('switch', undefined, { effect: 'Overkill/Stun 2' }),
      keyword('overkill', undefined, { switchSlot: 1 }),
      keyword('stun', 2, { switchSlot: 2 }),
    ]);
  });

  it.each([
    [
      'Switch: None/Lucky 1 and +1 power',
      [keyword('lucky', 1, { switchSlot: 2 }), { stat: 'power', amount: 1, switchSlot: 2 }],
    ],
    [
      'Switch:+10 speed/+1 power',
      [
        { stat: 'speed', amount: 10, switchSlot: 1 },
        { stat: 'power', amount: 1, switchSlot: 2 },
      ],
    ],
    [
      'Switch: Pay 2 Force -> Evade 1/Overkill and Armor',
      [
        keyword('evade', 1, { ...force(2), switchSlot: 1 }),
        keyword('overkill', undefined, { switchSlot: 2 }),
        keyword('armor', undefined, { switchSlot: 2 }),
      ],
    ],
    ['Switch: None/None/Armor', [keyword('armor', undefined, { switchSlot: 3 })]],
  ])('has parts of any length: %s', (text, inside) => {
    expect(brief(text).slice(1)).toEqual(inside);
    expect(parse(text).problems).toEqual([]);
  });

  it('ends with its line', () => {
    expect(brief('Switch: Armor/Stealth | Lucky 1').at(-1)).toEqual(keyword('lucky', 1));
  });

  it.each([
    ['Switch: Overkill', "A Switch needs a '/'"],
    ['Switch: Overkill/', 'Part 2 of the Switch is empty'],
    ['Switch:', "Nothing follows 'Switch:'"],
  ])('is a problem without its parts: %s', (text, message) => {
    expect(parse(text).problems).toMatchObject([{ message: expect.stringContaining(message) }]);
  });
});

describe('a text that gives abilities', () => {
  const droids = others('Each of your other Droids', 'Droid');

  it.each([
    [
      'Each of your other Droids gets Accuracy 1 and Lucky 1.',
      [keyword('accuracy', 1, droids), keyword('lucky', 1, droids)],
    ],
    [
      'Each of your other units gets +1 power.',
      [{ stat: 'power', amount: 1, ...others('Each of your other units') }],
    ],
    [
      'Each of your other Rogue Starfighters gets "Pay 1 Force -> Deflect 1."',
      [
        keyword('deflect', 1, {
          ...force(1),
          ...others('Each of your other Rogue Starfighters', 'Rogue', 'Starfighter'),
        }),
      ],
    ],
  ])('names whom it reaches: %s', (text, abilities) => {
    expect(brief(text)).toEqual(abilities);
  });

  it.each([
    ['Each of your Droids gets Armor', { to: 'ALL', subtypes: ['Droid'], arenas: [] }],
    [
      "Each of your opponent's units in the Space arena gets Armor",
      { to: 'ENEMIES', subtypes: [], arenas: ['SPACE'] },
    ],
    ['Each of your other Ground units gets Armor', { to: 'OTHERS', subtypes: [], arenas: ['GROUND'] }],
    ['Equipped Jedi gets Armor', { to: 'ATTACHED', subtypes: ['Jedi'], arenas: [] }],
    ['Each of your other units with Stealth gets Armor', { to: 'TEXT', subtypes: [], arenas: [] }],
    ['Old Freighter gets Armor', { to: 'TEXT', subtypes: [], arenas: [] }],
  ])('is told from one that reaches other units: %s', (text, granted) => {
    expect(parse(text).abilities).toMatchObject([{ keyword: 'armor', granted }]);
  });

  it('holds under its condition, quoted abilities included', () => {
    const condition = 'as long as you have a Jedi, Sith, or Clone';
    expect(
      brief(
        'As long as you have a Jedi, Sith, or Clone, this unit gets Focus 1 and "Pay 1 Force -> Evade 1."',
      ),
    ).toEqual([keyword('focus', 1, { condition }), keyword('evade', 1, { ...force(1), condition })]);
  });

  it('shares the condition at its end', () => {
    const condition = 'for each Refugee in any arena';
    expect(brief('This unit gets +1 power and +1 health for each Refugee in any arena.')).toEqual([
      { stat: 'power', amount: 1, condition },
      { stat: 'health', amount: 1, condition },
    ]);
  });

  it('may quote prose, which is no ability', () => {
    expect(brief('Equipped Jedi gets Armor and "Whenever this unit attacks, draw a card."')).toHaveLength(1);
  });
});
