import type { KeywordRules } from '../keyword.js';

export const overkill: KeywordRules = {
  slug: 'overkill',
  name: 'Overkill',
  parameter: 'NONE',
  stacking: 'ISOLATED',
  window: 'pending-damage',
  parts: { dividesExcess: true },
  says: {
    text: "Hits above the defender's remaining health go to another unit.",
    rulings: [
      'overkill/the-player-who-controls',
      'overkill/a-number-of-hits',
      'overkill/shields-parry-and-armor',
    ],
  },
};
