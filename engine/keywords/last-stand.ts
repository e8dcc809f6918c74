import type { KeywordRules } from '../keyword.js';

export const lastStand: KeywordRules = {
  slug: 'last-stand',
  name: 'Last Stand',
  parameter: 'EFFECT',
  stacking: 'UNSTATED',
  window: 'unit-discard',
  parts: { reward: 'WHEN_IT_IS_DISCARDED' },
  says: {
    text: 'The discard brings the printed effect.',
    rulings: ['last-stand/you-get-the-printed'],
  },
};
