import type { KeywordRules } from '../keyword.js';

export const stun: KeywordRules = {
  slug: 'stun',
  name: 'Stun',
  parameter: 'NUMBER',
  stacking: 'CUMULATIVE',
  window: 'damage-placement',
  parts: { reward: 'WHEN_IT_DAMAGES' },
  says: {
    text: 'A unit that got a damage counter has less power until end of battle.',
    rulings: ['stun/if-no-damage-counters', 'stun/stun-works-anytime-the'],
  },
};
