import type { KeywordRules } from '../keyword.js';

export const bombard: KeywordRules = {
  slug: 'bombard',
  name: 'Bombard',
  parameter: 'NUMBER',
  stacking: 'CUMULATIVE',
  window: 'attack-declaration',
  parts: { reaches: 'GROUND' },
  says: {
    text: 'The attack reaches the Ground arena, with the value of Bombard in place of the printed power.',
    rulings: ['bombard/a-bombard-attack-is', 'bombard/the-power-of-a'],
  },
};
