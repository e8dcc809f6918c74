import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildBoard } from '../build-board.js';
import { KEYWORDS } from '../keyword-list.js';
import { parseAttackLine } from '../notation/attack-line.js';
import { outcomesOf } from '../outcomes.js';
import { AS_READ } from '../readings.js';
import { initialState } from '../state.js';
import { unitText } from '../testing/outcome-text.js';
import { budgetOf } from './budget.js';
import { reachedFrom } from './distribution.js';
import { solve } from './solve.js';

/** Turn by turn there is much more to look at. */
const PLENTY = 5_000_000;

function outcome(line: string, rerolls: 'BY_TABLE' | 'TURN_BY_TURN'): readonly string[] {
  const read = parseAttackLine(line);
  if (!read.ok) throw new Error(read.message);
  const built = buildBoard(read.input, KEYWORDS, AS_READ);
  if (!built.ok) throw new Error(built.message);
  const solved = solve(built.board, initialState(built.board), budgetOf(PLENTY), rerolls);
  if (solved === null) throw new Error(`${line}: no course is open.`);
  return outcomesOf(built.board, reachedFrom(solved)).map((unit) => `${unit.role} ${unitText(unit)}`);
}

const abilities = (...names: readonly string[]) =>
  fc.subarray([...names], { maxLength: 3 }).map((chosen) => chosen.map((name) => `, ${name}`).join(''));

/** Lucky on one side at least, and keywords that look at the dice. */
const attackLine = fc
  .record({
    power: fc.integer({ min: 1, max: 5 }),
    attacker: abilities('Critical Hit 2', 'Accuracy 1', 'Fury 1', 'Backfire 2', 'Overload 1', 'Overkill'),
    defender: abilities('Parry 2', 'Riposte 2', 'Armor', 'Shields 1', 'Retaliate 1', 'Evade 1 (1 Force)'),
    lucky: fc.constantFrom(
      ['Lucky 2', 'Lucky 1'],
      ['Lucky 1 (1 Force)', 'Lucky 3'],
      ['Lucky 3', 'Armor'],
      ['Armor', 'Lucky 2'],
    ),
    health: fc.integer({ min: 1, max: 5 }),
    options: fc.constantFrom('', '; objective damage', '; dark side defender', '; force 1/1', '; force 0/1'),
  })
  .map(
    ({ power, attacker, defender, lucky: [own, other], health, options }) =>
      `${power} power, 3 health, ${own}${attacker} vs ${health} health, ${other}${defender}${options}`,
  );

describe('re-rolls solved for all spreads of the dice at once', () => {
  it('end as re-rolls played turn by turn', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(attackLine, (line) => {
        expect([line, ...outcome(line, 'BY_TABLE')]).toEqual([line, ...outcome(line, 'TURN_BY_TURN')]);
      }),
      { numRuns: Number(process.env['REROLL_RUNS'] ?? 60), seed: 2002 },
    );
  });
});
