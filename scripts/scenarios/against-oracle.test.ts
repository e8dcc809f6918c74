import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../api/project.js';
import { attack } from '../../engine/attack.js';
import type { AttackInput, UnitInput } from '../../engine/attack-input.js';
import { parseAbilityLines } from '../../engine/notation/ability-line.js';
import { parseAttackLine } from '../../engine/notation/attack-line.js';
import { GAME_KEYWORDS } from '../../engine/notation/game-keywords.js';
import { solveByBruteForce } from '../../engine/oracle/oracle.js';
import type { OracleAbility, OracleAttack, OracleUnit } from '../../engine/oracle/oracle-attack.js';
import { outcomeText } from '../../engine/testing/outcome-text.js';
import { readScenarios, scenarioFiles } from './read-scenarios.js';

/** Null for lines that the brute-force implementation does not read: conditions, bonuses, parts of a Switch, costs other than Force. */
function abilitiesOf(lines: readonly string[]): readonly OracleAbility[] | null {
  const parsed = lines.flatMap((line) => parseAbilityLines(line, GAME_KEYWORDS).abilities);
  const abilities = parsed.flatMap((one): readonly OracleAbility[] => {
    if (one.kind === 'BONUS' || one.condition !== null || one.switchSlot !== null) return [];
    const { keyword, value, byPower, cost } = one;
    return [{ keyword, value, byPower, forceCost: cost?.force ?? null }];
  });
  return abilities.length === parsed.length ? abilities : null;
}

function asOracleUnit({ speed: _, arenas: __, subtypes: ___, ...unit }: UnitInput): OracleUnit | null {
  const abilities = abilitiesOf(unit.abilities);
  return abilities === null ? null : { ...unit, abilities };
}

function asOracle(input: AttackInput): OracleAttack | null {
  const attacker = asOracleUnit(input.attacker);
  const defender = asOracleUnit(input.defender);
  const others = input.others.flatMap((other) => asOracleUnit(other) ?? []);
  if (attacker === null || defender === null || others.length < input.others.length) return null;
  return { ...input, attacker, defender, others };
}

const INPUTS = readScenarios(scenarioFiles(join(projectRoot(), 'data'))).scenarios.map(
  ({ name, attack: line }) => {
    const read = parseAttackLine(line);
    if (!read.ok) throw new Error(`${name}: ${read.message}`);
    return [name, read.input] as const;
  },
);
const READABLE = INPUTS.flatMap(([name, input]) => {
  const oracle = asOracle(input);
  return oracle === null ? [] : [[name, input, oracle] as const];
});

describe('the scenarios', () => {
  it('are mostly ones that the brute-force implementation reads', () => {
    expect(READABLE.length).toBeGreaterThan(0.85 * INPUTS.length);
  });

  it.each(READABLE)('%s comes out the same by brute force', (_, input, oracle) => {
    const [solved, bruteForce] = [attack(input), solveByBruteForce(oracle)];
    expect(solved.ok ? outcomeText(solved) : solved.code).toBe(
      bruteForce.ok ? outcomeText(bruteForce) : bruteForce.code,
    );
  });
});
