import type { KeywordRules } from '../keyword.js';

export const precision: KeywordRules = {
  slug: 'precision',
  name: 'Precision',
  formerNames: ['Elude'],
  parameter: 'NONE',
  stacking: 'ISOLATED',
  window: 'attack-pop',
  parts: { keepsDefender: true },
  says: {
    text: 'Nothing changes the defender.',
    rulings: ['precision/the-defender-chosen-for', 'precision/redirect-intercept-and-all'],
  },
};
