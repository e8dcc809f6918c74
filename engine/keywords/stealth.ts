import type { KeywordRules } from '../keyword.js';
import { played, without } from '../rule-off.js';

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
  rules: [
    {
      code: 'hidden',
      says: "Untapped and without counters the unit can't be attacked.",
      rulings: ['stealth/a-unit-with-stealth', 'stealth/an-untapped-intercepting-unit'],
      off: without('hidesUntappedUnit'),
    },
    {
      code: 'until-touched',
      says: 'Tapped or with a counter it can be.',
      rulings: ['stealth/a-single-damage-counter', 'stealth/an-intercepting-unit-with'],
      off: played('ALWAYS_HIDDEN'),
    },
    {
      code: 'may-intercept',
      says: 'It may use its Intercept.',
      rulings: ['stealth/a-unit-with-stealth-2'],
      off: played('INTERCEPTS_NOT'),
    },
    {
      code: 'attacks-only',
      says: 'Other damage reaches it.',
      rulings: ['stealth/other-kinds-of-damage'],
      off: played('HIDDEN_FROM_ALL_DAMAGE'),
    },
  ],
};
