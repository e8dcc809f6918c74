import { findKeyword } from './find-keyword.js';
import type { KnowledgeBase } from './knowledge-base.js';
import { type Suggestion, suggestKeyword } from './suggestion.js';

/** The engine suggests keywords by name; those that the knowledge base does not have are left out. */
export function suggestedKeywords(kb: KnowledgeBase, names: readonly string[]): readonly Suggestion[] {
  return names.flatMap((name) => {
    const match = findKeyword(kb, name);
    return match.found === 'one' ? [suggestKeyword(match.keyword)] : [];
  });
}
