import type { KeywordRules } from '../keyword.js';

export const avenge: KeywordRules = {
  slug: 'avenge',
  name: 'Avenge',
  parameter: 'NUMBER',
  stacking: 'CUMULATIVE',
  window: 'attack-end',
  parts: { avenges: true },
  says: {
    text: 'A fellow unit was discarded by the attacker: dice of damage to the attacker when the attack ends.',
    rulings: ['avenge/avenge-triggers-when-damage', 'avenge/the-attacking-unit-takes'],
  },
};
