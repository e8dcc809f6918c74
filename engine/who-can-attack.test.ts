import { describe, expect, it } from 'vitest';
import { reportOf, type Shows, solveLine, unitsOf } from './testing/solve-line.js';

// A plain die hits half of the time: the mean of n dice is n/2. Known rolls leave nothing to chance.
const SHOWN: readonly Shows[] = [
  [
    'S1: a unit attacks in its own arena',
    '2 power, in Space vs 9 health, in Space',
    { defender: { mean: '1' } },
  ],
  [
    'S1: Bombard reaches the Ground arena with its value in place of printed power',
    '4 power, in Space, Bombard 2 vs 9 health, in Ground',
    { defender: { mean: '1' } },
  ],
  [
    'S1: Ion Cannon reaches the Space arena',
    '4 power, in Ground, Ion Cannon 3 vs 9 health, in Space',
    { defender: { mean: '3/2' } },
  ],
  [
    'S1: Barrage reaches the Character arena',
    '4 power, in Space, Barrage 1 vs 9 health, in Character',
    { defender: { mean: '1/2' } },
  ],
  [
    'S1: bonuses to power still count',
    '4 power, 9/1 health, in Space, Bombard 2, Resilience 1 vs 9 health, in Ground',
    { defender: { mean: '3/2' } },
  ],
  [
    'S1: penalties to power still count',
    '4 power, in Space, Bombard 2 vs 9 health, in Ground, Shields 1',
    { defender: { mean: '1/2' } },
  ],
  [
    'S1: Bombard is not used in the own arena',
    '4 power, in Ground, Bombard 2 vs 9 health, in Ground',
    { defender: { mean: '2' } },
  ],
  [
    'S2: a damaged unit with Stealth can be attacked',
    '2 power vs 9/1 health, Stealth',
    { defender: { mean: '1' } },
  ],
  [
    'S2: a tapped unit with Stealth can be attacked',
    '2 power vs 9 health, tapped, Stealth',
    { defender: { mean: '1' } },
  ],
  [
    'S2: Overkill reaches a unit with Stealth',
    '3 power, Overkill vs 1 health + "second" 9 health, Stealth; roll 4 4 4',
    { second: { counters: '2: 1' } },
  ],
  [
    'S2: Area Damage reaches a unit with Stealth',
    '1 power, Area Damage 2 vs 1 health + "second" 9 health, Stealth; roll 4',
    { second: { mean: '1' } },
  ],
  [
    'S2: deflected damage reaches a unit with Stealth',
    '1 power, 9 health, Stealth vs 9 health, Deflect 1 (0 Force); roll 4',
    { attacker: { counters: '1: 1' } },
  ],
  [
    "S2: a hidden unit's Intercept fails",
    '2 power vs 2 health + "guard" 9 health, Stealth, Intercept; roll 4 4',
    { defender: { counters: '2: 1' }, guard: { counters: '0: 1' } },
  ],
  [
    "S2: a tapped unit's Intercept works in spite of Stealth",
    '2 power vs 2 health + "guard" 9 health, tapped, Stealth, Intercept; roll 4 4',
    { guard: { counters: '2: 1' } },
  ],
  [
    'S3: Inspiration gives power',
    '2 power vs 9 health + "captain" 9 health, attacker\'s side, Inspiration',
    { defender: { mean: '3/2' } },
  ],
  [
    'S3: Inspiration gives health',
    '2 power vs 2 health + "captain" 9 health, Inspiration; roll 4 4',
    { defender: { discarded: '0' } },
  ],
  [
    'S3: two units with Inspiration give twice that',
    '2 power vs 9 health + "a" 9 health, attacker\'s side, Inspiration + "b" 9 health, attacker\'s side, Inspiration',
    { defender: { mean: '2' } },
  ],
  [
    'S3: Inspiration does not strengthen its own unit',
    '2 power, Inspiration vs 9 health',
    { defender: { mean: '1' } },
  ],
  [
    'S3: Inspiration stays in its arena',
    '2 power vs 9 health + "captain" 9 health, in Space, attacker\'s side, Inspiration',
    { defender: { mean: '1' } },
  ],
  [
    'S3: Intimidation gives 1 power for each enemy in the arena',
    '1 power, Intimidation vs 9 health + "b" 9 health + "c" 9 health, in Space',
    { defender: { mean: '3/2' } },
  ],
  [
    'S3: Intimidation gives health',
    '2 power vs 2 health, Intimidation; roll 4 4',
    { defender: { discarded: '0' } },
  ],
  [
    'S3: bonuses go with the unit that gave them, at once',
    '2 power vs 2 health, Inspiration + "second" 3/3 health; roll 4 4',
    { second: { counters: '0: 1', discarded: '1' } },
  ],
  [
    'S4: the part of a Switch that belongs to the arena works',
    '3 power, in Ground, type Space/Ground, Switch: Overkill/Accuracy 1 vs 9 health, in Ground',
    { defender: { mean: '2' } },
  ],
  [
    'S4: the other part of a Switch does not',
    '3 power, in Space, type Space/Ground, Switch: Overkill/Accuracy 1 vs 9 health, in Space',
    { defender: { mean: '3/2' } },
  ],
  [
    'S4: None is nothing',
    '3 power, in Space, type Space/Ground, Switch: None/Accuracy 1 vs 9 health, in Space',
    { defender: { mean: '3/2' } },
  ],
  [
    'S5: abilities do not work in the build zone',
    '2 power vs 9 health, in build zone, Parry 2, Armor, Stealth; roll 1 4',
    { defender: { counters: '1: 1' } },
  ],
  [
    'S5: an effect that has a unit in the build zone attacked asks for no arena',
    '2 power, in Space vs 9 health, in Ground, in build zone',
    { defender: { mean: '1' } },
  ],
  [
    'S6: a unit that attacks itself has its counters in both rows',
    '2 power, 9 health, Riposte 1 vs itself; roll 2 4',
    { attacker: { counters: '2: 1' }, defender: { counters: '2: 1' } },
  ],
  [
    'S6: the defending side makes the choices of the defender',
    '2 power, 9 health, Evade 1 (0 Force), Parry 1 vs itself; roll 1 4',
    { attacker: { counters: '0: 1' } },
  ],
  [
    'S7: a line gives abilities to the units that fit',
    '2 power, subtypes Droid vs 9 health + "chief" 9 health, attacker\'s side, subtypes Droid, Each of your other Droids gets Accuracy 1',
    { defender: { mean: '4/3' } },
  ],
  [
    'S7: it does not reach units of other subtypes',
    '2 power, subtypes Clone vs 9 health + "chief" 9 health, attacker\'s side, subtypes Droid, Each of your other Droids gets Accuracy 1',
    { defender: { mean: '1' } },
  ],
  [
    'S7: "other" leaves the giver out',
    '2 power, subtypes Droid, Each of your other Droids gets Accuracy 1 vs 9 health',
    { defender: { mean: '1' } },
  ],
];

