import type { KeywordRules } from '../keyword.js';
import { played } from '../rule-off.js';

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
  rules: [
    {
      code: 'attacking',
      says: 'The attacker re-rolls its attack dice.',
      rulings: ['lucky/when-the-unit-with'],
      off: played('NOT_WHEN_ATTACKING'),
    },
    {
      code: 'attacked',
      says: 'The defender has dice re-rolled that were rolled against it.',
      rulings: ['lucky/when-the-unit-with-2'],
      off: played('NOT_WHEN_ATTACKED'),
    },
    {
      code: 'both-players',
      says: 'Both players may use it.',
      rulings: ['lucky/both-players-may-use'],
      off: played('ONE_PLAYER'),
    },
    {
      code: 'once',
      says: 'It is used once an attack.',
      rulings: ['lucky/lucky-is-used-once'],
      off: played('TWICE'),
    },
    {
      code: 'up-to',
      says: 'Any number of dice up to its value is re-rolled.',
      rulings: ['lucky/you-may-choose-any'],
      off: played('ALL_OR_NOTHING'),
    },
  ],
};
