import type { KeywordRules } from '../keyword.js';

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
};
