import { describe, expect, it } from 'vitest';
import { type Shows, unitsOf } from './testing/solve-line.js';

const OBJECTIVES: readonly Shows[] = [
  [
    'DISCARD: discards come first: both units rather than four counters on one',
    '3 power, Overkill vs 1 health + "second" 2 health; roll 4 4 4',
    { defender: { discarded: '1' }, second: { discarded: '1' } },
  ],
  [
    "DISCARD: a unit's counters count up to its health: what can't save it is not prevented",
    '3 power vs 1 health, Evade 1 (0 Force); roll 4 4 4',
    { defender: { counters: '3: 1' } },
  ],
  [
    'DISCARD: own units count against it: no Overload that discards its unit',
    '1 power, 1 health, Overload 4 vs 9 health; roll 4',
    { attacker: { discarded: '0' } },
  ],
  [
    'DISCARD: a re-roll for the discard: 3 of 4',
    '1 power, Lucky 1 vs 1 health',
    { defender: { discarded: '3/4' } },
  ],
  [
    'DAMAGE: all counters count',
    '3 power vs 1 health, Evade 1 (0 Force); roll 4 4 4; objective damage',
    { defender: { counters: '2: 1' } },
  ],
  [
    'DAMAGE: own counters count against it: Overload is worth nothing',
    '1 power, 9 health, Overload 4 vs 9 health; objective damage',
    { defender: { mean: '1/2' } },
  ],
];

const TIES: readonly Shows[] = [
  [
    'pass before play: an Intercept that changes nothing of worth is not made',
    '2 power vs 9 health + "guard" 9 health, Intercept; roll 4 4',
    { defender: { counters: '2: 1' } },
  ],
  [
    'spend less Force: the free Evade is used, and 1 Force is left against Riposte',
    '1 power, 9 health, Evade 1 (1 Force) vs 9 health, Riposte 1, Retaliate 1; roll 2; force 2/0',
    { attacker: { counters: '0: 1' } },
  ],
  [
    'move excess hits to the second unit',
    '3 power, Overkill vs 1 health + "second" 9 health; roll 4 4 4; objective damage',
    { defender: { counters: '1: 1' }, second: { counters: '2: 1' } },
  ],
  [
    'prevent less: Parry that saves nothing prevents nothing',
    '3 power vs 1 health, Parry 1; roll 1 4 4',
    { defender: { counters: '2: 1' } },
  ],
  [
    'units as listed: the first of two equal guards intercepts',
    '2 power vs 2 health + "a" 9 health, Intercept + "b" 9 health, Intercept; roll 4 4',
    { a: { counters: '2: 1' }, b: { counters: '0: 1' } },
  ],
  [
    'units as listed: the first of two equal second units',
    '2 power, Overkill vs 1 health + "a" 9 health + "b" 9 health; roll 4 4',
    { a: { counters: '1: 1' }, b: { counters: '0: 1' } },
  ],
  [
    'units as listed: the first of two equal targets of Area Damage',
    '1 power, Area Damage 2 vs 1 health + "a" 9 health + "b" 9 health; roll 4',
    { a: { mean: '1' }, b: { mean: '0' } },
  ],
];

const POLICIES: readonly Shows[] = [
  ['lucky never', '1 power, Lucky 1 vs 9 health, Lucky 1; lucky never', { defender: { mean: '1/2' } }],
  [
    "lucky always re-rolls the attacker's misses",
    '2 power, Lucky 2 vs 9 health; roll 1 6; lucky always',
    { defender: { mean: '3/2' } },
  ],
  [
    "lucky always re-rolls the enemy's hits",
    '2 power vs 9 health, Lucky 2; roll 1 6; lucky always',
    { defender: { mean: '1/2' } },
  ],
  [
    'lucky always re-rolls nothing when there is no miss',
    '2 power, Lucky 2 vs 9 health; roll 4 6; lucky always',
    { defender: { counters: '2: 1' } },
  ],
  [
    'lucky always, worst first: the lowest miss, so that Riposte keeps its two',
    '2 power, 9 health, Lucky 1 vs 9 health, Riposte 3; roll 1 2; lucky always',
    { attacker: { counters: '3: 1' } },
  ],
  [
    'prevention never',
    '2 power vs 9 health, Evade 2 (0 Force); roll 4 4; prevention never',
    { defender: { counters: '2: 1' } },
  ],
  [
    'prevention never does not touch Parry',
    '2 power vs 9 health, Evade 2 (0 Force), Parry 1; roll 1 4; prevention never',
    { defender: { counters: '0: 1' } },
  ],
  [
    'prevention always, in printed order: the first Evade that can be paid',
    '3 power vs 9 health, Evade 1 (1 Force), Evade 2 (1 Force); roll 4 4 4; force 0/1; prevention always',
    { defender: { counters: '2: 1' } },
  ],
  [
    'prevention always, as much as does anything, even if it saves nothing',
    '3 power vs 1 health, Evade 1 (0 Force); roll 4 4 4; prevention always',
    { defender: { counters: '2: 1' } },
  ],
  [
    'prevention always: the defender before the others',
    '2 power vs 9 health, Evade 1 (1 Force) + "guard" 9 health, Protect 2 (1 Force); roll 4 4; force 0/1; prevention always',
    { defender: { counters: '1: 1' } },
  ],
  [
    'prevention always: the target of Deflect as the objective says',
    '2 power, 9 health vs 9 health, Deflect 2 (0 Force) + "foe" 2 health, attacker\'s side; roll 4 4; prevention always',
    { foe: { discarded: '1' } },
  ],
  [
    'overkill second unit: all excess hits',
    '4 power, Overkill vs 1 health + "second" 9 health; roll 4 4 4 4; overkill second unit',
    { second: { counters: '3: 1' } },
  ],
  [
    "overkill second unit: the first of the defender's side",
    '4 power, Overkill vs 1 health + "friend" 9 health, attacker\'s side + "second" 9 health; roll 4 4 4 4; overkill second unit',
    { friend: { counters: '0: 1' }, second: { counters: '3: 1' } },
  ],
  [
    'overkill defender: none',
    '4 power, Overkill vs 1 health + "second" 1 health; roll 4 4 4 4; overkill defender',
    { defender: { counters: '4: 1' }, second: { counters: '0: 1' } },
  ],
  [
    'attack POP never',
    '2 power vs 2 health, Retaliate 2 + "guard" 9 health, Intercept; roll 4 4; attack POP never',
    { attacker: { mean: '0' }, defender: { counters: '2: 1' } },
  ],
  [
    'attack POP always: used even where it harms',
    '2 power vs 9 health + "guard" 1 health, Intercept; roll 4 4; attack POP always',
    { guard: { discarded: '1' } },
  ],
];

describe('choice', () => {
  it.each(OBJECTIVES)('%s', (_, line, units) => {
    expect(unitsOf(line)).toMatchObject(units);
  });

  describe('of equals', () => {
    it.each(TIES)('%s', (_, line, units) => {
      expect(unitsOf(line)).toMatchObject(units);
    });
  });

  describe('by a fixed policy', () => {
    it.each(POLICIES)('%s', (_, line, units) => {
      expect(unitsOf(line)).toMatchObject(units);
    });
  });
});
