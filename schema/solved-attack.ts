import { type AttackOptions, attack } from '../engine/attack.js';
import type { AttackInput } from '../engine/attack-input.js';
import type { AttackReport, Refusal } from '../engine/report.js';
import { LARGE_ATTACK, workOfAttack } from './attack-cost.js';
import type { QueryContext } from './context.js';
import { inTurn } from './in-turn.js';

/** By how much the other readings make an attack larger, as a rule. */
const READINGS = 10;

/**
 * Solves an attack, once nothing that was asked before holds it up: a small one here, in its turn, a large one beside the requests where
 * that can be done. The outcome is the same.
 */
export function solvedAttack(
  context: Pick<QueryContext, 'knowledgeBase' | 'isAbandoned' | 'solveBeside'>,
  input: AttackInput,
  options: Pick<AttackOptions, 'assumptions'>,
): Promise<AttackReport | Refusal> {
  const { solveBeside, isAbandoned } = context;
  const work = workOfAttack(input) * (options.assumptions === true ? READINGS : 1);
  return solveBeside !== undefined && work > LARGE_ATTACK
    ? solveBeside(input, options, isAbandoned)
    : inTurn(context, () => attack(input, options));
}
