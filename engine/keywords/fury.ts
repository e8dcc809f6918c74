import type { KeywordRules } from '../keyword.js';

export const fury: KeywordRules = {
  slug: 'fury',
  name: 'Fury',
  parameter: 'NUMBER',
  stacking: 'CUMULATIVE',
  window: 'initial-roll',
  parts: { onInitialNatural: { face: 4, effect: 'ATTACK_DICE' } },
  says: {
    text: 'A natural 4 in the initial roll: additional attack dice are rolled.',
    rulings: ['fury/only-the-first-natural', 'fury/a-four-rolled-after'],
  },
};
