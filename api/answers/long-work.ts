import { attack } from '../../engine/attack.js';
import type { CheckInteraction, SolveAttack } from './answer-options.js';
import { knownChecks } from './known-checks.js';

/** What takes long in an answer: attacks to solve, and keywords to check against each other. */
export interface LongWork {
  readonly solve: SolveAttack;
  readonly check: CheckInteraction;
}

/** Where nobody else is kept waiting. */
export const AT_ONCE: LongWork = { solve: attack, check: knownChecks };
