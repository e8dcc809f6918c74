import type { KeywordRules } from '../keyword.js';

export const intercept: KeywordRules = {
  slug: 'intercept',
  name: 'Intercept',
  parameter: 'NONE',
  stacking: 'SELECTIVE',
  window: 'attack-pop',
  parts: { changesDefender: 'TO_THIS_UNIT' },
  says: {
    text: 'Another unit becomes the defender of the same attack.',
    rulings: ['intercept/it-is-the-same', 'intercept/any-number-of-units'],
  },
};
