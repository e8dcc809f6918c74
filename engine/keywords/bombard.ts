import type { KeywordRules } from '../keyword.js';
import { played, without } from '../rule-off.js';

export const bombard: KeywordRules = {
  slug: 'bombard',
  name: 'Bombard',
  parameter: 'NUMBER',
  stacking: 'CUMULATIVE',
  window: 'attack-declaration',
  parts: { reaches: 'GROUND' },
  says: {
    text: 'The attack reaches the Ground arena, with the value of Bombard in place of the printed power.',
    rulings: ['bombard/a-bombard-attack-is', 'bombard/the-power-of-a'],
  },
  rules: [
    {
      code: 'reaches',
      says: 'The unit may attack into the Ground arena.',
      rulings: ['bombard/a-bombard-attack-is', 'bombard/bombard-is-chosen-when'],
      off: without('reaches'),
    },
    {
      code: 'own-arena',
      says: 'In its own arena it attacks as usual.',
      rulings: ['bombard/for-each-attack-you'],
      off: played('AT_HOME_TOO'),
    },
    {
      code: 'power-x',
      says: 'Such an attack has X power in place of the printed power.',
      rulings: ['bombard/the-power-of-a'],
      off: played('WITH_PRINTED_POWER'),
    },
    {
      code: 'changes-count',
      says: 'Whatever changes power changes the power of such an attack.',
      rulings: ['bombard/power-gained-through-stacking', 'bombard/whatever-changes-power-also'],
      off: played('WITH_BARE_POWER'),
    },
    {
      code: 'that-arena-only',
      says: 'It reaches no other arena.',
      rulings: ['bombard/units-in-the-space'],
      off: played('INTO_ANY_ARENA'),
    },
  ],
};
