import type { KeywordRules } from '../keyword.js';

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
};
