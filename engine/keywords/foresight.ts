import type { KeywordRules } from '../keyword.js';

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
};
