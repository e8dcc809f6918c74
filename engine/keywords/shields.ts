import type { KeywordRules } from '../keyword.js';

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
};
