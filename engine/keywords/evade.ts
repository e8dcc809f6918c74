import type { KeywordRules } from '../keyword.js';

export const evade: KeywordRules = {
  slug: 'evade',
  name: 'Evade',
  parameter: 'NUMBER',
  stacking: 'LAYERED',
  window: 'damage-prevention',
  parts: { prevents: { of: 'ITSELF', once: 'INSTANCE', reflects: false, rewards: false } },
  says: {
    text: 'Damage to the unit is prevented.',
    rulings: ['evade/you-can-play-evade', 'evade/you-choose-how-much'],
  },
};
