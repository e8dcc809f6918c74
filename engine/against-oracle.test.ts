import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attack } from './attack.js';
import { printAttackLine } from './notation/print-attack-line.js';
import { solveByBruteForce } from './oracle/oracle.js';
import { attackOf, type SampleAttack } from './oracle/sample-attack.js';
import { asInput } from './testing/as-input.js';
import { outcomeText } from './testing/outcome-text.js';
import { randomAttack, randomAttackOnItself } from './testing/random-attack.js';

/** The same attacks each time; more of them, and others, with ORACLE_RUNS=5000 ORACLE_SEED=7. */
const RUNS = Number(process.env['ORACLE_RUNS'] ?? 250);
const SEED = Number(process.env['ORACLE_SEED'] ?? 2002);

function agrees(sample: SampleAttack): void {
  const given = attackOf(sample);
  const input = asInput(given);
  const [solved, bruteForce] = [attack(input), solveByBruteForce(given)];
  fc.pre(solved.ok || solved.code !== 'TOO_COMPLEX');
  const text = (result: typeof solved | typeof bruteForce): string =>
    result.ok ? outcomeText(result) : result.code;
  expect(`${printAttackLine(input)}\n${text(solved)}`).toBe(`${printAttackLine(input)}\n${text(bruteForce)}`);
}

describe('the engine and the brute-force implementation of the same rules', () => {
  it('agree exactly on what happens to every unit', { timeout: 600_000 }, () => {
    fc.assert(fc.property(randomAttack, agrees), { numRuns: RUNS, seed: SEED });
  });

  it('agree exactly on units that attack themselves', { timeout: 600_000 }, () => {
    fc.assert(fc.property(randomAttackOnItself, agrees), { numRuns: Math.ceil(RUNS / 4), seed: SEED });
  });
});
