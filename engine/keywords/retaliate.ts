import type { KeywordRules } from '../keyword.js';
import { played } from '../rule-off.js';

export const retaliate: KeywordRules = {
  slug: 'retaliate',
  name: 'Retaliate',
  parameter: 'NUMBER',
  stacking: 'LAYERED',
  window: 'attack-pop',
  parts: { strikesBackAtEnd: true },
  says: {
    text: 'The defender activates Retaliate: dice of damage to the attacker when the attack ends.',
    rulings: [
      'retaliate/retaliate-resolves-when-the',
      'retaliate/retaliate-dice-are-just',
      'retaliate/each-retaliate-may-be',
    ],
  },
  rules: [
    {
      code: 'without-cost',
      says: 'Without a printed cost it is free.',
      rulings: ['retaliate/a-retaliate-ability-without'],
      off: played('NOT_WITHOUT_COST'),
    },
    {
      code: 'itself',
      says: 'A unit that attacks itself may retaliate.',
      rulings: ['retaliate/a-unit-may-retaliate'],
      off: played('NOT_AT_ITSELF'),
    },
    {
      code: 'each-defender',
      says: 'Each unit that was the defender may have activated it.',
      rulings: ['retaliate/each-defending-unit-can'],
      off: played('LAST_DEFENDER_ONLY'),
    },
    {
      code: 'once',
      says: 'Each is used once an attack.',
      rulings: ['retaliate/each-retaliate-may-be'],
      off: played('TWICE'),
    },
    {
      code: 'total-power',
      says: 'Based on power it is based on total power when activated.',
      rulings: ['retaliate/retaliate-based-on-a'],
      off: played('BY_PRINTED_POWER'),
    },
    {
      code: 'dice-of-damage',
      says: 'Its dice are dice of damage, no attack dice.',
      rulings: ['retaliate/retaliate-dice-are-just'],
      off: played('WITH_ATTACK_DICE'),
    },
    {
      code: 'same-arena',
      says: 'It does not work against attacks from another arena or the build zone.',
      rulings: ['retaliate/retaliate-doesnt-work-with'],
      off: played('ACROSS_ARENAS'),
    },
    {
      code: 'even-if-gone',
      says: 'It resolves when the attack ends, even if its unit is gone.',
      rulings: ['retaliate/retaliate-resolves-when-the'],
      off: played('WHILE_IN_PLAY'),
    },
  ],
};
