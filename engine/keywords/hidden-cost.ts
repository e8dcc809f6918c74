import type { KeywordRules } from '../keyword.js';

export const hiddenCost: KeywordRules = {
  slug: 'hidden-cost',
  name: 'Hidden Cost',
  parameter: 'NUMBER',
  stacking: 'SELECTIVE',
  window: 'other',
  parts: {},
  says: {
    text: 'It completes a card in the build zone.',
    rulings: [],
  },
  rules: [],
  notInAttack: 'It completes a card in the build zone.',
};
