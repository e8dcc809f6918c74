import type { KeywordRules } from '../keyword.js';

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
};
