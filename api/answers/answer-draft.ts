import type { AttackInput } from '../../engine/attack-input.js';
import type { Assumption, AttackReport } from '../../engine/report.js';
import type { InteractionReport } from '../interactions/interaction-report.js';
import type { KeywordRecord } from '../knowledge-base/records.js';
import type { Warning } from '../knowledge-base/search.js';
import type { YesNo } from './judged.js';

/** DEFINITION: about one keyword, a single ruling of it included. STACKING: several instances of one keyword. ODDS: numbers of an attack. */
export const ANSWER_INTENTS = [
  'DEFINITION',
  'INTERACTION',
  'TIMING',
  'STACKING',
  'CARD',
  'ODDS',
  'UNKNOWN',
] as const;
export type AnswerIntent = (typeof ANSWER_INTENTS)[number];

export const CONFIDENCES = ['HIGH', 'MEDIUM', 'LOW'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** A part of an answer, before it is put into text. */
export type Piece =
  | { readonly kind: 'VERDICT'; readonly answer: YesNo }
  /** In place of a verdict that nothing earned. */
  | { readonly kind: 'UNDECIDED'; readonly text: string }
  /** `under`: said once ahead of those that follow one another with it, and only if one of them is. */
  | { readonly kind: 'SAID'; readonly text: string; readonly under?: string }
  /** Letter for letter, with where it stands. `page` is a path on this site. */
  | { readonly kind: 'QUOTE'; readonly text: string; readonly source: string; readonly page: string };

export interface SolvedOdds {
  readonly input: AttackInput;
  readonly notation: string;
  readonly solved: AttackReport;
}

/** An answer, before it is put into text. Records are named by slug or bare id. */
export interface AnswerDraft {
  readonly intent: AnswerIntent;
  /** In the order in which they are read: verdict, reason, source. */
  readonly pieces: readonly Piece[];
  readonly keywords: readonly KeywordRecord[];
  readonly cards: readonly string[];
  /** Bare ids, best first, at most 5. */
  readonly citations: readonly string[];
  readonly interaction: InteractionReport | null;
  readonly attack: SolvedOdds | null;
  readonly confidence: Confidence;
  readonly assumptions: readonly Assumption[];
  readonly warnings: readonly Warning[];
  readonly suggestions: readonly string[];
}

const NOTHING_MORE = {
  keywords: [],
  cards: [],
  citations: [],
  interaction: null,
  attack: null,
  assumptions: [],
  warnings: [],
  suggestions: [],
} as const;

export function draft(
  facts: Pick<AnswerDraft, 'intent' | 'pieces' | 'confidence'> & Partial<AnswerDraft>,
): AnswerDraft {
  return { ...NOTHING_MORE, ...facts };
}
