import type { KeywordRules } from '../keyword.js';
import { played } from '../rule-off.js';

export const switchRules: KeywordRules = {
  slug: 'switch',
  name: 'Switch',
  parameter: 'EFFECT',
  stacking: 'LAYERED',
  window: 'other',
  parts: { slots: true },
  says: {
    text: 'Its part for the arena of the unit works as if it were printed alone.',
    rulings: ['switch/the-units-switch-effects', 'switch/if-it-says-none'],
  },
  rules: [
    {
      code: 'type-line',
      says: 'The part for the arena of the unit works, counted along its type line; None is nothing.',
      rulings: ['switch/if-it-says-none', 'switch/the-units-switch-effects'],
      off: played('EVERY_SLOT'),
    },
  ],
  notInAttack: 'Its part for the arena of the unit works as if it were printed alone.',
};
