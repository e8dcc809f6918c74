import { describe, expect, it } from 'vitest';
import { brief } from './testing/read-card.js';

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
