import type { KeywordRules } from '../keyword.js';
import { without } from '../rule-off.js';

export const absorb: KeywordRules = {
  slug: 'absorb',
  name: 'Absorb',
  parameter: 'NUMBER',
  stacking: 'LAYERED',
  window: 'damage-prevention',
  parts: { prevents: { of: 'ITSELF', once: 'INSTANCE', reflects: false, rewards: true } },
  says: {
    text: 'Damage to the unit is prevented; as much power for its next attack.',
    rulings: ['absorb/each-use-of-absorb', 'absorb/the-power-bonus-from'],
  },
  rules: [
    {
      code: 'prevents',
      says: 'Each use prevents up to X damage to the unit.',
      rulings: ['absorb/each-use-of-absorb'],
      off: without('prevents'),
    },
  ],
};
