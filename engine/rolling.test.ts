import { describe, expect, it } from 'vitest';
import { type Shows, solveLine, unitsOf } from './testing/solve-line.js';

// A plain die hits half of the time: the mean of n dice is n/2. Known rolls leave nothing to chance.
const SHOWN: readonly Shows[] = [
  [
    'R1: as many dice as power, here binomial',
    '2 power vs 9 health',
    { defender: { counters: '0: 1/4, 1: 1/2, 2: 1/4' } },
  ],
  ['R1: no power rolls no dice', '0 power vs 9 health', { defender: { counters: '0: 1' } }],
  [
    'R1: Shields take dice, never below none',
    '1 power vs 9 health, Shields 2',
    { defender: { counters: '0: 1' } },
  ],
  [
    'R1: Overload adds to power',
    '1 power, 9 health, Overload 2, Evade 9 (0 Force) vs 9 health',
    { defender: { mean: '3/2' } },
  ],
  [
    'R1: the defender is the one after the attack POP',
    '2 power vs 1 health + "guard" 9 health, Shields 1, Intercept',
    { guard: { mean: '1/2' } },
  ],
  [
    'R2: Resilience counts with as many counters',
    '1 power, 9/2 health, Resilience 2 vs 9 health',
    { defender: { mean: '3/2' } },
  ],
  [
    'R2: Resilience does not count with fewer',
    '1 power, 9/1 health, Resilience 2 vs 9 health',
    { defender: { mean: '1/2' } },
  ],
  [
    'R2: the values are summed before they are compared',
    '1 power, 9/2 health, Resilience 1, Resilience 2 vs 9 health',
    { defender: { mean: '1/2' } },
  ],
  [
    'R2: the sum is what is added',
    '1 power, 9/3 health, Resilience 1, Resilience 2 vs 9 health',
    { defender: { mean: '2' } },
  ],
  [
    'R2: a negative sum lowers power',
    '3 power, 9/1 health, Resilience -1 vs 9 health',
    { defender: { mean: '1' } },
  ],
  ['R3: a four hits', '1 power vs 9 health; roll 4', { defender: { counters: '1: 1' } }],
  ['R3: a three misses', '1 power vs 9 health; roll 3', { defender: { counters: '0: 1' } }],
  [
    'R3: against Armor a four misses',
    '1 power vs 9 health, Armor; roll 4',
    { defender: { counters: '0: 1' } },
  ],
  [
    'R3: Accuracy is added to each die',
    '1 power, Accuracy 1 vs 9 health, Armor; roll 4',
    { defender: { counters: '1: 1' } },
  ],
  ['R3: a one may hit', '1 power, Accuracy 3 vs 9 health; roll 1', { defender: { counters: '1: 1' } }],
  ['R3: a six may miss', '1 power, Accuracy -3 vs 9 health; roll 6', { defender: { counters: '0: 1' } }],
  [
    'R3: Accuracy makes no natural six',
    '1 power, Accuracy 1, Critical Hit 5 vs 9 health; roll 5',
    { defender: { counters: '1: 1' } },
  ],
  [
    'R3: Accuracy takes no natural one away',
    '2 power, Accuracy 3 vs 9 health, Parry 1; roll 1 1',
    { defender: { counters: '1: 1' } },
  ],
  [
    'R4: a four brings Fury, once: 2 hits and 2 dice',
    '2 power, Fury 2 vs 9 health; roll 4 4',
    { defender: { mean: '3' } },
  ],
  ['R4: no four, no Fury', '1 power, Fury 2 vs 9 health; roll 5', { defender: { counters: '1: 1' } }],
  [
    'R4: fours on its own dice bring no more: 1 + 2/2',
    '1 power, Fury 2 vs 9 health; roll 4',
    { defender: { counters: '1: 1/4, 2: 1/2, 3: 1/4' } },
  ],
  [
    "R4: Fury's dice are attack dice, here for Critical Hit: 1 + 1/2 + 3/6",
    '1 power, Fury 1, Critical Hit 3 vs 9 health; roll 4',
    { defender: { mean: '2' } },
  ],
  [
    "R4: Fury's dice can be re-rolled: 1 + 3/4",
    '1 power, Fury 1, Lucky 1 vs 9 health; roll 4',
    { defender: { mean: '7/4' } },
  ],
  [
    'R5: a three in the initial roll brings Backfire',
    '1 power, 9 health, Backfire 2 vs 9 health; roll 3',
    { attacker: { mean: '1' } },
  ],
  [
    "R5: threes among Fury's dice do not",
    '1 power, 9 health, Fury 5, Backfire 2 vs 9 health; roll 4',
    { attacker: { mean: '0' } },
  ],
  [
    'R5: a three that is re-rolled was in the initial roll',
    '1 power, 9 health, Lucky 1, Backfire 2 vs 9 health; roll 3',
    { attacker: { mean: '1' } },
  ],
  [
    'R5: threes after a re-roll are not in the initial roll',
    '1 power, 9 health, Lucky 1, Backfire 2 vs 9 health; roll 1',
    { attacker: { mean: '0' } },
  ],
  [
    'R5: Focus changes nothing in this attack',
    '1 power, Focus 9 vs 9 health; roll 5',
    { defender: { counters: '1: 1' } },
  ],
  [
    "R6: the attacker's Lucky: 1/2 + 1/2 · 1/2",
    '1 power, Lucky 1 vs 9 health',
    { defender: { mean: '3/4' } },
  ],
  [
    "R6: the defender's Lucky re-rolls the attacker's dice: 1/2 · 1/2",
    '1 power vs 9 health, Lucky 1',
    { defender: { mean: '1/4' } },
  ],
  ['R6: up to X dice', '3 power, Lucky 2 vs 9 health; roll 1 1 1', { defender: { mean: '1' } }],
  [
    'R6: once an attack: the hit is given up only once',
    '1 power vs 9 health, Lucky 1; roll 6',
    { defender: { mean: '1/2' } },
  ],
  [
    'R6: dice that are not chosen keep their faces',
    '2 power, Lucky 1 vs 9 health; roll 6 1',
    { defender: { counters: '1: 1/2, 2: 1/2' } },
  ],
  [
    'R6: the unit that became the defender has its Lucky',
    '1 power vs 1 health + "guard" 9 health, Intercept, Lucky 1',
    { guard: { mean: '1/4' } },
  ],
  [
    'R6: Lucky of other units is no use',
    '1 power vs 9 health + "friend" 9 health, Lucky 1',
    { defender: { mean: '1/2' } },
  ],
  [
    'R7: Critical Hit looks at the final dice: 1/2 + 2/6',
    '1 power, Critical Hit 2 vs 9 health, Lucky 1; roll 6',
    { defender: { mean: '5/6' } },
  ],
  [
    'R7: a second six adds nothing',
    '2 power, Critical Hit 2 vs 9 health; roll 6 6',
    { defender: { counters: '4: 1' } },
  ],
  [
    'R7: a second one adds nothing to Parry',
    '4 power vs 9 health, Parry 1; roll 1 1 4 4',
    { defender: { counters: '1: 1' } },
  ],
  [
    'R7: a second two adds nothing to Riposte',
    '2 power, 9 health vs 9 health, Riposte 2; roll 2 2',
    { attacker: { counters: '2: 1' } },
  ],
  [
    'R8b: a known roll has Overload used when its length says so',
    '2 power, 9 health, Overload 1 vs 9 health; roll 4 4 4',
    { attacker: { mean: '1/2' }, defender: { counters: '3: 1' } },
  ],
  [
    'R8b: a known roll has another defender when its length says so',
    '2 power vs 9 health + "guard" 9 health, Shields 1, Intercept; roll 4',
    { guard: { counters: '1: 1' } },
  ],
  [
    "R8b: a known roll is the roll before Fury's dice",
    '1 power, Fury 1 vs 9 health; roll 4',
    { defender: { counters: '1: 1/2, 2: 1/2' } },
  ],
];

describe('rolling', () => {
  it.each(SHOWN)('%s', (_, line, units) => {
    expect(unitsOf(line)).toMatchObject(units);
  });

  it('R8b: a roll of a length that no course of the attack gives is invalid', () => {
    expect(solveLine('2 power, Overload 2 vs 9 health; roll 4 4 4')).toMatchObject({ code: 'INVALID_INPUT' });
  });
});
