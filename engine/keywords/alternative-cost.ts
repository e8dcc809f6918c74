import type { KeywordRules } from '../keyword.js';

export const alternativeCost: KeywordRules = {
  slug: 'alternative-cost',
  name: 'Alternative Cost',
  parameter: 'COST',
  stacking: 'SELECTIVE',
  window: 'other',
  parts: {},
  says: {
    text: 'It matters when the card is completed.',
    rulings: [],
  },
  rules: [],
  notInAttack: 'It matters when the card is completed.',
};
