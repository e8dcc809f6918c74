import type { RunOutcome } from '../engine/interaction/run-outcome.js';
import { toNumber, ZERO } from '../engine/rational.js';
import type { AttackReport } from '../engine/report.js';
import { builder } from './builder.js';
import { chanceNumber } from './chance.js';

/** The numbers of a solved attack that are asked for most. */
export function summaryOf({ units, expectedHits }: AttackReport): RunOutcome {
  const attacker = units.find(({ role }) => role === 'attacker');
  const defender = units.find(({ role }) => role === 'defender');
  return {
    expectedDamageToDefender: defender?.expectedCounters ?? ZERO,
    defenderDiscardChance: defender?.discardChance ?? ZERO,
    attackerDiscardChance: attacker?.discardChance ?? ZERO,
    expectedHits,
  };
}

export const OutcomeSummary = builder.objectRef<RunOutcome>('OutcomeSummary').implement({
  description: 'The attack in four numbers.',
  fields: (t) => ({
    expectedDamageToDefender: t.float({
      description: 'Damage counters placed on the defender on average, 0 or more.',
      resolve: ({ expectedDamageToDefender }) => toNumber(expectedDamageToDefender),
    }),
    defenderDiscardChance: t.float({
      description: 'Probability, 0 to 1, that the defender is discarded.',
      resolve: ({ defenderDiscardChance }) => chanceNumber(defenderDiscardChance),
    }),
    attackerDiscardChance: t.float({
      description: 'Probability, 0 to 1, that the attacker is discarded.',
      resolve: ({ attackerDiscardChance }) => chanceNumber(attackerDiscardChance),
    }),
    expectedHits: t.float({
      description: 'Attack dice that hit on average, re-rolls included, 0 or more.',
      resolve: ({ expectedHits }) => toNumber(expectedHits),
    }),
  }),
});
