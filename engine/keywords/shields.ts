import type { KeywordRules } from '../keyword.js';
import { played, without } from '../rule-off.js';

export const shields: KeywordRules = {
  slug: 'shields',
  name: 'Shields',
  parameter: 'NUMBER',
  stacking: 'CUMULATIVE',
  window: 'initial-roll',
  parts: { weakensAttackers: true },
  says: {
    text: 'The attacker rolls as many dice fewer against Shields.',
    rulings: ['shields/the-attacking-units-power', 'shields/although-always-on-shields'],
  },
  rules: [
    {
      code: 'weakens',
      says: "The attacker's power is X lower when the dice are rolled.",
      rulings: ['shields/although-always-on-shields', 'shields/the-attacking-units-power'],
      off: without('weakensAttackers'),
    },
    {
      code: 'before-the-roll',
      says: 'Gained after the roll they are too late.',
      rulings: ['shields/shields-gained-after-the'],
      off: played('GAINED_LATE'),
    },
  ],
};
