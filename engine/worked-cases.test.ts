import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { attack } from './attack.js';
import type { AttackCase } from './oracle/attack-case.js';
import { attackOf } from './oracle/sample-attack.js';
import { printRational } from './rational.js';
import { asInput } from './testing/as-input.js';

const CASES: readonly AttackCase[] = JSON.parse(
  readFileSync(new URL('./oracle/attack-cases.json', import.meta.url), 'utf8'),
);

/** What the case lists of each unit; what it does not list is left out of the comparison. */
function shown({ input, expected }: AttackCase): object {
  const { attackerForce = 99, defenderForce = 99, others = [], ...rest } = input;
  const given = attackOf({
    objective: 'DISCARD',
    ...rest,
    others: others.map(({ name, ...other }) => ({ ...other, role: name })),
    force: { ATTACKER: attackerForce, DEFENDER: defenderForce },
  });
  const report = attack(asInput(given));
  if (!report.ok) throw new Error(report.message);
  const { units, trace } = report;
  const of = <Shown>(roles: object | undefined, show: (unit: (typeof units)[number]) => Shown) =>
    roles &&
    Object.fromEntries(units.filter(({ role }) => role in roles).map((unit) => [unit.role, show(unit)]));
  return {
    ...expected,
    expectedCounters: of(expected.expectedCounters, (unit) => printRational(unit.expectedCounters)),
    discardChance: of(expected.discardChance, (unit) => printRational(unit.discardChance)),
    counters: of(expected.counters, (unit) =>
      unit.counters.map(({ value, probability }) => ({ value, fraction: printRational(probability) })),
    ),
    traced: expected.traced?.filter((slug) => trace.some(({ keyword }) => keyword === slug)),
  };
}

describe('the worked cases come out exactly', () => {
  it.each(CASES.map((one) => [`${one.id}: ${one.title}`, one] as const))('%s', (_, one) => {
    expect(shown(one)).toEqual(one.expected);
  });
});
