import { describe, expect, it } from 'vitest';
import { type Shows, unitsOf } from './testing/solve-line.js';

const SHOWN: readonly Shows[] = [
  [
    'C1: Intercept makes its unit the defender',
    '2 power vs 2 health + "guard" 9 health, Intercept; roll 4 4',
    { defender: { counters: '0: 1' }, guard: { counters: '2: 1' } },
  ],
  [
    'C1: a unit of the other side does not intercept',
    '2 power vs 2 health + "foe" 9 health, attacker\'s side, Intercept; roll 4 4; attack POP always',
    { defender: { counters: '2: 1' } },
  ],
  [
    'C1: a unit in another arena does not intercept',
    '2 power vs 2 health + "guard" 9 health, in Space, Intercept; roll 4 4; attack POP always',
    { defender: { counters: '2: 1' } },
  ],
  [
    'C1: the attacker itself does not intercept',
    '2 power, 9 health, Intercept vs 2 health; roll 4 4; attack POP always',
    { defender: { counters: '2: 1' } },
  ],
  [
    'C1: what a replaced unit activated stays',
    '1 power, 9 health vs 1 health, Retaliate 2 + "guard" 9 health, Intercept; roll 4',
    { attacker: { mean: '1' }, guard: { counters: '1: 1' } },
  ],
  [
    'C1: it prevents nothing',
    '2 power vs 2 health + "guard" 2 health, Intercept; roll 4 4; attack POP always',
    { guard: { discarded: '1' } },
  ],
  [
    'C1: several units may intercept one after the other',
    '2 power vs 2 health + "a" 2 health, Intercept + "b" 9 health, Intercept; roll 4 4; attack POP always',
    { b: { counters: '2: 1' } },
  ],
  [
    'C1: each instance once an attack',
    '2 power vs 2 health, Intercept + "guard" 2 health, Intercept, Intercept; roll 4 4; attack POP always',
    { guard: { counters: '2: 1' } },
  ],
  [
    'C1: a cost that can not be paid',
    '2 power vs 2 health + "guard" 9 health, Intercept (2 Force); roll 4 4; force 9/1',
    { defender: { counters: '2: 1' } },
  ],
  [
    'C1: one that fails costs its Force all the same, which is worth it where a fixed policy would spend more on less',
    '2 power, Precision vs 2 health, Evade 1 (2 Force), Evade 2 (1 Force) + "guard" 9 health, Intercept (1 Force); roll 4 4; force 9/2; prevention always',
    { defender: { counters: '0: 1' } },
  ],
  [
    'C1: one that fails without any cost leaves all as it is',
    '2 power, Precision vs 2 health, Evade 1 (2 Force), Evade 2 (1 Force) + "guard" 9 health, Intercept; roll 4 4; force 9/2; prevention always',
    { defender: { counters: '1: 1' } },
  ],
  [
    'C1: whoever uses all that does something does not pay for one that fails',
    '2 power, Precision vs 2 health, Evade 2 (1 Force) + "guard" 9 health, Intercept (1 Force); roll 4 4; force 9/1; attack POP always; prevention always',
    { defender: { counters: '0: 1' } },
  ],
  [
    'C1: effects whose conditions the new defender fails end',
    '1 power, Accuracy 3 while attacking a Clone vs 1 health, subtypes Clone + "guard" 9 health, subtypes Droid, Intercept',
    { guard: { mean: '1/2' } },
  ],
  [
    'C1: effects whose conditions the new defender meets stay',
    '1 power, Accuracy 3 while attacking a Clone vs 1 health, subtypes Clone + "guard" 9 health, subtypes Clone, Intercept',
    { guard: { mean: '1' } },
  ],
  [
    'C2: Redirect names another unit of its side',
    '2 power vs 2 health, Redirect (0 Force) + "other" 9 health; roll 4 4',
    { defender: { counters: '0: 1' }, other: { counters: '2: 1' } },
  ],
  [
    "C2: not one that can't be attacked",
    '2 power vs 2 health, Redirect (0 Force) + "other" 9 health, Stealth; roll 4 4',
    { defender: { counters: '2: 1' } },
  ],
  [
    'C2: not one of the other side',
    '2 power vs 2 health, Redirect (0 Force) + "foe" 9 health, attacker\'s side; roll 4 4',
    { defender: { counters: '2: 1' } },
  ],
  [
    'C2: only the defender redirects',
    '2 power vs 2 health + "other" 9 health, Redirect (0 Force); roll 4 4',
    { defender: { counters: '2: 1' } },
  ],
  [
    'C3: against Precision nothing changes the defender by Intercept',
    '2 power, Precision vs 2 health + "guard" 9 health, Intercept; roll 4 4; attack POP always',
    { defender: { counters: '2: 1' } },
  ],
  [
    'C3: nor by Redirect',
    '2 power, Precision vs 2 health, Redirect (0 Force) + "other" 9 health; roll 4 4',
    { defender: { counters: '2: 1' } },
  ],
  [
    'C3: Elude is an earlier name of Precision',
    '2 power, Elude vs 2 health + "guard" 9 health, Intercept; roll 4 4',
    { defender: { counters: '2: 1' } },
  ],
];

describe('changing the defender', () => {
  it.each(SHOWN)('%s', (_, line, units) => {
    expect(unitsOf(line)).toMatchObject(units);
  });
});
