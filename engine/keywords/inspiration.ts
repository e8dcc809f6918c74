import type { KeywordRules } from '../keyword.js';
import { played, without } from '../rule-off.js';

export const inspiration: KeywordRules = {
  slug: 'inspiration',
  name: 'Inspiration',
  parameter: 'NONE',
  stacking: 'ISOLATED',
  window: 'initial-roll',
  parts: { strengthens: 'OTHER_UNITS' },
  says: {
    text: 'Each other unit of its side in its arena has +1 power and +1 health.',
    rulings: ['inspiration/each-of-your-other', 'inspiration/a-unit-gets-nothing'],
  },
  rules: [
    {
      code: 'strengthens',
      says: 'Each other unit of its side in its arena has +1 power and +1 health.',
      rulings: ['inspiration/each-of-your-other'],
      off: without('strengthens'),
    },
    {
      code: 'others-only',
      says: 'It gives its own unit nothing.',
      rulings: ['inspiration/a-unit-gets-nothing'],
      off: played('FOR_ITSELF_TOO'),
    },
  ],
};
