import type { KeywordRules } from '../keyword.js';
import { played, without } from '../rule-off.js';

export const overkill: KeywordRules = {
  slug: 'overkill',
  name: 'Overkill',
  parameter: 'NONE',
  stacking: 'ISOLATED',
  window: 'pending-damage',
  parts: { dividesExcess: true },
  says: {
    text: "Hits above the defender's remaining health go to another unit.",
    rulings: [
      'overkill/the-player-who-controls',
      'overkill/a-number-of-hits',
      'overkill/shields-parry-and-armor',
    ],
  },
  rules: [
    {
      code: 'divides',
      says: 'Excess hits may go to another unit, as many as the attacker likes.',
      rulings: ['overkill/the-player-who-controls'],
      off: without('dividesExcess'),
    },
    {
      code: 'excess-only',
      says: "Hits up to the defender's remaining health stay on it.",
      rulings: ['overkill/a-number-of-hits'],
      off: played('ANY_HITS'),
    },
    {
      code: 'tandem',
      says: 'Both units take their damage together.',
      rulings: ['overkill/both-units-resolve-damage'],
      off: played('AFTERWARDS'),
    },
    {
      code: 'not-rolled',
      says: 'Shields, Parry and Armor of the second unit have no effect.',
      rulings: ['overkill/overkill-damage-is-caused', 'overkill/shields-parry-and-armor'],
      off: played('AS_ROLLED'),
    },
    {
      code: 'final',
      says: "The division can't be changed afterwards.",
      rulings: ['overkill/that-player-cant-change'],
      off: played('CHANGED_AFTERWARDS'),
    },
  ],
};
