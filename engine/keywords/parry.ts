import type { KeywordRules } from '../keyword.js';

export const parry: KeywordRules = {
  slug: 'parry',
  name: 'Parry',
  parameter: 'NUMBER',
  stacking: 'CUMULATIVE',
  window: 'damage-prevention',
  parts: { onFinalNatural: { face: 1, effect: 'PREVENTION' } },
  says: {
    text: 'A natural 1 stands after re-rolls: damage to the defender is prevented.',
    rulings: ['parry/if-a-natural-one', 'parry/natural-ones-after-the'],
  },
};
