import type { KeywordRules } from '../keyword.js';

export const reducedCost: KeywordRules = {
  slug: 'reduced-cost',
  name: 'Reduced Cost',
  parameter: 'CONDITION',
  stacking: 'SELECTIVE',
  window: 'other',
  parts: {},
  says: {
    text: 'It matters when the card is paid for.',
    rulings: [],
  },
  rules: [],
  notInAttack: 'It matters when the card is paid for.',
};
