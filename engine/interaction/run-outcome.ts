import { add, type Rational, ZERO } from '../rational.js';
import type { AttackReport } from '../report.js';

/** An attack in a few numbers, exact. */
export interface RunOutcome {
  readonly expectedDamageToDefender: Rational;
  readonly expectedDamageToAttacker: Rational;
  /** All other units together: a second one that Overkill damages, one that intercepts or protects. */
  readonly expectedDamageToOthers: Rational;
  readonly defenderDiscardChance: Rational;
  readonly attackerDiscardChance: Rational;
  /** Attack dice that hit. */
  readonly expectedHits: Rational;
}

export function runOutcome({
  units,
  expectedHits,
}: Pick<AttackReport, 'units' | 'expectedHits'>): RunOutcome {
  const attacker = units.find(({ role }) => role === 'attacker');
  const defender = units.find(({ role }) => role === 'defender');
  const others = units.filter((unit) => unit !== attacker && unit !== defender);
  return {
    expectedDamageToDefender: defender?.expectedCounters ?? ZERO,
    expectedDamageToAttacker: attacker?.expectedCounters ?? ZERO,
    expectedDamageToOthers: others.reduce((sum, unit) => add(sum, unit.expectedCounters), ZERO),
    defenderDiscardChance: defender?.discardChance ?? ZERO,
    attackerDiscardChance: attacker?.discardChance ?? ZERO,
    expectedHits,
  };
}
