import type { KeywordRules } from '../keyword.js';
import { played, preventing } from '../rule-off.js';

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
  rules: [
    {
      code: 'once-an-instance',
      says: 'Each is played once for each instance of damage.',
      rulings: ['evade/you-can-play-evade'],
      off: preventing({ once: 'NOT_AT_ALL' }),
    },
    {
      code: 'up-to',
      says: 'It need not be used in full: the amount up to X is chosen.',
      rulings: ['evade/you-choose-how-much', 'evade/you-dont-have-to'],
      off: played('ALL_OR_NOTHING'),
    },
  ],
};
