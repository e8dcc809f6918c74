import type { KeywordRules } from '../keyword.js';

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
};
