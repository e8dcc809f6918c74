import { describe, expect, it } from 'vitest';
import { foldWord } from './fold-word.js';

describe('a word of a subtype line', () => {
  it.each<[rule: string, word: string, folded: string]>([
    ['is compared without case', 'Jedi', 'jedi'],
    ['without punctuation', "Mon-Calamari's", 'moncalamari'],
    ['without the plural', 'Clones', 'clone'],
    ['with an s that is no plural', 'Boss', 'boss'],
    ['with an s that is half of a short word', 'Gas', 'gas'],
    ['as it is where it ends otherwise', 'Droid', 'droid'],
  ])('%s', (_, word, folded) => {
    expect(foldWord(word)).toBe(folded);
  });
});
