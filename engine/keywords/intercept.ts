import type { KeywordRules } from '../keyword.js';
import { played } from '../rule-off.js';

export const intercept: KeywordRules = {
  slug: 'intercept',
  name: 'Intercept',
  parameter: 'NONE',
  stacking: 'SELECTIVE',
  window: 'attack-pop',
  parts: { changesDefender: 'TO_THIS_UNIT' },
  says: {
    text: 'Another unit becomes the defender of the same attack.',
    rulings: ['intercept/it-is-the-same', 'intercept/any-number-of-units'],
  },
  rules: [
    {
      code: 'same-attack',
      says: 'It is the same attack: what was chosen for it goes on and is not chosen again.',
      rulings: [
        'intercept/an-effect-that-addresses',
        'intercept/for-this-attack-effects',
        'intercept/intercept-doesnt-cause-a',
        'intercept/intercept-doesnt-end-the',
        'intercept/it-is-the-same',
      ],
      off: played('NEW_ATTACK'),
    },
    {
      code: 'any-number',
      says: 'Any number of units may intercept, each instance once.',
      rulings: ['intercept/any-number-of-units'],
      off: played('ONE_CHANGE_AN_ATTACK'),
    },
    {
      code: 'attacked',
      says: 'Each intercepting unit has been attacked: what it activated stays.',
      rulings: ['intercept/each-intercepting-unit-has'],
      off: played('ANSWERS_FORGOTTEN'),
    },
    {
      code: 'can-be-attacked',
      says: "A unit that can't be attacked does not become the defender.",
      rulings: ['intercept/if-it-cant-attack'],
      off: played('TO_ANY_UNIT'),
    },
    {
      code: 'no-prevention',
      says: 'It is no prevention.',
      rulings: ['intercept/intercept-isnt-a-prevention'],
      off: played('AS_PREVENTION'),
    },
    {
      code: 'conditions',
      says: 'Effects whose conditions the new defender fails end.',
      rulings: ['intercept/some-effects-may-end'],
      off: played('CONDITIONS_KEPT'),
    },
    {
      code: 'own-attack',
      says: 'The attack of an own unit can be intercepted, but not by that unit.',
      rulings: ['intercept/your-unit-may-intercept'],
      off: played('NOT_FROM_OWN_UNITS'),
    },
  ],
};
