import type { KeywordRules } from '../keyword.js';

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
};
