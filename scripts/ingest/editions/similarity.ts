import { foldedWords } from '../../../api/knowledge-base/fold.js';

/** Pairs of neighbouring words and how often each stands in a sentence. */
export type WordPairs = ReadonlyMap<string, number>;

export function wordPairs(sentence: string): WordPairs {
  const words = ['', ...foldedWords(sentence), ''];
  const pairs = new Map<string, number>();
  for (let index = 1; index < words.length; index += 1) {
    const pair = `${words[index - 1]} ${words[index]}`;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** Dice coefficient, 0 to 1: twice the pairs in common by all pairs of both. */
export function similarity(a: WordPairs, b: WordPairs): number {
  return (2 * inCommon(a, b)) / Math.max(1, size(a) + size(b));
}

/** The part of `inner`, 0 to 1, that stands in `outer` too. */
export function containment(inner: WordPairs, outer: WordPairs): number {
  return inCommon(inner, outer) / Math.max(1, size(inner));
}

function inCommon(a: WordPairs, b: WordPairs): number {
  let common = 0;
  for (const [pair, count] of a) common += Math.min(count, b.get(pair) ?? 0);
  return common;
}

function size(pairs: WordPairs): number {
  let total = 0;
  for (const count of pairs.values()) total += count;
  return total;
}
