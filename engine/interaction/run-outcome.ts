import type { Rational } from '../rational.js';

/** An attack in four numbers, exact. */
export interface RunOutcome {
  readonly expectedDamageToDefender: Rational;
  readonly defenderDiscardChance: Rational;
  readonly attackerDiscardChance: Rational;
  /** Attack dice that hit. */
  readonly expectedHits: Rational;
}
