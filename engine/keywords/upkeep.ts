import type { KeywordRules } from '../keyword.js';

export const upkeep: KeywordRules = {
  slug: 'upkeep',
  name: 'Upkeep',
  parameter: 'COST',
  stacking: 'LAYERED',
  window: 'other',
  parts: {},
  says: {
    text: 'It is due when the build step starts.',
    rulings: [],
  },
  rules: [],
  notInAttack: 'It is due when the build step starts.',
};
