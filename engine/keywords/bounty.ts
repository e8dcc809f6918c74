import type { KeywordRules } from '../keyword.js';

export const bounty: KeywordRules = {
  slug: 'bounty',
  name: 'Bounty',
  parameter: 'EFFECT',
  stacking: 'LAYERED',
  window: 'unit-discard',
  parts: { reward: 'WHEN_IT_DISCARDS' },
  says: {
    text: 'The discard earns the bonus at the start of the next build step.',
    rulings: ['bounty/bounty-triggers-when-damage', 'bounty/you-get-the-bonus'],
  },
};
