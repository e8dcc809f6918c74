import { allowedEdits } from './edit-distance.js';
import type { MatchKind } from './find-keyword.js';
import { nearestWords } from './near-words.js';
import { type SearchIndex, stemOf } from './search-index.js';

/** A word of the index that answers a word of the query. */
export interface MatchingTerm {
  readonly term: string;
  readonly match: MatchKind;
}

const MOST_COMPLETIONS = 20;
const SHORTEST_PREFIX = 2;
const MOST_CORRECTIONS = 5;
const LONGEST_MISSPELT_WORD = 40;
const SHORTEST_MISSPELT_WORD = 4;

/**
 * The word itself, words with the same stem and, while it is still being typed, words that it begins. What only lacks its last
 * letter is left to the corrections. Empty when the index does not know the word.
 */
export function matchingTerms(
  index: SearchIndex,
  word: string,
  unfinished: boolean,
): readonly MatchingTerm[] {
  const isKnown = index.vocabulary.has(word);
  const forms = index.forms.get(word) ?? index.byStem.get(stemOf(word)) ?? [];
  const completions = unfinished ? completionsOf(index.words, word) : [];
  if (!isKnown && [...forms, ...completions].some((one) => isCutShort(word, one))) return [];
  const terms = new Map<string, MatchKind>(isKnown ? [[word, 'EXACT']] : []);
  for (const form of forms) if (!terms.has(form)) terms.set(form, 'STEM');
  for (const completion of completions) if (!terms.has(completion)) terms.set(completion, 'PREFIX');
  return [...terms].map(([term, match]) => ({ term, match }));
}

/** Is the one word the other without its last letter? Porter takes `overkil` and `damag` for forms; they are slips. */
function isCutShort(word: string, known: string): boolean {
  return (
    word.length >= SHORTEST_MISSPELT_WORD &&
    known.length === word.length + 1 &&
    known.startsWith(word) &&
    !/[sd]$/.test(known)
  );
}

/** The words of the index that come nearest to one that it lacks: one slip, two from six letters. */
export function corrections(index: SearchIndex, word: string): readonly string[] {
  if (word.length > LONGEST_MISSPELT_WORD) return [];
  const limit = Math.min(2, allowedEdits(word.length));
  return nearestWords(index.nearWords, word, limit).slice(0, MOST_CORRECTIONS);
}

function completionsOf(words: readonly string[], prefix: string): readonly string[] {
  if (prefix.length < SHORTEST_PREFIX) return [];
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  const most = words.slice(low, low + MOST_COMPLETIONS);
  return most.filter((word) => word.startsWith(prefix));
}
