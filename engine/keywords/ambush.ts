import type { KeywordRules } from '../keyword.js';

export const ambush: KeywordRules = {
  slug: 'ambush',
  name: 'Ambush',
  parameter: 'NUMBER',
  stacking: 'LAYERED',
  window: 'other',
  parts: {},
  says: {
    text: 'It answers a unit that enters the arena, not an attack.',
    rulings: [],
  },
  rules: [],
  notInAttack: 'It answers a unit that enters the arena, not an attack.',
};
