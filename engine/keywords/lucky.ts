import type { KeywordRules } from '../keyword.js';

export const lucky: KeywordRules = {
  slug: 'lucky',
  name: 'Lucky',
  parameter: 'NUMBER',
  stacking: 'CUMULATIVE',
  window: 'reroll-pop',
  parts: { rerolls: true },
  says: {
    text: 'Attack dice are re-rolled.',
    rulings: ['lucky/when-the-unit-with', 'lucky/when-the-unit-with-2', 'lucky/you-may-choose-any'],
  },
};
