import type { KeywordRules } from '../keyword.js';

export const adapt: KeywordRules = {
  slug: 'adapt',
  name: 'Adapt',
  parameter: 'EFFECT',
  stacking: 'LAYERED',
  window: 'other',
  parts: {},
  says: {
    text: 'Its effect is chosen when the battle step starts, before any attack.',
    rulings: [],
  },
  rules: [],
  notInAttack: 'Its effect is chosen when the battle step starts, before any attack.',
};
