import type { KeywordRules } from '../keyword.js';

export const accuracy: KeywordRules = {
  slug: 'accuracy',
  name: 'Accuracy',
  parameter: 'SIGNED_NUMBER',
  stacking: 'CUMULATIVE',
  window: 'initial-roll',
  parts: { addsToAttackDice: true },
  says: {
    text: 'Accuracy changes what each attack die of the unit counts as; naturals stay as they are.',
    rulings: ['accuracy/accuracy-cant-alter-natural', 'accuracy/if-a-unit-gets'],
  },
};
