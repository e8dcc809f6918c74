import type { KeywordRules } from '../keyword.js';
import { played, without } from '../rule-off.js';

export const surge: KeywordRules = {
  slug: 'surge',
  name: 'Surge',
  parameter: 'NUMBER',
  stacking: 'CUMULATIVE',
  window: 'damage-placement',
  parts: { reward: 'WHEN_IT_IS_DAMAGED' },
  says: {
    text: 'A unit in the arena may get more power until end of turn.',
    rulings: ['surge/surge-triggers-when-another', 'surge/if-the-damage-puts'],
  },
  rules: [
    {
      code: 'damaged',
      says: 'It triggers when another unit damages the unit.',
      rulings: ['surge/surge-triggers-when-another'],
      off: without('reward'),
    },
    {
      code: 'any-damage',
      says: 'Any damage of another unit triggers it.',
      rulings: ['surge/any-kind-of-damage'],
      off: played('ATTACK_DAMAGE_ONLY'),
    },
    {
      code: 'counters',
      says: 'Without a damage counter it does not occur.',
      rulings: ['surge/if-the-damage-puts'],
      off: played('WITHOUT_COUNTERS'),
    },
  ],
};
