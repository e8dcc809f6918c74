import type { KeywordRules } from '../keyword.js';
import { played, without } from '../rule-off.js';

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
  rules: [
    {
      code: 'power',
      says: 'When it attacks the unit may take X power for this attack.',
      rulings: ['overload/although-overload-is-labeled'],
      off: without('powerForDamage'),
    },
    {
      code: 'damage',
      says: 'For that X dice of damage are done to it when the attack ends.',
      rulings: ['overload/if-the-bonus-from'],
      off: played('WITHOUT_DAMAGE'),
    },
    {
      code: 'optional',
      says: 'Taking the power is optional.',
      rulings: ['overload/taking-x-power-from'],
      off: played('FORCED'),
    },
  ],
};
