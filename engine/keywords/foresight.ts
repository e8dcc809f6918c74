import type { KeywordRules } from '../keyword.js';
import { played, without } from '../rule-off.js';

export const foresight: KeywordRules = {
  slug: 'foresight',
  name: 'Foresight',
  parameter: 'EFFECT',
  stacking: 'LAYERED',
  window: 'attack-declaration',
  parts: { reward: 'GUESS_ITS_HITS' },
  says: {
    text: 'The player may guess the number of hits.',
    rulings: ['foresight/for-each-attack-by', 'foresight/a-correct-guess-gives'],
  },
  rules: [
    {
      code: 'guess',
      says: 'For each attack by the unit the number of hits may be guessed once; a correct guess gives the effect.',
      rulings: ['foresight/for-each-attack-by', 'foresight/a-correct-guess-gives'],
      off: without('reward'),
    },
    {
      code: 'before-the-roll',
      says: 'The guess comes before the dice.',
      rulings: ['foresight/the-guess-for-foresight'],
      off: played('SEEING_THE_DICE'),
    },
  ],
};
