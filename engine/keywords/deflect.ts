import type { KeywordRules } from '../keyword.js';

export const deflect: KeywordRules = {
  slug: 'deflect',
  name: 'Deflect',
  parameter: 'NUMBER',
  stacking: 'LAYERED',
  window: 'damage-prevention',
  parts: { prevents: { of: 'ITSELF', once: 'SOURCE', reflects: true, rewards: false } },
  says: {
    text: 'Damage to the unit is prevented, and may be done to a unit in its arena.',
    rulings: [
      'deflect/deflect-prevents-x-damage',
      'deflect/deflected-damage-counts-as',
      'deflect/each-deflect-effect-works',
    ],
  },
};
