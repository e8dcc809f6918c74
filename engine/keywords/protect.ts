import type { KeywordRules } from '../keyword.js';

export const protect: KeywordRules = {
  slug: 'protect',
  name: 'Protect',
  parameter: 'NUMBER',
  stacking: 'LAYERED',
  window: 'damage-prevention',
  parts: { prevents: { of: 'FELLOW_UNIT', once: 'INSTANCE', reflects: false, rewards: false } },
  says: {
    text: 'Damage to a fellow unit is prevented.',
    rulings: ['protect/each-use-of-protect', 'protect/you-can-play-a'],
  },
};
