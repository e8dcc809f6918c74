import { expect, test } from 'vitest';
import { attackByLine } from './attack-by-line.js';
import { notSaid } from './not-said.js';
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
