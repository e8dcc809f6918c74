import type { KeywordRules } from '../keyword.js';
import { without } from '../rule-off.js';

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
  rules: [
    {
      code: 'discarded',
      says: 'The discard brings the printed effect, in any arena.',
      rulings: ['last-stand/last-stand-works-no', 'last-stand/you-get-the-printed'],
      off: without('reward'),
    },
  ],
};
