import type { KeywordRules } from '../keyword.js';

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
};
