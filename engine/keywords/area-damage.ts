import type { KeywordRules } from '../keyword.js';

export const areaDamage: KeywordRules = {
  slug: 'area-damage',
  name: 'Area Damage',
  parameter: 'NUMBER',
  stacking: 'CUMULATIVE',
  window: 'unit-discard',
  parts: { damageAfterDiscard: true },
  says: {
    text: 'A discard by the attack lets the attacker do dice of damage to another unit in its arena.',
    rulings: [],
  },
  rules: [],
};
