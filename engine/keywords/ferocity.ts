import type { KeywordRules } from '../keyword.js';

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
};
