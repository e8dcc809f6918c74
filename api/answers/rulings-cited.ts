import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import type { RulingRecord } from '../knowledge-base/records.js';

export const MOST_CITATIONS = 5;

/** The rulings by their ids, each once, at most 5; ids that the knowledge base lacks are left out. */
export function rulingsCited(kb: KnowledgeBase, ids: readonly (string | null)[]): readonly RulingRecord[] {
  const distinct = [...new Set(ids)];
  return distinct.flatMap((id) => (id === null ? [] : (kb.rulings.get(id) ?? []))).slice(0, MOST_CITATIONS);
}
