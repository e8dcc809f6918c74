import type { KeywordRules } from '../keyword.js';

export const reserves: KeywordRules = {
  slug: 'reserves',
  name: 'Reserves',
  parameter: 'EFFECT',
  stacking: 'LAYERED',
  window: 'other',
  parts: {},
  says: {
    text: 'It works in the build zone only.',
    rulings: [],
  },
  rules: [],
  notInAttack: 'It works in the build zone only.',
};
