import type { InteractionOptions, InteractionQuery } from '../api/interactions/check-interaction.js';
import type { InteractionReport, Refusal as RefusedCheck } from '../api/interactions/interaction-report.js';
import type { KnowledgeBase } from '../api/knowledge-base/knowledge-base.js';
import type { AttackOptions } from '../engine/attack.js';
import type { AttackInput } from '../engine/attack-input.js';
import type { AttackReport, Refusal } from '../engine/report.js';

/** What every resolver gets: one immutable knowledge base for the whole request, and where the pages live. */
export interface QueryContext {
  readonly knowledgeBase: KnowledgeBase;
  /** Without a trailing slash; null when `url`s are to be relative. */
  readonly publicUrl: string | null;
  /** Has the caller gone? Work that only waits is then not done. Absent where nobody can go. */
  readonly isAbandoned?: () => boolean;
  /** Solves large attacks while other requests are served. Absent where there are none: then they are solved here. */
  readonly solveBeside?: SolveBeside;
  /** The same for how keywords meet. */
  readonly checkBeside?: CheckBeside;
}

/** Solves an attack beside the requests. Rejects with a refusal when the caller has gone before its turn came. */
export type SolveBeside = (
  input: AttackInput,
  options: Pick<AttackOptions, 'assumptions' | 'courses' | 'readings'>,
  isAbandoned?: () => boolean,
) => Promise<AttackReport | Refusal>;

/** Checks how keywords meet beside the requests. Rejects likewise. */
export type CheckBeside = (
  knowledgeBase: KnowledgeBase,
  query: InteractionQuery,
  options?: Pick<InteractionOptions, 'assumptions'>,
  isAbandoned?: () => boolean,
) => Promise<InteractionReport | RefusedCheck>;
