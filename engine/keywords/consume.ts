import type { KeywordRules } from '../keyword.js';

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
};
