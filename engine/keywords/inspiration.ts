import type { KeywordRules } from '../keyword.js';

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
};
