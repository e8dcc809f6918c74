import { expect, test } from 'vitest';
import { firstRoll } from './first-roll.js';
import { parseAttackLine } from './notation/attack-line.js';

const rolledIn = (line: string) => {
  const read = parseAttackLine(line);
  return read.ok ? firstRoll(read.input) : null;
};

test.each([
  ['the power of the attacker', '5 power vs 4 health', 5],
  ['less by the Shields of the defender (R1)', '5 power vs 4 health, Shields 2', 3],
  ['never below 0 (R1)', '1 power vs 4 health, Shields 2', 0],
  [
    'with Resilience, once there are counters enough (R2)',
    '5 power, 6/2 health, Resilience 2 vs 4 health',
    7,
  ],
  ['without Resilience as long as there are not (R2)', '5 power, 6/1 health, Resilience 2 vs 4 health', 5],
  ['those of Bombard into the Ground arena (S1)', '5 power, in Space, Bombard 3 vs 4 health, in Ground', 3],
])('the attack dice are %s', (_of, line, dice) => {
  expect(rolledIn(line)).toEqual({ dice, more: null });
});

test('Fury adds dice where a natural 4 shows (R4)', () => {
  expect(rolledIn('5 power, Fury 1, Fury 2 vs 4 health')).toEqual({
    dice: 5,
    more: { face: 4, dice: 3, keyword: 'Fury' },
  });
});
