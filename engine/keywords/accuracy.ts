import type { KeywordRules } from '../keyword.js';
import { played } from '../rule-off.js';

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
  rules: [
    {
      code: 'naturals-stay',
      says: 'It changes what a die counts as, never the natural.',
      rulings: ['accuracy/accuracy-cant-alter-natural'],
      off: played('CHANGES_NATURALS'),
    },
    {
      code: 'before-the-roll',
      says: 'Gained after the roll it is too late.',
      rulings: ['accuracy/if-a-unit-gets'],
      off: played('GAINED_LATE'),
    },
  ],
};
