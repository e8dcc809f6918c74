import type { KeywordRules } from '../keyword.js';
import { without } from '../rule-off.js';

export const tenacity: KeywordRules = {
  slug: 'tenacity',
  name: 'Tenacity',
  parameter: 'NUMBER',
  stacking: 'CUMULATIVE',
  window: 'damage-placement',
  parts: { reward: 'AFTER_TOO_LITTLE_DAMAGE' },
  says: {
    text: 'If the attack did too little damage, the unit may attack the same unit again; that is another attack.',
    rulings: ['tenacity/tenacity-triggers-if-the', 'tenacity/the-new-attack-from'],
  },
  rules: [
    {
      code: 'too-little',
      says: 'It triggers if the attack does less than X damage, counted after prevention.',
      rulings: [
        'tenacity/tenacity-triggers-if-the',
        'tenacity/for-tenacity-damage-is',
        'tenacity/damage-has-already-been',
      ],
      off: without('reward'),
    },
  ],
};
