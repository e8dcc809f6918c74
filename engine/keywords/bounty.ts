import type { KeywordRules } from '../keyword.js';
import { played, without } from '../rule-off.js';

export const bounty: KeywordRules = {
  slug: 'bounty',
  name: 'Bounty',
  parameter: 'EFFECT',
  stacking: 'LAYERED',
  window: 'unit-discard',
  parts: { reward: 'WHEN_IT_DISCARDS', inBuildZone: true },
  says: {
    text: 'The discard earns the bonus at the start of the next build step.',
    rulings: ['bounty/bounty-triggers-when-damage', 'bounty/you-get-the-bonus'],
  },
  rules: [
    {
      code: 'discards',
      says: 'Damage of the unit that discards another unit earns the bonus.',
      rulings: ['bounty/bounty-triggers-when-damage'],
      off: without('reward'),
    },
    {
      code: 'another-unit',
      says: 'Its own discard earns nothing.',
      rulings: ['bounty/a-unit-earns-no'],
      off: played('FOR_ITSELF_TOO'),
    },
    {
      code: 'even-if-gone',
      says: 'It triggers although the unit has left play.',
      rulings: ['bounty/bounty-triggers-even-if', 'bounty/you-still-get-the'],
      off: played('WHILE_IN_PLAY'),
    },
    {
      code: 'in-build-zone',
      says: 'It works in the build zone as well.',
      rulings: ['bounty/bounty-keeps-working-while'],
      off: played('NOT_IN_BUILD_ZONE'),
    },
  ],
};
