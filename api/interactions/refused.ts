import type { Refusal as EngineRefusal } from '../../engine/report.js';
import { findKeyword } from '../knowledge-base/find-keyword.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import { type Suggestion, suggestKeyword } from '../knowledge-base/suggestion.js';
import type { Refusal, RefusalCode } from './interaction-report.js';

export function refused(
  code: RefusalCode,
  message: string,
  suggestions: readonly Suggestion[] = [],
): Refusal {
  return { ok: false, code, message, rule: null, limit: null, suggestions };
}

/** A refusal of the engine. It suggests keywords by name; those that the knowledge base does not have are left out. */
export function asRefusal(kb: KnowledgeBase, refusal: EngineRefusal): Refusal {
  const suggestions = refusal.suggestions.flatMap((name) => {
    const match = findKeyword(kb, name);
    return match.found === 'one' ? [suggestKeyword(match.keyword)] : [];
  });
  return { ...refusal, suggestions };
}
