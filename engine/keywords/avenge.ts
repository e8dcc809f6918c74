import type { KeywordRules } from '../keyword.js';
import { played, without } from '../rule-off.js';

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
  rules: [
    {
      code: 'avenges',
      says: 'The attacker that discards a fellow unit takes X dice of damage when the attack ends.',
      rulings: ['avenge/avenge-triggers-when-damage', 'avenge/the-attacking-unit-takes'],
      off: without('avenges'),
    },
    {
      code: 'another-unit',
      says: 'Its own discard does not count.',
      rulings: ['avenge/only-the-discard-of'],
      off: played('FOR_ITSELF_TOO'),
    },
    {
      code: 'same-arena',
      says: 'The discarded unit was in the same arena.',
      rulings: ['avenge/the-discarded-unit-must'],
      off: played('IN_ANY_ARENA'),
    },
  ],
};
