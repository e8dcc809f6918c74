import type { KeywordRules } from '../keyword.js';
import { played, without } from '../rule-off.js';

export const barrage: KeywordRules = {
  slug: 'barrage',
  name: 'Barrage',
  parameter: 'NUMBER',
  stacking: 'CUMULATIVE',
  window: 'attack-declaration',
  parts: { reaches: 'CHARACTER' },
  says: {
    text: 'The attack reaches the Character arena, with the value of Barrage in place of the printed power.',
    rulings: ['barrage/a-barrage-attack-is', 'barrage/the-power-of-a'],
  },
  rules: [
    {
      code: 'reaches',
      says: 'The unit may attack into the Character arena.',
      rulings: ['barrage/a-barrage-attack-is', 'barrage/barrage-is-chosen-when'],
      off: without('reaches'),
    },
    {
      code: 'own-arena',
      says: 'In its own arena it attacks as usual.',
      rulings: ['barrage/for-each-attack-you'],
      off: played('AT_HOME_TOO'),
    },
    {
      code: 'power-x',
      says: 'Such an attack has X power in place of the printed power.',
      rulings: ['barrage/the-power-of-a'],
      off: played('WITH_PRINTED_POWER'),
    },
    {
      code: 'changes-count',
      says: 'Whatever changes power changes the power of such an attack.',
      rulings: ['barrage/power-gained-through-stacking', 'barrage/whatever-changes-power-also'],
      off: played('WITH_BARE_POWER'),
    },
    {
      code: 'that-arena-only',
      says: 'It reaches no other arena.',
      rulings: ['barrage/units-in-the-ground', 'barrage/units-in-the-space'],
      off: played('INTO_ANY_ARENA'),
    },
  ],
};
