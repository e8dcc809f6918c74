import type { KeywordRules } from '../keyword.js';

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
};
