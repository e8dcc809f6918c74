import type { KeywordRules } from '../keyword.js';

export const insert: KeywordRules = {
  slug: 'insert',
  name: 'INSERT',
  parameter: 'EFFECT',
  stacking: 'LAYERED',
  window: 'other',
  parts: {},
  says: {
    text: 'What it grants belongs to the top card of the stack: state that on the unit itself.',
    rulings: [],
  },
  rules: [],
  notInAttack: 'What it grants belongs to the top card of the stack: state that on the unit itself.',
};
