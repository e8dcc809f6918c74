import type { KeywordRules } from '../keyword.js';

export const deploy: KeywordRules = {
  slug: 'deploy',
  name: 'Deploy',
  parameter: 'EFFECT',
  stacking: 'UNSTATED',
  window: 'other',
  parts: {},
  says: {
    text: 'It happens when the unit is deployed.',
    rulings: [],
  },
  rules: [],
  notInAttack: 'It happens when the unit is deployed.',
};
