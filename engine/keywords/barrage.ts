import type { KeywordRules } from '../keyword.js';

export const barrage: KeywordRules = {
  slug: 'barrage',
  name: 'Barrage',
  parameter: 'NUMBER',
  stacking: 'CUMULATIVE',
  window: 'attack-declaration',
  parts: { reaches: 'CHARACTER' },
  says: {
    text: 'The attack reaches the Character arena, with the value of Barrage in place of the printed power.',
    rulings: ['barrage/a-barrage-attack-is', 'barrage/the-power-of-a'],
  },
};
