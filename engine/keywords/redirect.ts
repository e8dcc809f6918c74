import type { KeywordRules } from '../keyword.js';
import { played, without } from '../rule-off.js';

export const redirect: KeywordRules = {
  slug: 'redirect',
  name: 'Redirect',
  parameter: 'NONE',
  stacking: 'SELECTIVE',
  window: 'attack-pop',
  parts: { changesDefender: 'TO_ANOTHER_UNIT' },
  says: {
    text: 'The defender names another unit that becomes the defender.',
    rulings: ['redirect/redirect-can-be-used', 'redirect/the-attacking-unit-then'],
  },
  rules: [
    {
      code: 'changes-defender',
      says: 'When its unit is attacked another unit becomes the defender.',
      rulings: ['redirect/redirect-can-be-used', 'redirect/the-attacking-unit-then'],
      off: without('changesDefender'),
    },
    {
      code: 'can-be-attacked',
      says: "A unit that can't be attacked can't be chosen.",
      rulings: ['redirect/a-unit-chosen-for'],
      off: played('TO_ANY_UNIT'),
    },
    {
      code: 'precision',
      says: 'Against Precision it does nothing.',
      rulings: ['redirect/against-an-attacking-unit'],
      off: played('DESPITE_ALL'),
    },
    {
      code: 'same-arena',
      says: 'The chosen unit is in the same arena.',
      rulings: ['redirect/the-unit-chosen-for'],
      off: played('IN_ANY_ARENA'),
    },
  ],
};
