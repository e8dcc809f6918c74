import { type CitationIndex, pairKey, wordingKey } from './citation-index.js';
import { foldedWords } from './fold.js';

/** How a text relates to one ruling. */
export interface Likeness {
  /** Number of the ruling in the index. */
  readonly number: number;
  /** Dice coefficient of word pairs, 0 to 1. */
  readonly similarity: number;
  readonly sameWording: boolean;
  /** The text is some words in a row of the ruling, five at least, but not all of it. */
  readonly isPart: boolean;
}

const SHORTEST_PART = 5;
/** A text shorter than a handful of words can be part of very many rulings. */
const MOST_PARTS = 1000;

/** Likeness to one ruling. */
export function likenessTo(index: CitationIndex, text: string, number: number): Likeness {
  const words = foldedWords(text);
  return likeness(index, text, words, number, sharedPairs(index, words)[number] ?? 0);
}

/**
 * The ruling that a text comes nearest to: the same wording first, then the most similar, then one that it is a part of; current
 * rulings before others, then in content order. Null when it shares no two words in a row with any.
 */
export function nearestRuling(index: CitationIndex, text: string): Likeness | null {
  const words = foldedWords(text);
  const [same] = preferred(index, index.byWording.get(wordingKey(text)) ?? []);
  const shared = sharedPairs(index, words);
  if (same !== undefined && words.length > 0) return likeness(index, text, words, same, shared[same] ?? 0);
  const part = firstPart(index, words, shared);
  let best = 0;
  let nearest: number[] = [];
  for (const [number, count] of shared.entries()) {
    if (count === 0) continue;
    const similarity = dice(count, words.length - 1, index.pairCounts[number] ?? 0);
    if (similarity > best) nearest = [];
    if (similarity >= best) {
      best = similarity;
      nearest.push(number);
    }
  }
  const [number] = best < 0.5 && part !== null ? [part] : preferred(index, nearest);
  return number === undefined ? null : likeness(index, text, words, number, shared[number] ?? 0);
}

function likeness(
  index: CitationIndex,
  text: string,
  words: readonly string[],
  number: number,
  shared: number,
): Likeness {
  const wording = index.wordings[number] ?? ' ';
  const asked = ` ${words.join(' ')} `;
  const sameWording = words.length > 0 && wordingKey(text) === wordingKey(index.rulings[number]?.text ?? '');
  const equalWords = words.length > 0 && wording === asked;
  return {
    number,
    similarity: equalWords ? 1 : dice(shared, words.length - 1, index.pairCounts[number] ?? 0),
    sameWording,
    isPart: words.length >= SHORTEST_PART && !equalWords && wording.includes(asked),
  };
}

function dice(shared: number, pairsOfOne: number, pairsOfOther: number): number {
  const all = Math.max(0, pairsOfOne) + pairsOfOther;
  return all === 0 ? 0 : (2 * shared) / all;
}

/** How many pairs of the text each ruling has, counted with their repetitions. */
function sharedPairs(index: CitationIndex, words: readonly string[]): Uint16Array {
  const shared = new Uint16Array(index.rulings.length);
  for (const [key, times] of pairsOf(index, words)) {
    let last = -1;
    let run = 0;
    for (const number of index.byPair.get(key) ?? []) {
      run = number === last ? run + 1 : 1;
      last = number;
      if (run <= times) shared[number] = (shared[number] ?? 0) + 1;
    }
  }
  return shared;
}

function pairsOf(index: CitationIndex, words: readonly string[]): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  for (let at = 1; at < words.length; at++) {
    const first = index.wordIds.get(words[at - 1] ?? '');
    const second = index.wordIds.get(words[at] ?? '');
    if (first === undefined || second === undefined) continue;
    const key = pairKey(first, second);
    pairs.set(key, (pairs.get(key) ?? 0) + 1);
  }
  return pairs;
}

function firstPart(index: CitationIndex, words: readonly string[], shared: Uint16Array): number | null {
  if (words.length < SHORTEST_PART) return null;
  const asked = ` ${words.join(' ')} `;
  const parts: number[] = [];
  let looked = 0;
  for (let number = 0; number < shared.length && looked < MOST_PARTS; number++) {
    if (shared[number] !== words.length - 1) continue;
    looked++;
    if (index.wordings[number]?.includes(asked)) parts.push(number);
  }
  return preferred(index, parts)[0] ?? null;
}

/** Current ones first, otherwise as they were. */
function preferred(index: CitationIndex, numbers: readonly number[]): readonly number[] {
  const isCurrent = (number: number): boolean => index.rulings[number]?.status === 'CURRENT';
  return [...numbers.filter(isCurrent), ...numbers.filter((number) => !isCurrent(number))];
}
