import { LRUCache } from 'lru-cache';
import type { InteractionReport, Refusal } from '../interactions/interaction-report.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import type { CheckInteraction } from './answer-options.js';

/** Reports that are kept for one knowledge base: players ask about the same pairs again and again. */
const MOST_REPORTS = 600;

/** The same check, which answers what it was asked before from memory; a new revision of the knowledge base starts anew. */
export function rememberedCheck(check: CheckInteraction): CheckInteraction {
  const known = new WeakMap<KnowledgeBase, LRUCache<string, InteractionReport | Refusal>>();
  return (kb, query) => {
    if (query.scenario !== null) return check(kb, query);
    const reports = known.get(kb) ?? new LRUCache({ max: MOST_REPORTS });
    known.set(kb, reports);
    const key = JSON.stringify(query.keywords.map(({ keyword, value, role }) => [keyword, value, role]));
    const report = reports.get(key) ?? check(kb, query);
    reports.set(key, report);
    return report;
  };
}
