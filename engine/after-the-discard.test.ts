import { describe, expect, it } from 'vitest';
import { reportOf, type Shows, unitsOf } from './testing/solve-line.js';

const BY_POWER = '"Retaliate X, where X is this unit\'s power"';
const NOT_FOR_DICE_OF_DAMAGE = '9 health, Parry 9, Shields 9, Riposte 9, Lucky 9';

// Known rolls leave nothing to chance but dice of damage, of which half hit.
const SHOWN: readonly Shows[] = [
  [
    'E1: a discard lets Area Damage strike another unit',
    '1 power, Area Damage 2 vs 1 health + "second" 9 health; roll 4',
    { second: { counters: '0: 1/4, 1: 1/2, 2: 1/4' } },
  ],
  [
    'E1: no discard, no Area Damage',
    '1 power, Area Damage 2 vs 2 health + "second" 9 health; roll 4',
    { second: { counters: '0: 1' } },
  ],
  [
    'E1: for each unit that is discarded: 2 dice',
    '2 power, Area Damage 1, Overkill vs 1 health + "second" 1 health + "third" 9 health; roll 4 4',
    { third: { mean: '1' } },
  ],
  [
    'E1: Critical Hit and Double Damage count',
    '1 power, Area Damage 2, Critical Hit 1, Double Damage vs 4 health + "second" 9 health; roll 6',
    { second: { mean: '1' } },
  ],
  [
    'E1: a discard in another arena sets off nothing',
    '1 power, in Space, Bombard 1, Area Damage 2 vs 1 health, in Ground + "second" 9 health, in Space; roll 4',
    { defender: { discarded: '1' }, second: { counters: '0: 1' } },
  ],
  [
    'E1: a unit that goes since a bonus went was not discarded by the attack: once 2 dice',
    '2 power, Area Damage 2 vs 2 health, Inspiration + "second" 3/3 health + "third" 9 health; roll 4 4',
    { second: { discarded: '1' }, third: { mean: '1' } },
  ],
  [
    'E6: nor is it avenged: once 1 die',
    '2 power, 9 health vs 2 health, Inspiration + "second" 3/3 health + "friend" 9 health, Avenge 1; roll 4 4',
    { second: { discarded: '1' }, attacker: { mean: '1/2' } },
  ],
  [
    'E1: a unit in another arena is not struck',
    '1 power, Area Damage 2 vs 1 health + "second" 9 health, in Space; roll 4',
    { second: { counters: '0: 1' } },
  ],
  [
    'E1: a unit that is gone does no Area Damage',
    '2 power, 1 health, Area Damage 2 vs 1 health, Deflect 1 (0 Force) + "second" 9 health; roll 4 4',
    { attacker: { discarded: '1' }, defender: { discarded: '1' }, second: { counters: '0: 1' } },
  ],
  [
    'E1: it has its own prevention: 2 dice less 1',
    '1 power, Area Damage 2 vs 1 health + "second" 9 health, Evade 1 (0 Force); roll 4',
    { second: { counters: '0: 3/4, 1: 1/4' } },
  ],
  [
    'E1: it sets off no further Area Damage',
    '1 power, Area Damage 2 vs 1 health + "second" 1 health + "third" 9 health; roll 4',
    { second: { discarded: '3/4' }, third: { counters: '0: 1' } },
  ],
  [
    'E1: it is optional',
    '1 power, Area Damage 2 vs 1 health + "friend" 1 health, attacker\'s side; roll 4',
    { friend: { counters: '0: 1' } },
  ],
  [
    'E2: dice of damage hit on four, against Armor on five',
    '1 power, 9 health, Armor vs 9 health, Retaliate 3; roll 1',
    { attacker: { mean: '1' } },
  ],
  [
    'E2: what looks at attack dice has nothing to do with them',
    `1 power, ${NOT_FOR_DICE_OF_DAMAGE} vs 9 health, Accuracy 3, Critical Hit 9, Fury 9, Backfire 9, Focus 9, Retaliate 2; roll 1; lucky never`,
    { attacker: { mean: '1' }, defender: { mean: '0' } },
  ],
  [
    'E3: Retaliate does dice of damage to the attacker',
    '1 power, 9 health vs 9 health, Retaliate 2; roll 1',
    { attacker: { counters: '0: 1/4, 1: 1/2, 2: 1/4' } },
  ],
  [
    'E3: even if the unit is gone',
    '1 power, 9 health vs 1 health, Retaliate 2; roll 4',
    { defender: { discarded: '1' }, attacker: { mean: '1' } },
  ],
  [
    'E3: each once an attack',
    '1 power, 9 health vs 9 health, Retaliate 2, Retaliate 1; roll 1',
    { attacker: { mean: '3/2' } },
  ],
  [
    'E3: printed without a cost it costs no Force',
    '1 power, 9 health vs 9 health, Retaliate 2; roll 1; force 0/0',
    { attacker: { mean: '1' } },
  ],
  [
    'E3: with a cost it needs the Force',
    '1 power, 9 health vs 9 health, Retaliate 2 (1 Force); roll 1; force 9/0',
    { attacker: { mean: '0' } },
  ],
  [
    "E3: X may be the unit's power",
    `1 power, 9 health vs 9 health, 4 power, ${BY_POWER}; roll 1`,
    { attacker: { mean: '2' } },
  ],
  [
    'E3: its total power when activated, counters of this attack not counted',
    `1 power, 9 health vs 9/1 health, 2 power, Resilience 1, ${BY_POWER}; roll 4`,
    { attacker: { mean: '3/2' } },
  ],
  [
    'E3: not against an attack from another arena',
    '1 power, 9 health, in Space, Bombard 1 vs 9 health, in Ground, Retaliate 2; roll 1',
    { attacker: { mean: '0' } },
  ],
  [
    'E3: not against an attack from the build zone',
    '1 power, 9 health, in build zone vs 9 health, Retaliate 2; roll 1',
    { attacker: { mean: '0' } },
  ],
  [
    'E3: a unit that attacks itself may retaliate against itself',
    '1 power, 9 health, Retaliate 2 vs itself; roll 1; attack POP always',
    { attacker: { mean: '1' } },
  ],
  [
    'E3: only the defender retaliates',
    '1 power, 9 health vs 9 health + "friend" 9 health, Retaliate 2; roll 1',
    { attacker: { mean: '0' } },
  ],
  [
    'E4: Riposte does its damage without dice when a two stands',
    '1 power, 9 health vs 9 health, Riposte 2; roll 2',
    { attacker: { counters: '2: 1' } },
  ],
  [
    'E4: no two, no Riposte',
    '1 power, 9 health vs 9 health, Riposte 2; roll 3',
    { attacker: { counters: '0: 1' } },
  ],
  [
    'E4: to any arena',
    '1 power, 9 health, in Space, Bombard 1 vs 9 health, in Ground, Riposte 2; roll 2',
    { attacker: { counters: '2: 1' } },
  ],
  [
    'E4: even if the unit is gone',
    '2 power, 9 health vs 1 health, Riposte 2; roll 2 4',
    { defender: { discarded: '1' }, attacker: { counters: '2: 1' } },
  ],
  [
    'E5: Backfire does dice of damage to the unit itself',
    '1 power, 9 health, Backfire 4 vs 9 health; roll 3',
    { attacker: { mean: '2' } },
  ],
  [
    'E5: a second three adds nothing',
    '2 power, 9 health, Backfire 4 vs 9 health; roll 3 3',
    { attacker: { mean: '2' } },
  ],
  [
    'E5: Overload likewise, if it was used',
    '1 power, 9 health, Overload 2 vs 3 health; roll 4 4 4',
    { attacker: { mean: '1' } },
  ],
  [
    'E5: Overload that was not used does nothing',
    '1 power, 9 health, Overload 2 vs 3 health; roll 4',
    { attacker: { mean: '0' } },
  ],
  [
    'E5: the unit may prevent it',
    '1 power, 9 health, Backfire 4, Evade 9 (0 Force) vs 9 health; roll 3',
    { attacker: { mean: '0' } },
  ],
  [
    'E6: Avenge strikes for another unit of its side that is discarded',
    '1 power, 9 health vs 1 health + "friend" 9 health, Avenge 2; roll 4',
    { attacker: { mean: '1' } },
  ],
  [
    'E6: not for the unit itself',
    '1 power, 9 health vs 1 health, Avenge 2; roll 4',
    { attacker: { mean: '0' } },
  ],
  [
    'E6: in its arena',
    '1 power, 9 health vs 1 health + "friend" 9 health, in Space, Avenge 2; roll 4',
    { attacker: { mean: '0' } },
  ],
  [
    'E6: if the avenger is still in play',
    '2 power, 9 health, Overkill vs 1 health + "friend" 1 health, Avenge 2; roll 4 4',
    { friend: { discarded: '1' }, attacker: { mean: '0' } },
  ],
  [
    'E6: Area Damage counts too: 1/2 + 1/2 · 1/2',
    '1 power, 9 health, Area Damage 1 vs 1 health + "second" 1 health + "friend" 9 health, Avenge 1; roll 4',
    { attacker: { mean: '3/4' } },
  ],
  [
    'E3: whoever uses all that does something does not pay for a Retaliate without dice',
    '1 power vs 2 health, Retaliate 0 (1 Force), Evade 1 (1 Force); roll 4; force 0/1; attack POP always',
    { defender: { counters: '0: 1' } },
  ],
  [
    'E7: Retaliate before Riposte: a hit leaves no attacker for the 2',
    '1 power, 1 health vs 9 health, Retaliate 1, Riposte 2; roll 2; attack POP always',
    { attacker: { counters: '1: 1/2, 2: 1/2' } },
  ],
  [
    'E7: Backfire before Riposte',
    '2 power, 1 health, Backfire 1 vs 9 health, Riposte 2; roll 2 3',
    { attacker: { counters: '1: 1/2, 2: 1/2' } },
  ],
  [
    'E7: Riposte before Avenge',
    '2 power, 1 health vs 1 health, Riposte 1 + "friend" 9 health, Avenge 4; roll 2 4',
    { attacker: { counters: '1: 1' } },
  ],
  [
    'E7: Avenge before Overload: half of the time nothing is left for Overload',
    '1 power, 1 health, Overload 1 vs 1 health + "friend" 9 health, Avenge 1; roll 4 4',
    { attacker: { counters: '0: 1/4, 1: 3/4' } },
  ],
  [
    'E7: each is an instance of its own',
    '1 power, 9 health, Evade 1 (0 Force) vs 9 health, Riposte 2, Retaliate 1; roll 2',
    { attacker: { counters: '1: 1' } },
  ],
  [
    'E8: what reaches past the attack changes nothing in it',
    '2 power, Focus 3, Consume, Surge 2, Tenacity 1, Double Strike, Foresight: Draw a card vs 9 health, Bounty: Draw a card, Last Stand: Draw a card',
    { defender: { counters: '0: 1/4, 1: 1/2, 2: 1/4' } },
  ],
];

describe('after the discard', () => {
  it.each(SHOWN)('%s', (_, line, units) => {
    expect(unitsOf(line)).toMatchObject(units);
  });

  it.each([
    [
      'E8: Foresight reports the best guess and its chance',
      '2 power, Foresight: Draw a card vs 9 health',
      'foresight',
    ],
    [
      'E8: Forewarning reports it for the defender',
      '2 power vs 9 health, Forewarning: Draw a card',
      'forewarning',
    ],
  ])('%s', (_, line, slug) => {
    expect(reportOf(line).trace.find(({ keyword }) => keyword === slug)).toMatchObject({
      text: expect.stringContaining('best guess is 1 hit'),
      probability: { numerator: 1n, denominator: 2n },
    });
  });
});
