import type { KeywordRules } from '../keyword.js';

export const stack: KeywordRules = {
  slug: 'stack',
  name: 'Stack',
  parameter: 'LIST',
  stacking: 'LAYERED',
  window: 'other',
  parts: {},
  says: {
    text: 'It says which cards may join the stack.',
    rulings: [],
  },
  rules: [],
  notInAttack: 'It says which cards may join the stack.',
};
