import type { AttackOptions } from '../../engine/attack.js';
import type { AttackInput } from '../../engine/attack-input.js';
import type { Refusal as AttackRefusal, AttackReport } from '../../engine/report.js';
import type { InteractionOptions, InteractionQuery } from '../interactions/check-interaction.js';
import type { InteractionReport, Refusal } from '../interactions/interaction-report.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';

export type CheckInteraction = (
  kb: KnowledgeBase,
  query: InteractionQuery,
  options?: Pick<InteractionOptions, 'assumptions'>,
) => InteractionReport | Refusal;

export type SolveAttack = (input: AttackInput, options: AttackOptions) => AttackReport | AttackRefusal;

export interface AnswerOptions {
  /** Code points of text and of markdown, 80 at least; null for the whole answer. */
  readonly maxLength: number | null;
  /** Where the pages live, without a trailing slash; null: no links. */
  readonly publicUrl: string | null;
  readonly checkInteraction: CheckInteraction;
  /** Solves the attack of a question; the engine, at once, when absent. */
  readonly solve?: SolveAttack;
}
