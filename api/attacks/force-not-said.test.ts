import { expect, test } from 'vitest';
import { readLine } from './attack-by-line.js';
import { forceNotSaid } from './force-not-said.js';
import { openWithUnits } from './sample-units.js';

const kb = openWithUnits();

test.each([
  ['2 power vs 4 health, Evade 2 (2 Force)', 'the defender has 99'],
  ['2 power, Pay 1 Force -> Accuracy 1 vs 4 health', 'the attacker has 99'],
  ['2 power, Lucky 1 (1 Force) vs 4 health, Evade 2 (2 Force)', 'the attacker and the defender have 99'],
  ['2 power vs 4 health, Evade 2 (2 Force); force 3/5', null],
  ['2 power vs 4 health, Evade 2', null],
  ['2 power, 9 health, Retaliate 2 (1 Force) vs 4 health', null],
  ['2 power vs 4 health, Tap -> Evade 2', null],
])('of %j it is told: %s', (line, told) => {
  const read = readLine(kb, line);
  const warning = read.ok ? forceNotSaid(read.input) : undefined;
  if (told === null) expect(warning).toBeNull();
  else expect(warning?.message).toContain(told);
});
