import type { KeywordRules } from '../keyword.js';
import { played, preventing, without } from '../rule-off.js';

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
  rules: [
    {
      code: 'prevents',
      says: 'It prevents damage to its unit.',
      rulings: ['deflect/deflect-prevents-x-damage'],
      off: without('prevents'),
    },
    {
      code: 'does-as-much',
      says: 'The unit may do as much damage as it prevented.',
      rulings: ['deflect/a-deflecting-unit-does'],
      off: preventing({ reflects: false }),
    },
    {
      code: 'again',
      says: 'Deflected damage can be deflected in turn.',
      rulings: ['deflect/damage-that-was-deflected'],
      off: played('REFLECTED_ONCE'),
    },
    {
      code: 'new-damage',
      says: 'Deflected damage is new damage.',
      rulings: ['deflect/deflected-damage-counts-as'],
      off: played('SAME_DAMAGE'),
    },
    {
      code: 'optional',
      says: 'Doing the damage is optional.',
      rulings: ['deflect/doing-the-deflected-damage'],
      off: played('REFLECTION_FORCED'),
    },
    {
      code: 'once-a-source',
      says: 'Each works once against one source.',
      rulings: ['deflect/each-deflect-effect-works'],
      off: preventing({ once: 'INSTANCE' }),
    },
    {
      code: 'together',
      says: 'No damage is placed until all of it is prevented and deflected.',
      rulings: ['deflect/no-damage-is-applied'],
      off: played('REFLECTED_LATER'),
    },
    {
      code: 'any-unit',
      says: 'Any unit in its arena may take the damage.',
      rulings: ['deflect/you-may-choose-any'],
      off: played('BACK_ONLY'),
    },
    {
      code: 'itself',
      says: 'The deflecting unit is one of them.',
      rulings: ['deflect/the-deflecting-unit-itself'],
      off: played('NOT_AT_ITSELF'),
    },
    {
      code: 'as-much-as-it-can',
      says: 'It deflects as much as it can.',
      rulings: ['deflect/you-must-deflect-as'],
      off: played('AS_LITTLE_AS_LIKED'),
    },
  ],
};
