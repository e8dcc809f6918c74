import type { KeywordRules } from '../keyword.js';
import { atTheOtherRoll, played } from '../rule-off.js';

export const riposte: KeywordRules = {
  slug: 'riposte',
  name: 'Riposte',
  parameter: 'NUMBER',
  stacking: 'CUMULATIVE',
  window: 'attack-end',
  parts: { onFinalNatural: { face: 2, effect: 'DAMAGE_BACK' } },
  says: {
    text: 'A natural 2 stood after re-rolls: damage to the attacker when the attack ends.',
    rulings: ['riposte/only-one-natural-2', 'riposte/you-only-count-the'],
  },
  rules: [
    {
      code: 'final-roll',
      says: 'It looks at the dice after all re-rolls.',
      rulings: ['riposte/however-you-or-your'],
      off: atTheOtherRoll,
    },
    {
      code: 'natural',
      says: 'What Riposte looks for is the natural 2, whatever is added to the die.',
      rulings: ['riposte/negative-accuracy-cant-decrease'],
      off: played('BY_RESULT'),
    },
    {
      code: 'one-natural',
      says: 'One natural 2 counts, further ones add nothing.',
      rulings: ['riposte/only-one-natural-2'],
      off: played('EACH_NATURAL'),
    },
    {
      code: 'attack-dice',
      says: 'It looks at attack dice only.',
      rulings: ['riposte/riposte-applies-only-to', 'riposte/you-only-count-the'],
      off: played('ALL_DICE'),
    },
  ],
};
