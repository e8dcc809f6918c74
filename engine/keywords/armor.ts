import type { KeywordRules } from '../keyword.js';
import { played, without } from '../rule-off.js';

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
  rules: [
    {
      code: 'five',
      says: 'Dice hit the unit on 5 or more.',
      rulings: ['armor/a-die-needs-a', 'armor/accuracy-1-against-armor', 'armor/armor-is-always-on'],
      off: without('hitOn'),
    },
    {
      code: 'attack-dice',
      says: 'It holds for attack dice.',
      rulings: ['armor/armor-applies-to-attack'],
      off: played('NOT_FOR_ATTACK_DICE'),
    },
    {
      code: 'dice-of-damage',
      says: 'It holds for dice of damage.',
      rulings: ['armor/dice-of-damage-are'],
      off: played('NOT_FOR_DICE_OF_DAMAGE'),
    },
    {
      code: 'die-stays',
      says: 'It sets the number needed and leaves the die as it is.',
      rulings: ['armor/unlike-accuracy-armor-sets'],
      off: played('CHANGES_NATURALS'),
    },
  ],
};
