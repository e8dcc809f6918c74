import { LRUCache } from 'lru-cache';
import type { InteractionOptions, InteractionQuery } from '../interactions/check-interaction.js';
import type { InteractionReport, Refusal } from '../interactions/interaction-report.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import type { CheckInteraction } from './answer-options.js';

/** Reports that are kept for one knowledge base: players ask about the same pairs again and again. */
const MOST_REPORTS = 600;

type Outcome = InteractionReport | Refusal;
type Options = Pick<InteractionOptions, 'assumptions'>;

/** What checks have come to, wherever they were made; a new revision of the knowledge base starts anew. Boards of one's own are not kept. */
export interface CheckMemory {
  recall(kb: KnowledgeBase, query: InteractionQuery, options?: Options): Outcome | null;
  keep(kb: KnowledgeBase, query: InteractionQuery, options: Options | undefined, outcome: Outcome): void;
}

export function createCheckMemory(): CheckMemory {
  const known = new WeakMap<KnowledgeBase, LRUCache<string, Outcome>>();
  const outcomesOf = (kb: KnowledgeBase): LRUCache<string, Outcome> => {
    const outcomes = known.get(kb) ?? new LRUCache({ max: MOST_REPORTS });
    known.set(kb, outcomes);
    return outcomes;
  };
  return {
    recall: (kb, query, options) => outcomesOf(kb).get(keyOf(query, options)) ?? null,
    keep: (kb, query, options, outcome) => {
      if (query.scenario === null) outcomesOf(kb).set(keyOf(query, options), outcome);
    },
  };
}

/** The same check, which answers what it was asked before from memory. */
export function rememberedCheck(
  check: CheckInteraction,
  memory: CheckMemory = createCheckMemory(),
): CheckInteraction {
  return (kb, query, options) => {
    if (query.scenario !== null) return check(kb, query, options);
    const outcome = memory.recall(kb, query, options) ?? check(kb, query, options);
    memory.keep(kb, query, options, outcome);
    return outcome;
  };
}

/** A board has no key, so that none is ever found. */
function keyOf({ keywords, scenario }: InteractionQuery, options: Options | undefined): string {
  if (scenario !== null) return '';
  const uses = keywords.map(({ keyword, value, role }) => [keyword, value, role]);
  return JSON.stringify([options?.assumptions === true, uses]);
}
