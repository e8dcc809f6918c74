import type { KeywordRules } from '../keyword.js';
import { played, without } from '../rule-off.js';

export const ionCannon: KeywordRules = {
  slug: 'ion-cannon',
  name: 'Ion Cannon',
  parameter: 'NUMBER',
  stacking: 'CUMULATIVE',
  window: 'attack-declaration',
  parts: { reaches: 'SPACE' },
  says: {
    text: 'The attack reaches the Space arena, with the value of Ion Cannon in place of the printed power.',
    rulings: ['ion-cannon/an-ion-cannon-attack', 'ion-cannon/the-power-of-an'],
  },
  rules: [
    {
      code: 'reaches',
      says: 'The unit may attack into the Space arena.',
      rulings: ['ion-cannon/an-ion-cannon-attack', 'ion-cannon/ion-cannon-is-chosen'],
      off: without('reaches'),
    },
    {
      code: 'own-arena',
      says: 'In its own arena it attacks as usual.',
      rulings: ['ion-cannon/for-each-attack-you'],
      off: played('AT_HOME_TOO'),
    },
    {
      code: 'power-x',
      says: 'Such an attack has X power in place of the printed power.',
      rulings: ['ion-cannon/the-power-of-an'],
      off: played('WITH_PRINTED_POWER'),
    },
    {
      code: 'changes-count',
      says: 'Whatever changes power changes the power of such an attack.',
      rulings: ['ion-cannon/power-gained-through-stacking', 'ion-cannon/whatever-changes-power-also'],
      off: played('WITH_BARE_POWER'),
    },
    {
      code: 'that-arena-only',
      says: 'It reaches no other arena.',
      rulings: ['ion-cannon/units-in-the-ground'],
      off: played('INTO_ANY_ARENA'),
    },
  ],
};
