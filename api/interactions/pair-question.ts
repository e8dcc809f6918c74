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
  /** The part of a Switch it stands in, from 1; null: in none. */
  readonly slot: number | null;
  /** It stands in what works in the build zone only. */
  readonly inBuildZone: boolean;
}

/** Not on one unit. */
export function isOnTwoUnits(one: AskedUse, other: AskedUse): boolean {
  return one.place !== null && other.place !== null && one.place !== other.place;
}

/** Of the Switches of one unit the parts of one arena work: of two arenas they are never on together. */
export function isOnTogether(one: AskedUse, other: AskedUse): boolean {
  return one.slot === null || other.slot === null || one.slot === other.slot || isOnTwoUnits(one, other);
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
