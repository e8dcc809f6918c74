import type { KeywordRules } from '../keyword.js';

export const enhance: KeywordRules = {
  slug: 'enhance',
  name: 'Enhance',
  parameter: 'EFFECT',
  stacking: 'SELECTIVE',
  window: 'other',
  parts: {},
  says: {
    text: 'It is announced when an effect is played.',
    rulings: [],
  },
  rules: [],
  notInAttack: 'It is announced when an effect is played.',
};
