import type { KeywordRules } from '../keyword.js';
import { played, without } from '../rule-off.js';

export const fortitude: KeywordRules = {
  slug: 'fortitude',
  name: 'Fortitude',
  parameter: 'NONE',
  stacking: 'ISOLATED',
  window: 'damage-prevention',
  parts: { preventsUnpreventable: true },
  says: {
    text: 'The unit may prevent damage to itself that is called unpreventable.',
    rulings: ['fortitude/a-unit-with-fortitude', 'fortitude/damage-from-units-with'],
  },
  rules: [
    {
      code: 'prevents',
      says: 'The unit prevents damage to itself that is called unpreventable.',
      rulings: [
        'fortitude/a-unit-with-fortitude',
        'fortitude/damage-from-units-with',
        'fortitude/the-unit-with-fortitude',
      ],
      off: without('preventsUnpreventable'),
    },
    {
      code: 'itself-only',
      says: 'It does not let the unit prevent such damage to others.',
      rulings: ['fortitude/fortitude-doesnt-let-its'],
      off: played('FOR_OTHERS_TOO'),
    },
  ],
};
