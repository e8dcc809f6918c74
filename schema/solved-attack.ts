import { type AttackOptions, attack } from '../engine/attack.js';
import type { AttackInput } from '../engine/attack-input.js';
import type { AttackReport, Refusal } from '../engine/report.js';
import { workOfAttack } from './attack-cost.js';
import type { QueryContext } from './context.js';
import { inTurn } from './in-turn.js';

/** By how much the other readings make an attack larger, as a rule. */
const READINGS = 10;
/** In the measure of queries: what costs less takes some 20 ms, and seldom more than 40. */
const SHORT = 500;

/** How much work an attack is under these options, in the measure of queries. */
export function workAsAsked(input: AttackInput, { assumptions }: Pick<AttackOptions, 'assumptions'>): number {
  return workOfAttack(input) * (assumptions === true ? READINGS : 1);
}

/** Is it solved in no time? Others need not be served meanwhile. */
export function isShortAttack(input: AttackInput, options: Pick<AttackOptions, 'assumptions'>): boolean {
  return workAsAsked(input, options) <= SHORT;
}

/**
 * Solves an attack, once nothing that was asked before holds it up: a short one here, in its turn, a longer one beside the requests where
 * that can be done. The outcome is the same.
 */
export function solvedAttack(
  context: Pick<QueryContext, 'knowledgeBase' | 'isAbandoned' | 'solveBeside'>,
  input: AttackInput,
  options: Pick<AttackOptions, 'assumptions' | 'courses' | 'readings'>,
): Promise<AttackReport | Refusal> {
  const { solveBeside, isAbandoned } = context;
  return solveBeside === undefined || isShortAttack(input, options)
    ? inTurn(context, () => attack(input, options))
    : solveBeside(input, options, isAbandoned);
}
