import type { KeywordRules } from '../keyword.js';
import { played } from '../rule-off.js';

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
  rules: [
    {
      code: 'counters',
      says: 'Without a damage counter it does not occur.',
      rulings: ['stun/if-no-damage-counters'],
      off: played('WITHOUT_COUNTERS'),
    },
    {
      code: 'own-damage',
      says: 'Deflected damage stuns only if the deflecting unit has Stun.',
      rulings: ['stun/only-the-unit-with'],
      off: played('BY_DEFLECTED_DAMAGE'),
    },
    {
      code: 'any-damage',
      says: 'It works whenever the unit damages another unit.',
      rulings: ['stun/stun-works-anytime-the'],
      off: played('ATTACK_DAMAGE_ONLY'),
    },
  ],
};
