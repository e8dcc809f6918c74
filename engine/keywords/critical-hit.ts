import type { KeywordRules } from '../keyword.js';
import { atTheOtherRoll, played } from '../rule-off.js';

export const criticalHit: KeywordRules = {
  slug: 'critical-hit',
  name: 'Critical Hit',
  parameter: 'NUMBER',
  stacking: 'CUMULATIVE',
  window: 'pending-damage',
  parts: { onFinalNatural: { face: 6, effect: 'DAMAGE' }, beforeTheRoll: true },
  says: {
    text: 'A natural 6 stands after re-rolls: more damage.',
    rulings: ['critical-hit/only-one-natural-6', 'critical-hit/you-only-count-the'],
  },
  rules: [
    {
      code: 'natural',
      says: 'What Critical Hit looks for is the natural 6, whatever is added to the die.',
      rulings: ['critical-hit/accuracy-cant-increase-the'],
      off: played('BY_RESULT'),
    },
    {
      code: 'attack-dice',
      says: 'It looks at attack dice only.',
      rulings: ['critical-hit/critical-hit-applies-only', 'critical-hit/you-only-count-the'],
      off: played('ALL_DICE'),
    },
    {
      code: 'final-roll',
      says: 'It looks at the dice after all re-rolls.',
      rulings: ['critical-hit/however-you-or-your'],
      off: atTheOtherRoll,
    },
    {
      code: 'before-the-roll',
      says: 'Gained after the roll it is too late.',
      rulings: ['critical-hit/if-a-unit-gets'],
      off: played('GAINED_LATE'),
    },
    {
      code: 'one-natural',
      says: 'One natural 6 counts, further ones add nothing.',
      rulings: ['critical-hit/only-one-natural-6'],
      off: played('EACH_NATURAL'),
    },
  ],
};
