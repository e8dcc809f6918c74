import type { AttackInput } from './attack-input.js';
import { meanOver } from './choice/distribution.js';
import { dependsOn } from './dependence.js';
import type { KeywordRules } from './keyword.js';
import { KEYWORDS } from './keyword-list.js';
import { outcomesOf } from './outcomes.js';
import { AS_READ } from './readings.js';
import type { AttackReport, Refusal } from './report.js';
import { solveAttack } from './solve-attack.js';
import { adviceOf } from './tell/advice.js';
import { traceOf } from './tell/trace.js';

export interface AttackOptions {
  /** Also solve the attack under the other readings, to say on which the result depends. */
  readonly assumptions?: boolean;
  /** The keywords of the game; a test may add one. */
  readonly keywords?: readonly KeywordRules[];
}

/** One attack, solved exactly: what happens under best play of both sides, or under the policies given. */
export function attack(input: AttackInput, options: AttackOptions = {}): AttackReport | Refusal {
  const keywords = options.keywords ?? KEYWORDS;
  const solved = solveAttack(input, keywords, AS_READ);
  if (!solved.ok) return solved;
  const { built, reached } = solved;
  return {
    ok: true,
    units: outcomesOf(built.board, reached),
    expectedHits: meanOver(reached, ({ stage }) => (stage.at === 'pending-damage' ? stage.hits : null)),
    trace: traceOf(built, reached),
    choices: adviceOf(built.board, reached),
    assumptions:
      options.assumptions === true
        ? dependsOn(solved, (readings) => solveAttack(input, keywords, readings))
        : [],
    warnings: built.warnings,
  };
}
