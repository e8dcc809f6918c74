import type { KeywordRules } from '../keyword.js';
import { without } from '../rule-off.js';

export const consume: KeywordRules = {
  slug: 'consume',
  name: 'Consume',
  parameter: 'NONE',
  stacking: 'ISOLATED',
  window: 'unit-discard',
  parts: { reward: 'WHEN_IT_DISCARDS' },
  says: {
    text: 'The unit takes a card from the stack of the discarded unit.',
    rulings: ['consume/consume-takes-a-card'],
  },
  rules: [
    {
      code: 'takes',
      says: 'Damage of the unit that discards another unit takes a card.',
      rulings: ['consume/consume-takes-a-card'],
      off: without('reward'),
    },
  ],
};
