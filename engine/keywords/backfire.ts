import type { KeywordRules } from '../keyword.js';
import { atTheOtherRoll, played, without } from '../rule-off.js';

export const backfire: KeywordRules = {
  slug: 'backfire',
  name: 'Backfire',
  parameter: 'NUMBER',
  stacking: 'CUMULATIVE',
  window: 'initial-roll',
  parts: { onInitialNatural: { face: 3, effect: 'DICE_OF_DAMAGE_TO_ITSELF' } },
  says: {
    text: 'A natural 3 in the initial roll: dice of damage to the unit itself when the attack ends.',
    rulings: ['backfire/a-single-natural-three', 'backfire/backfire-damage-is-done'],
  },
  rules: [
    {
      code: 'natural-three',
      says: 'A natural 3 does X dice of damage to the unit itself when the attack ends.',
      rulings: [
        'backfire/a-single-natural-three',
        'backfire/backfire-damage-is-done',
        'backfire/the-x-dice-of',
      ],
      off: without('onInitialNatural'),
    },
    {
      code: 'attack-dice',
      says: 'It looks at attack dice only.',
      rulings: ['backfire/backfire-applies-only-to'],
      off: played('ALL_DICE'),
    },
    {
      code: 'initial-roll',
      says: 'It looks at the dice before any re-roll.',
      rulings: ['backfire/the-attack-dice-are'],
      off: atTheOtherRoll,
    },
  ],
};
