import type { KeywordRules } from '../keyword.js';
import { played } from '../rule-off.js';

export const ferocity: KeywordRules = {
  slug: 'ferocity',
  name: 'Ferocity',
  parameter: 'NONE',
  stacking: 'ISOLATED',
  window: 'damage-prevention',
  parts: { unpreventable: true },
  says: {
    text: "Damage from the unit can't be prevented.",
    rulings: ['ferocity/damage-that-cant-prevented'],
  },
  rules: [
    {
      code: 'all-damage',
      says: "All damage of the unit can't be prevented, that of its abilities too.",
      rulings: ['ferocity/damage-that-cant-prevented'],
      off: played('ATTACK_DAMAGE_ONLY'),
    },
    {
      code: 'fortitude',
      says: 'A unit with Fortitude prevents it all the same.',
      rulings: ['ferocity/units-with-fortitude-override'],
      off: played('FOR_EVERY_UNIT'),
    },
  ],
};
