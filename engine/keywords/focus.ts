import type { KeywordRules } from '../keyword.js';
import { atTheOtherRoll, played, without } from '../rule-off.js';

export const focus: KeywordRules = {
  slug: 'focus',
  name: 'Focus',
  parameter: 'NUMBER',
  stacking: 'CUMULATIVE',
  window: 'initial-roll',
  parts: { onInitialNatural: { face: 5, effect: 'REWARD' } },
  says: {
    text: "A natural 5 in the initial roll: more power for the unit's next attack, nothing in this one.",
    rulings: ['focus/a-natural-five-on', 'focus/the-power-bonus-from'],
  },
  rules: [
    {
      code: 'natural-five',
      says: 'A natural 5 gives the unit power for its next attack.',
      rulings: ['focus/a-natural-five-on'],
      off: without('onInitialNatural'),
    },
    {
      code: 'initial-roll',
      says: 'It looks at the dice before any re-roll.',
      rulings: ['focus/a-five-that-comes', 'focus/the-attack-dice-are'],
      off: atTheOtherRoll,
    },
    {
      code: 'natural',
      says: 'What Focus looks for is the natural 5, whatever is added to the die.',
      rulings: ['focus/accuracy-never-makes-a'],
      off: played('BY_RESULT'),
    },
    {
      code: 'attack-dice',
      says: 'It looks at attack dice only.',
      rulings: ['focus/focus-applies-only-to'],
      off: played('ALL_DICE'),
    },
  ],
};
