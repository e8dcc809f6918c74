import type { KeywordRules } from '../keyword.js';
import { played, without } from '../rule-off.js';

export const cunning: KeywordRules = {
  slug: 'cunning',
  name: 'Cunning',
  parameter: 'NONE',
  stacking: 'ISOLATED',
  window: 'initial-roll',
  parts: { hidesDice: true },
  says: {
    text: 'The opponent sees the attack dice only when prevention is done.',
    rulings: ['cunning/the-attack-dice-of', 'cunning/the-opponent-sees-the'],
  },
  rules: [
    {
      code: 'secret',
      says: 'The dice are hidden until prevention is done: it is chosen before they are seen.',
      rulings: ['cunning/the-attack-dice-of', 'cunning/the-opponent-sees-the', 'cunning/if-the-attack-dice'],
      off: without('hidesDice'),
    },
    {
      code: 'always-a-pop',
      says: 'There is a damage prevention POP even without pending damage.',
      rulings: ['cunning/an-attack-by-a', 'cunning/every-attack-by-a'],
      off: played('PREVENTION_IF_DAMAGED'),
    },
  ],
};
