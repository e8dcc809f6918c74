import { describe, expect, it } from 'vitest';
import { brief, parse, piecesOf } from './testing/read-card.js';

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
