import { expect, test } from 'vitest';
import { attackByLine } from './attack-by-line.js';
import { isFateNotKnown, notSaid } from './not-said.js';
import { openWithUnits } from './sample-units.js';

const kb = openWithUnits();

test.each([
  ['4 power vs 2 health, Riposte 2', ['HEALTH_NOT_SAID']],
  ['4 power vs 2 health, Pay 1 Force -> Retaliate 2', ['FORCE_NOT_SAID', 'HEALTH_NOT_SAID']],
  ['4 power, 3 health vs 2 health, Riposte 2', []],
  ['4 power vs 2 health', []],
])('of %j it is told what was taken for granted: %j', (line, codes) => {
  const attack = attackByLine(kb, line);
  if (!attack.ok) throw new Error(attack.message);
  const told = notSaid(attack);
  expect(told.map(({ code }) => code)).toEqual(codes);
  expect(told.every(({ message }) => message.includes('99 here'))).toBe(true);
});

test.each([
  ['4 power vs 2 health, Riposte 2', { attacker: true, defender: false }],
  ['4 power vs itself', { attacker: true, defender: true }],
  ['4 power, 3 health vs itself', { attacker: false, defender: false }],
  ['4 power vs 2 health', { attacker: false, defender: false }],
])('of %j it is not known who is discarded where no health was said: %j', (line, notKnown) => {
  const attack = attackByLine(kb, line);
  if (!attack.ok) throw new Error(attack.message);
  const found = attack.solved.units.map(({ role }) => [role, isFateNotKnown(attack, role)]);
  expect(Object.fromEntries(found)).toEqual(notKnown);
});
