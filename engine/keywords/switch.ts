import type { KeywordRules } from '../keyword.js';

export const switchRules: KeywordRules = {
  slug: 'switch',
  name: 'Switch',
  parameter: 'EFFECT',
  stacking: 'LAYERED',
  window: 'other',
  parts: {},
  says: {
    text: 'Its part for the arena of the unit works as if it were printed alone.',
    rulings: ['switch/the-units-switch-effects', 'switch/if-it-says-none'],
  },
  notInAttack: 'Its part for the arena of the unit works as if it were printed alone.',
};
