import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { attack } from '../attack.js';
import { parseAttackLine } from '../notation/attack-line.js';
import { printAttackLine } from '../notation/print-attack-line.js';
import { attackOf } from '../oracle/sample-attack.js';
import { printRational } from '../rational.js';
import { asInput } from '../testing/as-input.js';
import { randomAttack } from '../testing/random-attack.js';
import { reportOf } from '../testing/solve-line.js';

const RULINGS = z
  .object({ rulings: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(readFileSync(new URL('../../data/ruling-ids.json', import.meta.url), 'utf8'))).rulings;

function step(line: string, keyword: string): string {
  const found = reportOf(line).trace.find((one) => one.keyword === keyword);
  return found === undefined ? 'none' : printRational(found.probability);
}

describe('the trace', () => {
  it.each([
    [
      'Critical Hit: a natural six on one of two dice, 1 - (5/6)²',
      '2 power, Critical Hit 1 vs 9 health',
      'critical-hit',
      '11/36',
    ],
    ['Fury: a natural four', '1 power, Fury 2 vs 9 health', 'fury', '1/6'],
    ['Lucky: used when the die misses', '1 power, Lucky 1 vs 9 health', 'lucky', '1/2'],
    ['Riposte: a natural two', '1 power, 9 health vs 9 health, Riposte 1', 'riposte', '1/6'],
    ['Evade: used when there is damage', '1 power vs 9 health, Evade 1 (0 Force)', 'evade', '1/2'],
    [
      'Overkill: with two hits on one health',
      '2 power, Overkill vs 1 health + "second" 9 health',
      'overkill',
      '1/4',
    ],
    [
      'Retaliate: certain when it is activated and the attack goes on to its end',
      '1 power, 9 health vs 9 health, Retaliate 2',
      'retaliate',
      '1',
    ],
    ['a keyword of the build zone: never', '1 power vs 9 health, Velocity 2', 'velocity', '0'],
    ['a keyword that works all the time: always', '1 power, Ferocity vs 9 health', 'ferocity', '1'],
    [
      'Intercept that is not made: never',
      '1 power vs 9 health + "guard" 9 health, Intercept',
      'intercept',
      '0',
    ],
  ])('says how likely a keyword does something. %s', (_, line, keyword, chance) => {
    expect(step(line, keyword)).toBe(chance);
  });

  it('is left out where it is not asked for, and nothing else changes', () => {
    const line = '3 power, Critical Hit 1, Lucky 1 vs 4 health, Parry 1';
    const read = parseAttackLine(line);
    if (!read.ok) throw new Error(read.message);
    expect(attack(read.input, { trace: false })).toEqual({ ...reportOf(line), trace: [] });
  });

  it('has every keyword of the input, cites rulings that exist, in the order of the windows', {
    timeout: 60_000,
  }, () => {
    const order = [
      'attack-declaration',
      'attack-pop',
      'initial-roll',
      'reroll-pop',
      'pending-damage',
      'damage-prevention',
      'damage-placement',
      'unit-discard',
      'attack-end',
      'after-attack',
      'other',
    ];
    fc.assert(
      fc.property(randomAttack, (sample) => {
        const given = attackOf(sample);
        const report = attack(asInput(given));
        if (!report.ok) return;
        const line = printAttackLine(asInput(given));
        const keywords = new Set(
          [given.attacker, given.defender, ...given.others].flatMap(({ abilities }) =>
            abilities.map(({ keyword }) => keyword),
          ),
        );
        const told = new Set(report.trace.map(({ keyword }) => keyword));
        expect([line, ...[...keywords].filter((keyword) => !told.has(keyword))]).toEqual([line]);
        expect(report.trace.flatMap(({ rulings }) => rulings).filter((id) => !(id in RULINGS))).toEqual([]);
        const windows = report.trace.map(({ window }) => order.indexOf(window));
        expect(windows).toEqual([...windows].sort((a, b) => a - b));
      }),
      { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 60), seed: 1977 },
    );
  });
});