describe('who can attack whom', () => {
  it.each(SHOWN)('%s', (_, line, units) => {
    expect(unitsOf(line)).toMatchObject(units);
  });

  it.each([
    ['S1: another arena is out of reach', '2 power, in Space vs 9 health, in Ground'],
    [
      'S1: Bombard does not reach the Character arena',
      '2 power, in Space, Bombard 2 vs 9 health, in Character',
    ],
    [
      'S2: an untapped, undamaged unit with Stealth is out of reach',
      '2 power vs 9 health, untapped, Stealth',
    ],
    ['S2: not known to be tapped counts as untapped', '2 power vs 9 health, Stealth'],
  ])('%s', (_, line) => {
    expect(solveLine(line)).toMatchObject({ ok: false, code: 'ILLEGAL_ATTACK', rule: expect.any(String) });
  });

  it('S4: a Switch without a type line is an error', () => {
    expect(solveLine('3 power, Switch: Overkill/Accuracy 1 vs 9 health')).toMatchObject({
      code: 'INVALID_ABILITY',
      message: expect.stringContaining('type line'),
    });
  });

  it("S7: where fitting can't be told the line is off, with a warning", () => {
    const line =
      '2 power vs 9 health + "chief" 9 health, attacker\'s side, Each of your other Droids gets Accuracy 1';
    expect(unitsOf(line)).toMatchObject({ defender: { mean: '1' } });
    expect(reportOf(line).warnings.map(({ code }) => code)).toContain('SUBTYPES_UNKNOWN');
  });
});
