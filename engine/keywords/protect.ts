import type { KeywordRules } from '../keyword.js';
import { played, preventing, without } from '../rule-off.js';

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
  rules: [
    {
      code: 'prevents',
      says: 'Each use prevents up to X damage to another unit of its side in its arena.',
      rulings: ['protect/each-use-of-protect'],
      off: without('prevents'),
    },
    {
      code: 'up-to',
      says: 'It need not be used in full: the amount up to X is chosen.',
      rulings: ['protect/the-protect-value-doesnt', 'protect/you-choose-how-much'],
      off: played('ALL_OR_NOTHING'),
    },
    {
      code: 'once-an-instance',
      says: 'Each is played once for each instance of damage.',
      rulings: ['protect/you-can-play-a'],
      off: preventing({ once: 'NOT_AT_ALL' }),
    },
  ],
};
