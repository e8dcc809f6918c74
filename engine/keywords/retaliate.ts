import type { KeywordRules } from '../keyword.js';

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
};
