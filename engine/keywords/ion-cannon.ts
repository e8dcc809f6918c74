import type { KeywordRules } from '../keyword.js';

export const ionCannon: KeywordRules = {
  slug: 'ion-cannon',
  name: 'Ion Cannon',
  parameter: 'NUMBER',
  stacking: 'CUMULATIVE',
  window: 'attack-declaration',
  parts: { reaches: 'SPACE' },
  says: {
    text: 'The attack reaches the Space arena, with the value of Ion Cannon in place of the printed power.',
    rulings: ['ion-cannon/an-ion-cannon-attack', 'ion-cannon/the-power-of-an'],
  },
};
