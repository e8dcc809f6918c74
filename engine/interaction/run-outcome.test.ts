import { expect, it } from 'vitest';
import { printRational } from '../rational.js';
import { reportOf } from '../testing/solve-line.js';
import { runOutcome } from './run-outcome.js';

it('the damage of an attack is told for the defender, for the attacker, and for all others together', () => {
  const attack = '3 power, 9 health, Overkill vs 1 health, Riposte 2 + "second" 9 health; roll 4 5 6';
  const outcome = runOutcome(reportOf(attack));
  expect([outcome.expectedDamageToDefender, outcome.expectedDamageToOthers].map(printRational)).toEqual([
    '1',
    '2',
  ]);
  const back = runOutcome(reportOf('2 power, 9 health vs 9 health, Riposte 2; roll 4 2'));
  expect(printRational(back.expectedDamageToAttacker)).toBe('2');
});

it('what an attack does to others is 0 where there are none', () => {
  expect(printRational(runOutcome(reportOf('2 power vs 1 health')).expectedDamageToOthers)).toBe('0');
});
