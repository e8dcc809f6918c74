import type { KeywordRules } from '../keyword.js';

export const pilot: KeywordRules = {
  slug: 'pilot',
  name: 'Pilot',
  parameter: 'EFFECT',
  stacking: 'LAYERED',
  window: 'other',
  parts: {},
  says: {
    text: 'What it grants belongs to the piloted unit: state that on the unit itself.',
    rulings: [],
  },
  rules: [],
  notInAttack: 'What it grants belongs to the piloted unit: state that on the unit itself.',
};
