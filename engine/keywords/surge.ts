import type { KeywordRules } from '../keyword.js';

export const surge: KeywordRules = {
  slug: 'surge',
  name: 'Surge',
  parameter: 'NUMBER',
  stacking: 'CUMULATIVE',
  window: 'damage-placement',
  parts: { reward: 'WHEN_IT_IS_DAMAGED' },
  says: {
    text: 'A unit in the arena may get more power until end of turn.',
    rulings: ['surge/surge-triggers-when-another', 'surge/if-the-damage-puts'],
  },
};
