import type { KeywordRules } from '../keyword.js';

export const damageControl: KeywordRules = {
  slug: 'damage-control',
  name: 'Damage Control',
  parameter: 'NUMBER',
  stacking: 'CUMULATIVE',
  window: 'other',
  parts: {},
  says: {
    text: 'It triggers when the build step starts.',
    rulings: [],
  },
  rules: [],
  notInAttack: 'It triggers when the build step starts.',
};
