import type { KeywordRules } from '../keyword.js';

export const velocity: KeywordRules = {
  slug: 'velocity',
  name: 'Velocity',
  parameter: 'NUMBER',
  stacking: 'SELECTIVE',
  window: 'other',
  parts: {},
  says: {
    text: 'It changes speed when the battle step starts.',
    rulings: [],
  },
  rules: [],
  notInAttack: 'It changes speed when the battle step starts.',
};
