import type { KeywordRules } from '../keyword.js';
import { without } from '../rule-off.js';

export const persuade: KeywordRules = {
  slug: 'persuade',
  name: 'Persuade',
  parameter: 'NUMBER',
  stacking: 'LAYERED',
  window: 'damage-prevention',
  parts: { prevents: { of: 'ITSELF', once: 'INSTANCE', reflects: false, rewards: true } },
  says: {
    text: "Damage to the unit is prevented; as much less power for the attacker's next attack.",
    rulings: ['persuade/each-use-of-persuade', 'persuade/the-attacking-units-next'],
  },
  rules: [
    {
      code: 'prevents',
      says: 'Each use prevents up to X damage to the unit.',
      rulings: ['persuade/each-use-of-persuade'],
      off: without('prevents'),
    },
  ],
};
