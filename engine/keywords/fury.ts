import type { KeywordRules } from '../keyword.js';
import { atTheOtherRoll, played } from '../rule-off.js';

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
  rules: [
    {
      code: 'initial-roll',
      says: 'It looks at the dice before any re-roll.',
      rulings: ['fury/a-four-rolled-after'],
      off: atTheOtherRoll,
    },
    {
      code: 'natural',
      says: 'What Fury looks for is the natural 4, whatever is added to the die.',
      rulings: ['fury/accuracy-cant-increase-the'],
      off: played('BY_RESULT'),
    },
    {
      code: 'attack-dice',
      says: 'It looks at attack dice only.',
      rulings: ['fury/fury-applies-only-to'],
      off: played('ALL_DICE'),
    },
    {
      code: 'before-the-roll',
      says: 'Gained after the roll it is too late.',
      rulings: ['fury/if-your-unit-gets'],
      off: played('GAINED_LATE'),
    },
    {
      code: 'one-natural',
      says: 'One natural 4 counts, further ones add nothing.',
      rulings: ['fury/only-the-first-natural'],
      off: played('EACH_NATURAL'),
    },
  ],
};
