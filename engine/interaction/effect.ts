import type { Rational } from '../rational.js';
import type { PlacedKeyword } from './placed-keyword.js';
import type { Relation } from './relation.js';

/**
 * What was compared: the chance that `to` happens, how often it does, its damage, what it prevents, hits, the hits to be guessed, the damage to
 * the first defender, how often it comes to `to` before the attacker is gone, the counters that it counts, hits or damage of another attack.
 */
export type Measure =
  | 'CHANCE'
  | 'TIMES'
  | 'DAMAGE'
  | 'PREVENTED'
  | 'HITS'
  | 'GUESS'
  | 'STRUCK'
  | 'FORESTALLED'
  | 'COUNTERS'
  | 'ANOTHER_ATTACK';

/** What `to` is without `from` and with it, on the same board. */
export interface Change {
  readonly measure: Measure;
  readonly before: Rational;
  readonly after: Rational;
}

/** What runs of the engine show one keyword to do to another. */
export interface Effect {
  readonly from: PlacedKeyword;
  readonly to: PlacedKeyword;
  readonly relation: Relation;
  /** Null for NO_EFFECT. */
  readonly change: Change | null;
}
