import { expect, test } from 'vitest';
import { attack } from '../../engine/attack.js';
import { parseAttackLine } from '../../engine/notation/attack-line.js';
import { keywordsFollowed, rulingsFollowed } from './rulings-followed.js';

function traceOf(line: string) {
  const read = parseAttackLine(line);
  const report = read.ok ? attack(read.input) : read;
  if (!report.ok) throw new Error(report.message);
  return report.trace;
}

test.each([
  ['one that can do something', '2 power, Critical Hit 1 vs 9 health', ['critical-hit']],
  ['none whose moment never comes', '2 power, Overkill vs 9 health, Armor', ['armor']],
  ['none that can not be paid', '2 power vs 9 health, Evade 1 (2 Force); force 5/1', []],
  ['none that plays no part in an attack', '1 power, Velocity 2 vs 9 health', []],
  [
    'none whose condition does not hold',
    '1 power, subtypes "Sith", "While attacking a Jedi, Stun 1" vs 9 health',
    [],
  ],
])('the rulings followed are those of %s', (_which, line, keywords) => {
  const followed = keywordsFollowed(traceOf(line));
  expect(followed.map(({ keyword }) => keyword)).toEqual(keywords);
  const slugs = new Set(rulingsFollowed(traceOf(line)).map((id) => id.split('/')[0]));
  expect([...slugs]).toEqual(keywords);
});

test('a ruling that two steps follow is named once', () => {
  const ids = rulingsFollowed(traceOf('3 power, Overkill vs 1 health, Armor + "second" 9 health, Armor'));
  expect(ids).toHaveLength(new Set(ids).size);
  expect(ids).toContain('overkill/shields-parry-and-armor');
});
