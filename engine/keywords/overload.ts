import type { KeywordRules } from '../keyword.js';

export const overload: KeywordRules = {
  slug: 'overload',
  name: 'Overload',
  parameter: 'NUMBER',
  stacking: 'CUMULATIVE',
  window: 'attack-declaration',
  parts: { powerForDamage: true },
  says: {
    text: 'The attacker takes more power for this attack, and as many dice of damage when it ends.',
    rulings: ['overload/taking-x-power-from', 'overload/if-the-bonus-from'],
  },
};
