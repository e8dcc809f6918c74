import type { KeywordRules } from '../keyword.js';

export const doubleStrike: KeywordRules = {
  slug: 'double-strike',
  name: 'Double Strike',
  parameter: 'NONE',
  stacking: 'ISOLATED',
  window: 'after-attack',
  parts: { reward: 'AFTER_ITS_ATTACK' },
  says: {
    text: 'After this attack the unit may attack an enemy unit; that is another attack.',
    rulings: ['double-strike/double-strike-can-be', 'double-strike/you-may-choose-an'],
  },
  rules: [],
};
