import type { KeywordRules } from '../keyword.js';

export const stealth: KeywordRules = {
  slug: 'stealth',
  name: 'Stealth',
  parameter: 'NONE',
  stacking: 'ISOLATED',
  window: 'attack-declaration',
  parts: { hidesUntappedUnit: true },
  says: {
    text: "Untapped and without damage counters the unit can't be attacked; other damage reaches it.",
    rulings: [
      'stealth/a-unit-with-stealth',
      'stealth/other-kinds-of-damage',
      'stealth/an-untapped-intercepting-unit',
    ],
  },
};
