import { describe, expect, it } from 'vitest';
import { equalRationals, rational } from './rational.js';
import { reportOf, type Shows, unitsOf } from './testing/solve-line.js';

// Known rolls leave nothing to chance but dice of damage, of which half hit.
const SHOWN: readonly Shows[] = [
  [
    'D1: hits are damage to the defender',
    '3 power vs 9 health; roll 4 5 1',
    { defender: { counters: '2: 1' } },
  ],
  [
    'D1: Critical Hit adds its value',
    '2 power, Critical Hit 2 vs 9 health; roll 6 1',
    { defender: { counters: '3: 1' } },
  ],
  [
    'D1: instances of Critical Hit are one: 1 + 3',
    '1 power, Critical Hit 1, Critical Hit 2 vs 9 health; roll 6',
    { defender: { counters: '4: 1' } },
  ],
  [
    'D2: hits above remaining health may go to another unit',
    '4 power, Overkill vs 3/2 health + "second" 9 health; roll 4 4 4 4',
    { defender: { counters: '1: 1' }, second: { counters: '3: 1' } },
  ],
  [
    'D2: only one other unit',
    '4 power, Overkill vs 1 health + "second" 2 health + "third" 1 health; roll 4 4 4 4',
    { second: { counters: '3: 1' }, third: { counters: '0: 1' } },
  ],
  [
    'D2: only in the arena of the defender',
    '4 power, Overkill vs 1 health + "second" 9 health, in Space; roll 4 4 4 4',
    { defender: { counters: '4: 1' }, second: { counters: '0: 1' } },
  ],
  [
    "D2: Critical Hit's value stays on the defender",
    '2 power, Overkill, Critical Hit 3 vs 1 health + "second" 9 health; roll 6 4',
    { defender: { counters: '4: 1' }, second: { counters: '1: 1' } },
  ],
  [
    'D2: the attacker decides before prevention',
    '3 power, Overkill vs 1 health, Evade 1 (0 Force) + "second" 2 health; roll 4 4 4',
    { defender: { counters: '0: 1' }, second: { counters: '2: 1' } },
  ],
  [
    'D3: Shields, Parry and Armor do nothing for the second unit',
    '3 power, Overkill vs 1 health + "second" 9 health, Armor, Shields 5, Parry 5; roll 4 4 1',
    { second: { counters: '1: 1' } },
  ],
  [
    'D3: Evade works for the second unit',
    '3 power, Overkill vs 1 health + "second" 9 health, Evade 1 (0 Force); roll 4 4 4',
    { second: { counters: '1: 1' } },
  ],
  [
    'D4: the second unit has no Retaliate, Riposte or Lucky of its own',
    '3 power, 9 health, Overkill vs 1 health + "second" 9 health, Riposte 2, Retaliate 2, Lucky 3; roll 4 4 2',
    { attacker: { counters: '0: 1' }, second: { counters: '1: 1' } },
  ],
  [
    'D5: Evade prevents up to its value',
    '3 power vs 9 health, Evade 2 (0 Force); roll 4 4 4',
    { defender: { counters: '1: 1' } },
  ],
  [
    'D5: each Evade once for each instance of damage',
    '3 power vs 9 health, Evade 1 (0 Force), Evade 1 (0 Force); roll 4 4 4',
    { defender: { counters: '1: 1' } },
  ],
  [
    'D5: again for another instance: Retaliate and Riposte',
    '1 power, 9 health, Evade 1 (0 Force) vs 9 health, Riposte 1, Retaliate 1; roll 2',
    { attacker: { counters: '0: 1' } },
  ],
  [
    'D5: each use is paid',
    '2 power vs 9 health, Evade 1 (1 Force), Evade 1 (1 Force); force 0/1; roll 4 4',
    { defender: { counters: '1: 1' } },
  ],
  [
    'D5: Protect is for another unit',
    '2 power vs 9 health + "guard" 9 health, Protect 1 (0 Force); roll 4 4',
    { defender: { counters: '1: 1' } },
  ],
  [
    'D5: Protect is not for its own unit',
    '2 power vs 9 health, Protect 1 (0 Force); roll 4 4',
    { defender: { counters: '2: 1' } },
  ],
  [
    'D5: Protect works in its arena',
    '2 power vs 9 health + "guard" 9 health, in Space, Protect 1 (0 Force); roll 4 4',
    { defender: { counters: '2: 1' } },
  ],
  [
    'D5: Protect is for its own side',
    '2 power vs 9 health + "foe" 9 health, attacker\'s side, Protect 1 (0 Force); roll 4 4; prevention always',
    { defender: { counters: '2: 1' } },
  ],
  [
    'D5: Absorb and Persuade prevent for the unit itself',
    '3 power vs 9 health, Absorb 1 (0 Force), Persuade 1 (0 Force); roll 4 4 4',
    { defender: { counters: '1: 1' } },
  ],
  [
    'D6: Deflect prevents, and does as much to a unit in its arena',
    '3 power, 9 health vs 9 health, Deflect 2 (0 Force); roll 4 4 4',
    { attacker: { counters: '2: 1' }, defender: { counters: '1: 1' } },
  ],
  [
    'D6: deflected damage can be prevented',
    '3 power, 9 health, Evade 1 (0 Force) vs 9 health, Deflect 2 (0 Force); roll 4 4 4',
    { attacker: { counters: '1: 1' } },
  ],
  [
    'D6: deflected damage can be deflected: Deflect 3 back to a unit that then has none left',
    '3 power, 9 health, Deflect 3 (0 Force) vs 9 health, Deflect 3 (0 Force); roll 4 4 4; prevention always; objective damage',
    { attacker: { counters: '0: 1' } },
  ],
  [
    'D6: Deflect works in its arena only',
    '1 power, 9 health, in Space, Bombard 1 vs 9 health, in Ground, Deflect 1 (0 Force); roll 4',
    { attacker: { counters: '0: 1' }, defender: { counters: '0: 1' } },
  ],
  [
    'D6: the unit may do it to any unit there',
    '2 power, 9 health vs 9 health, Deflect 2 (0 Force) + "foe" 2 health, attacker\'s side; roll 4 4',
    { foe: { discarded: '1' } },
  ],
  [
    'D6: each Deflect once for each source: of Retaliate and Riposte one comes through',
    '1 power, 9 health, Deflect 1 (0 Force) vs 9 health, Riposte 1, Retaliate 1; roll 2',
    { attacker: { mean: '1/2' } },
  ],
  [
    'D7: Parry prevents up to its value when a one stands',
    '3 power vs 9 health, Parry 1; roll 1 4 4',
    { defender: { counters: '1: 1' } },
  ],
  ['D7: Parry needs the one', '2 power vs 9 health, Parry 1; roll 2 4', { defender: { counters: '1: 1' } }],
  [
    'D7: Parry does nothing against other damage',
    '1 power, 9 health, Parry 5 vs 9 health, Retaliate 2; roll 1',
    { attacker: { mean: '1' } },
  ],
  [
    'D7: Parry comes first: its controller leaves the hit to Deflect',
    '2 power, 9 health vs 9 health, Parry 1, Deflect 1 (0 Force); roll 1 4',
    { attacker: { counters: '1: 1' }, defender: { counters: '0: 1' } },
  ],
  [
    "D8: damage of a unit with Ferocity can't be prevented",
    '2 power, Ferocity vs 9 health, Parry 2, Evade 2 (0 Force); roll 1 4',
    { defender: { counters: '1: 1' } },
  ],
  [
    'D8: nor by abilities',
    '1 power, 9 health, Evade 9 (0 Force) vs 9 health, Ferocity, Retaliate 2; roll 1',
    { attacker: { mean: '1' } },
  ],
  [
    'D8: a unit with Fortitude prevents all the same',
    '3 power, Ferocity vs 9 health, Fortitude, Parry 1, Evade 1 (0 Force); roll 1 4 4',
    { defender: { counters: '0: 1' } },
  ],
  [
    'D8: Protect gains nothing from Fortitude',
    '2 power, Ferocity vs 9 health, Fortitude + "guard" 9 health, Fortitude, Protect 2 (0 Force); roll 4 4',
    { defender: { counters: '2: 1' } },
  ],
  [
    'D9: prevention is committed before the dice are seen',
    '1 power, Cunning vs 9 health, Evade 1 (0 Force)',
    { defender: { counters: '0: 1' } },
  ],
  [
    'D9: one Evade, two units that may be struck: it is promised to one of them, 1/2 · 1 Force',
    '2 power, Cunning, Overkill vs 9 health, Evade 2 (1 Force) + "second" 9 health; force 0/1',
    { defender: { counters: '0: 1' } },
  ],
  [
    'D9: the number of Lucky dice is fixed blind: a re-roll of any die is 1/2',
    '1 power, Cunning vs 9 health, Lucky 1',
    { defender: { mean: '1/2' } },
  ],
  [
    'D9: which dice is picked after the reveal: of two dice the hit, 3/4 lose 1/2',
    '2 power, Cunning vs 9 health, Lucky 1',
    { defender: { mean: '3/4' } },
  ],
  ['D9: the attacker sees his dice', '1 power, Cunning, Lucky 1 vs 9 health', { defender: { mean: '3/4' } }],
  [
    'D9: Parry applies after the reveal',
    '2 power, Cunning vs 9 health, Parry 1; roll 1 4',
    { defender: { counters: '0: 1' } },
  ],
  [
    'D10: Double Damage doubles what is not prevented',
    '3 power, Double Damage vs 9 health, Evade 1 (0 Force); roll 4 4 4',
    { defender: { counters: '4: 1' } },
  ],
  [
    'D10: Double Damage is for the defender',
    '2 power, Double Damage, Overkill vs 1 health + "second" 9 health; roll 4 4',
    { defender: { counters: '2: 1' }, second: { counters: '1: 1' } },
  ],
  [
    'D10: placement is simultaneous: both units that inspire each other go',
    '4 power, Overkill vs 1 health, Inspiration + "second" 1 health, Inspiration; roll 4 4 4 4',
    { defender: { discarded: '1' }, second: { discarded: '1' } },
  ],
  ['D12: counters at health discard', '2 power vs 2 health', { defender: { discarded: '1/4' } }],
  ['D12: counters from before count', '2 power vs 3/2 health', { defender: { discarded: '3/4' } }],
];

describe('damage', () => {
  it.each(SHOWN)('%s', (_, line, units) => {
    expect(unitsOf(line)).toMatchObject(units);
  });

  it.each([
    [
      'D11: Stun strikes whenever a counter is placed on another unit',
      '2 power, Stun 1 vs 9 health',
      rational(3n, 4n),
    ],
    ['D11: no counter, no Stun', '2 power, Stun 1 vs 9 health, Evade 2 (0 Force)', rational(0n)],
    [
      'D11: Stun strikes with damage of abilities too',
      '1 power, 9 health vs 9 health, Retaliate 1, Stun 1',
      rational(1n, 2n),
    ],
  ])('%s', (_, line, probability) => {
    const step = reportOf(line).trace.find(({ keyword }) => keyword === 'stun');
    expect(step !== undefined && equalRationals(step.probability, probability)).toBe(true);
  });
});
