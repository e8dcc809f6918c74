import type { KeywordRules } from '../keyword.js';
import { without } from '../rule-off.js';

export const doubleDamage: KeywordRules = {
  slug: 'double-damage',
  name: 'Double Damage',
  parameter: 'NONE',
  stacking: 'ISOLATED',
  window: 'damage-placement',
  parts: { doublesCounters: true },
  says: {
    text: 'One more damage counter for each damage placed on the defender.',
    rulings: ['double-damage/for-each-point-of'],
  },
  rules: [
    {
      code: 'doubles',
      says: 'Each damage that is not prevented puts one more counter on the defender.',
      rulings: ['double-damage/for-each-point-of', 'double-damage/the-additional-damage-counters'],
      off: without('doublesCounters'),
    },
  ],
};
