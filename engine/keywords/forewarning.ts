import type { KeywordRules } from '../keyword.js';
import { played, without } from '../rule-off.js';

export const forewarning: KeywordRules = {
  slug: 'forewarning',
  name: 'Forewarning',
  parameter: 'EFFECT',
  stacking: 'LAYERED',
  window: 'attack-declaration',
  parts: { reward: 'GUESS_HITS_ON_IT' },
  says: {
    text: 'The player may guess the number of hits.',
    rulings: ['forewarning/for-each-attack-on', 'forewarning/a-correct-guess-gives'],
  },
  rules: [
    {
      code: 'guess',
      says: 'For each attack on the unit the number of hits may be guessed once; a correct guess gives the effect.',
      rulings: ['forewarning/for-each-attack-on', 'forewarning/a-correct-guess-gives'],
      off: without('reward'),
    },
    {
      code: 'before-the-roll',
      says: 'The guess comes before the dice.',
      rulings: ['forewarning/the-guess-for-forewarning'],
      off: played('SEEING_THE_DICE'),
    },
  ],
};
