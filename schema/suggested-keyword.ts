import { findKeyword } from '../api/knowledge-base/find-keyword.js';
import type { KnowledgeBase } from '../api/knowledge-base/knowledge-base.js';
import type { Suggestion } from '../api/knowledge-base/suggest.js';

/** The engine suggests keywords by name; those that the loaded knowledge base does not have are left out. */
export function suggestedKeywords(
  knowledgeBase: KnowledgeBase,
  names: readonly string[],
): readonly Suggestion[] {
  return names.flatMap((name) => {
    const match = findKeyword(knowledgeBase, name);
    if (match.found !== 'one') return [];
    return [{ label: match.keyword.name, kind: 'KEYWORD', id: match.keyword.slug }];
  });
}
