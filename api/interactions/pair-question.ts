import type { Place } from '../../engine/interaction/places.js';
import type { KeywordFacts } from './keyword-facts.js';

/** A keyword of a check: who it is, and as what it was asked about. */
export interface AskedUse {
  readonly facts: KeywordFacts;
  readonly value: number | null;
  /** As printed; null: its name and value. */
  readonly line: string | null;
  /** Null: wherever it can play a part. */
  readonly place: Place | null;
}

/** Two different keywords, in the order of their slugs. */
export interface PairQuestion {
  readonly one: AskedUse;
  readonly other: AskedUse;
  /** The board is given: what it does not show does not happen on it. */
  readonly givenBoard: boolean;
  /** They are asked about together with others. */
  readonly amongOthers: boolean;
}

/** The order in which they were asked about makes no difference. */
export function pairQuestion(
  a: AskedUse,
  b: AskedUse,
  givenBoard: boolean,
  amongOthers = false,
): PairQuestion {
  const [one, other] = a.facts.keyword.slug <= b.facts.keyword.slug ? [a, b] : [b, a];
  return { one, other, givenBoard, amongOthers };
}
