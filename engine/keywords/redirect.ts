import type { KeywordRules } from '../keyword.js';

export const redirect: KeywordRules = {
  slug: 'redirect',
  name: 'Redirect',
  parameter: 'NONE',
  stacking: 'SELECTIVE',
  window: 'attack-pop',
  parts: { changesDefender: 'TO_ANOTHER_UNIT' },
  says: {
    text: 'The defender names another unit that becomes the defender.',
    rulings: ['redirect/redirect-can-be-used', 'redirect/the-attacking-unit-then'],
  },
};
