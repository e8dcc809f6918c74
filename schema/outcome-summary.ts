import type { RunOutcome } from '../engine/interaction/run-outcome.js';
import { toNumber } from '../engine/rational.js';
import { builder } from './builder.js';
import { chanceNumber } from './chance.js';

export const OutcomeSummary = builder.objectRef<RunOutcome>('OutcomeSummary').implement({
  description: 'The attack in a few numbers.',
  fields: (t) => ({
    expectedDamageToDefender: t.float({
      description: 'Damage counters placed on the defender on average, 0 or more.',
      resolve: ({ expectedDamageToDefender }) => toNumber(expectedDamageToDefender),
    }),
    expectedDamageToAttacker: t.float({
      description: 'Damage counters placed on the attacker on average, 0 or more.',
      resolve: ({ expectedDamageToAttacker }) => toNumber(expectedDamageToAttacker),
    }),
    expectedDamageToOthers: t.float({
      description:
        'Damage counters placed on all other units together on average, 0 or more: on a second unit that Overkill damages, one that intercepts or protects.',
      resolve: ({ expectedDamageToOthers }) => toNumber(expectedDamageToOthers),
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
