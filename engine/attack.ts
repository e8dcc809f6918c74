import type { AttackInput } from './attack-input.js';
import { budgetOf } from './choice/budget.js';
import { meanOver } from './choice/distribution.js';
import { type Dependence, dependsOn } from './dependence.js';
import type { KeywordRules } from './keyword.js';
import { KEYWORDS } from './keyword-list.js';
import { outcomesOf } from './outcomes.js';
import { AS_READ, READINGS, type ReadingCode } from './readings.js';
import type { AttackReport, Refusal } from './report.js';
import { type SolvedAttack, solveAttack } from './solve-attack.js';
import { adviceOf } from './tell/advice.js';
import { traceOf } from './tell/trace.js';

export interface AttackOptions {
  /** Also solve the attack under the other readings, to say on which the result depends. */
  readonly assumptions?: boolean;
  /** Readings of the rules that are turned to their alternatives; none when absent. */
  readonly readings?: readonly ReadingCode[];
  /** Tell step by step what happens; told unless this is false. */
  readonly trace?: boolean;
  /** How many courses of play may be looked at, and as many again for the other readings; as many as an attack may cost when absent. */
  readonly courses?: number;
  /** The keywords of the game; a test may add one. */
  readonly keywords?: readonly KeywordRules[];
}

/** One attack, solved exactly: what happens under best play of both sides, or under the policies given. */
export function attack(input: AttackInput, options: AttackOptions = {}): AttackReport | Refusal {
  const keywords = options.keywords ?? KEYWORDS;
  const readings = options.readings === undefined ? AS_READ : new Set(options.readings);
  const solved = solveAttack(input, keywords, readings, budgetOf(options.courses));
  if (!solved.ok) return solved;
  const { built, reached } = solved;
  const { assumptions, undecided } =
    options.assumptions === true
      ? assumptionsOf(solved, input, keywords, options.courses)
      : { assumptions: [], undecided: [] };
  return {
    ok: true,
    units: outcomesOf(built.board, reached),
    expectedHits: meanOver(reached, ({ stage }) => (stage.at === 'pending-damage' ? stage.hits : null)),
    trace: options.trace === false ? [] : traceOf(built, reached),
    choices: adviceOf(built.board, reached),
    assumptions,
    warnings: [
      ...built.warnings,
      ...undecided.map((code) => ({
        code: 'ASSUMPTION_NOT_SOLVED',
        message: `Whether the result depends on the reading "${READINGS[code][0]}" was too much to solve.`,
      })),
    ],
  };
}

/** All other readings share one budget: what they cost together is bounded. */
function assumptionsOf(
  solved: SolvedAttack,
  input: AttackInput,
  keywords: readonly KeywordRules[],
  courses?: number,
): Dependence {
  const budget = budgetOf(courses);
  return dependsOn(solved, (readings) => solveAttack(input, keywords, readings, budget));
}
