import type { KeywordRules } from '../keyword.js';

export const resilience: KeywordRules = {
  slug: 'resilience',
  name: 'Resilience',
  parameter: 'SIGNED_NUMBER',
  stacking: 'CUMULATIVE',
  window: 'initial-roll',
  parts: { powerWhileDamaged: true },
  says: {
    text: 'The unit has enough damage counters for its Resilience to change its power.',
    rulings: [],
  },
  rules: [],
};
