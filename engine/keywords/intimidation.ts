import type { KeywordRules } from '../keyword.js';
import { without } from '../rule-off.js';

export const intimidation: KeywordRules = {
  slug: 'intimidation',
  name: 'Intimidation',
  parameter: 'NONE',
  stacking: 'ISOLATED',
  window: 'initial-roll',
  parts: { strengthens: 'ITSELF_FOR_EACH_ENEMY' },
  says: {
    text: 'The unit has +1 power and +1 health for each enemy unit in its arena.',
    rulings: ['intimidation/the-unit-with-intimidation'],
  },
  rules: [
    {
      code: 'strengthens',
      says: 'The unit has +1 power and +1 health for each enemy unit in its arena.',
      rulings: ['intimidation/the-unit-with-intimidation'],
      off: without('strengthens'),
    },
  ],
};
