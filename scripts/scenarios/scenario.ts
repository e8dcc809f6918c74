import type { ReadingCode } from '../../engine/readings.js';

/** An attack with its exact outcome, and what it is to show. */
export interface Scenario {
  /** Unique among all. */
  readonly name: string;
  /** Bare ids of the rulings it shows. */
  readonly shows: readonly string[];
  /** Codes of the rules it rests on besides theirs: without one of them it comes out otherwise. */
  readonly restsOn: readonly string[];
  /** In the one-line notation. */
  readonly attack: string;
  /** By whose alternative it is played; null: by our readings. */
  readonly reading: ReadingCode | null;
  readonly expected: readonly Expectation[];
  readonly place: ScenarioPlace;
}

/** One line of the outcome: `counters defender: 0 1/2, 1 1/2`. */
export interface Expectation {
  readonly measure: Measure;
  /** As written; `?` where the number is still to be worked out. */
  readonly text: string;
  readonly at: Place;
}

export type Measure =
  | { readonly kind: 'COUNTERS' | 'DISCARDED'; readonly role: string }
  | { readonly kind: 'HITS' | 'REFUSED' }
  | { readonly kind: 'CHANCE'; readonly keyword: string };

/** Line and column from 1, column in UTF-16 units. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Where its parts begin. */
export interface ScenarioPlace {
  readonly name: Place;
  readonly shows: Place;
  readonly restsOn: Place | null;
  readonly attack: Place;
}

/** What is wrong in a file, and what to do. */
export interface Fault {
  readonly at: Place;
  readonly message: string;
}

export function printFault({ at, message }: Fault): string {
  return `${at.file}:${at.line}:${at.column}: ${message}`;
}
