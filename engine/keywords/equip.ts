import type { KeywordRules } from '../keyword.js';

export const equip: KeywordRules = {
  slug: 'equip',
  name: 'Equip',
  parameter: 'NONE',
  stacking: 'SELECTIVE',
  window: 'other',
  parts: {},
  says: {
    text: 'It is played in the build step.',
    rulings: [],
  },
  rules: [],
  notInAttack: 'It is played in the build step.',
};
