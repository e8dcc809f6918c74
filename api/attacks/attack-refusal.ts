import type { RefusalCode as EngineRefusalCode } from '../../engine/report.js';
import type { Suggestion } from '../knowledge-base/suggestion.js';

/** An attack that is understood and can't be served, or a line that can't be read. */
export interface AttackRefusal {
  readonly ok: false;
  /** UNKNOWN_CARD: no card has the name, or several have. INVALID_INPUT: also a line that is no attack. */
  readonly code: EngineRefusalCode | 'UNKNOWN_CARD';
  /** What was found, what was expected and what to do. */
  readonly message: string;
  readonly rule: string | null;
  readonly limit: string | null;
  /** What may have been meant, best first. */
  readonly suggestions: readonly Suggestion[];
  /** Where the fault is in the line, from 1 in UTF-16 units; null when it is in no one place. */
  readonly column: number | null;
  /** What would have been understood there, sorted; empty when the fault is none of form. */
  readonly expected: readonly string[];
}

export function refusedAttack(
  code: AttackRefusal['code'],
  message: string,
  more: Partial<Pick<AttackRefusal, 'rule' | 'limit' | 'suggestions' | 'column' | 'expected'>> = {},
): AttackRefusal {
  const plain = { rule: null, limit: null, suggestions: [], column: null, expected: [] };
  return { ok: false, code, message, ...plain, ...more };
}
