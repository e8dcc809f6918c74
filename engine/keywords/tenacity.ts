import type { KeywordRules } from '../keyword.js';

export const tenacity: KeywordRules = {
  slug: 'tenacity',
  name: 'Tenacity',
  parameter: 'NUMBER',
  stacking: 'CUMULATIVE',
  window: 'damage-placement',
  parts: { reward: 'AFTER_ITS_ATTACK' },
  says: {
    text: 'If the attack did too little damage, the unit may attack the same unit again; that is another attack.',
    rulings: ['tenacity/tenacity-triggers-if-the', 'tenacity/the-new-attack-from'],
  },
};
