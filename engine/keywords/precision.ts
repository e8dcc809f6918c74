import type { KeywordRules } from '../keyword.js';
import { without } from '../rule-off.js';

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
  rules: [
    {
      code: 'keeps-defender',
      says: 'Nothing changes the defender.',
      rulings: [
        'precision/precision-is-in-force',
        'precision/redirect-intercept-and-all',
        'precision/the-defender-chosen-for',
      ],
      off: without('keepsDefender'),
    },
    {
      code: 'elude',
      says: 'Elude is Precision.',
      rulings: ['precision/a-unit-whose-text'],
      off: ({ formerNames: _, ...keyword }) => keyword,
    },
  ],
};
