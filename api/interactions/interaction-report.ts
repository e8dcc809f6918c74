import type { Relation } from '../../engine/interaction/relation.js';
import type { RunOutcome } from '../../engine/interaction/run-outcome.js';
import type { Assumption, RefusalCode as EngineRefusalCode } from '../../engine/report.js';
import type { Suggestion } from '../knowledge-base/suggestion.js';

/** How keywords meet. Keywords and timing windows are named by slug, rulings by bare id. */
export interface InteractionReport {
  readonly verdict: Verdict;
  /** One sentence. */
  readonly headline: string;
  /** Strongest first, at most 3 a pair; empty for UNDETERMINED. */
  readonly findings: readonly Finding[];
  /** The keywords in the order in which their windows come. */
  readonly timeline: readonly TimelineStep[];
  readonly evidence: readonly CounterfactualRun[];
  readonly assumptions: readonly Assumption[];
  /** The fact that is missing; null unless UNDETERMINED. */
  readonly missing: string | null;
  readonly whyNot: readonly WhyNot[];
  /** Slugs of the keywords that were asked about, as asked. */
  readonly keywords: readonly string[];
}

/** UNDETERMINED: no text, stacking class or rule of the engine says what happens. */
export type Verdict = 'INTERACT' | 'INDEPENDENT' | 'UNDETERMINED';

export type FindingBasis = 'RULING' | 'ENGINE' | 'TIMING' | 'STACKING';

/**
 * What the sentence of a finding speaks of: whether and how often something happens, and nothing of its size; more or less of it; power; how many there are;
 * dice; attack dice only; dice of damage; a unit that takes damage without being attacked; that there is nothing more of it; that the one is good or bad
 * for the other, where more or less does not say it; that it is good for it on the attacker and bad on the defender, or the other way round.
 */
export type About =
  | 'CHANCE'
  | 'MORE'
  | 'LESS'
  | 'POWER'
  | 'NUMBER'
  | 'DICE'
  | 'ATTACK_DICE_ONLY'
  | 'DICE_OF_DAMAGE'
  | 'UNIT_STRUCK'
  | 'NOTHING_MORE'
  | 'HELPS'
  | 'HINDERS'
  | 'OF_ATTACKER_HELPS'
  | 'OF_DEFENDER_HELPS';

/** `from` does `relation` to `to`. */
export interface Finding {
  readonly from: string;
  readonly to: string;
  readonly relation: Relation;
  /** One plain sentence. */
  readonly statement: string;
  /** What it speaks of, for code, which does not read the sentence back; no part of the schema. Empty where it is the ruling's own. */
  readonly about: readonly About[];
  readonly window: string | null;
  /** At most 3, most telling first. */
  readonly rulings: readonly string[];
  readonly basis: readonly FindingBasis[];
}

/** A ruling that looks as if it applied, and why it doesn't. */
export interface WhyNot {
  readonly ruling: string;
  readonly reason: string;
}

export interface TimelineStep {
  readonly window: string;
  readonly keyword: string;
  /** What happens then, in one sentence. */
  readonly event: string;
}

/** One run of the engine on the board of the check, with some of the keywords. */
export interface CounterfactualRun {
  /** Who has what: "none", "Overkill 1 on the attacker". */
  readonly label: string;
  /** Slugs. */
  readonly keywords: readonly string[];
  readonly outcome: RunOutcome;
}

export type RefusalCode = EngineRefusalCode | 'UNKNOWN_KEYWORD';

/** A check that is understood and can't be served. */
export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly message: string;
  readonly rule: string | null;
  readonly limit: string | null;
  readonly suggestions: readonly Suggestion[];
}
