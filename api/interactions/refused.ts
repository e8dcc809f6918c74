import type { Refusal as EngineRefusal } from '../../engine/report.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import { suggestedKeywords } from '../knowledge-base/suggested-keywords.js';
import type { Suggestion } from '../knowledge-base/suggestion.js';
import type { Refusal, RefusalCode } from './interaction-report.js';

export function refused(
  code: RefusalCode,
  message: string,
  suggestions: readonly Suggestion[] = [],
): Refusal {
  return { ok: false, code, message, rule: null, limit: null, suggestions };
}

export function asRefusal(kb: KnowledgeBase, refusal: EngineRefusal): Refusal {
  return { ...refusal, suggestions: suggestedKeywords(kb, refusal.suggestions) };
}
