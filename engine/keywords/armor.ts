import type { KeywordRules } from '../keyword.js';

export const armor: KeywordRules = {
  slug: 'armor',
  name: 'Armor',
  parameter: 'NONE',
  stacking: 'ISOLATED',
  window: 'pending-damage',
  parts: { hitOn: 5 },
  says: {
    text: 'Dice hit the unit on 5 or more.',
    rulings: ['armor/a-die-needs-a', 'armor/armor-applies-to-attack', 'armor/dice-of-damage-are'],
  },
};
