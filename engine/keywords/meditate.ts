import type { KeywordRules } from '../keyword.js';

export const meditate: KeywordRules = {
  slug: 'meditate',
  name: 'Meditate',
  parameter: 'NONE',
  stacking: 'ISOLATED',
  window: 'other',
  parts: {},
  says: {
    text: 'It plays a card from the discard pile.',
    rulings: [],
  },
  rules: [],
  notInAttack: 'It plays a card from the discard pile.',
};
