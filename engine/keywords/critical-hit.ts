import type { KeywordRules } from '../keyword.js';

export const criticalHit: KeywordRules = {
  slug: 'critical-hit',
  name: 'Critical Hit',
  parameter: 'NUMBER',
  stacking: 'CUMULATIVE',
  window: 'pending-damage',
  parts: { onFinalNatural: { face: 6, effect: 'DAMAGE' } },
  says: {
    text: 'A natural 6 stands after re-rolls: more damage.',
    rulings: ['critical-hit/only-one-natural-6', 'critical-hit/you-only-count-the'],
  },
};
