import { LRUCache } from 'lru-cache';
import { foldedWords } from './fold.js';

/** A word of a text as written, and the folded words that comparison sees in it (mostly one). */
export interface WordSpan {
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
}

/** Letters, digits and their marks; apostrophes and hyphens belong to a word when they stand inside it. */
const WORD =
  /[\p{L}\p{N}\p{M}]+(?:['\u2018\u2019\u201A\u201B\u2032\u00B4`\u2010-\u2015\u2212\uFE58\uFE63\uFF0D-][\p{L}\p{N}\p{M}]+)*/gu;

/** Folds to itself in lower case; most words are such. */
const PLAIN_WORD = /^[A-Za-z0-9]+$/;

/** Counted in UTF-16 units of text; its words take some twenty times as much memory. */
const REMEMBERED = 500_000;

/** A text taken apart for comparison. */
export interface WordsOfText {
  /** In order, with UTF-16 offsets. */
  readonly spans: readonly WordSpan[];
  /** The places of each folded word. */
  readonly places: ReadonlyMap<string, readonly WordSpan[]>;
}

/** Searches show the same records again and again. */
const remembered = new LRUCache<string, WordsOfText>({
  maxSize: REMEMBERED,
  sizeCalculation: (_, text) => text.length + 1,
});

export function wordsOfText(text: string): WordsOfText {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const spans = wordSpans(text);
  const read = { spans, places: placesOf(spans) };
  remembered.set(text, read);
  return read;
}

function placesOf(spans: readonly WordSpan[]): ReadonlyMap<string, readonly WordSpan[]> {
  const places = new Map<string, WordSpan[]>();
  for (const span of spans) {
    for (const word of span.words) {
      const known = places.get(word);
      if (known === undefined) places.set(word, [span]);
      else known.push(span);
    }
  }
  return places;
}

/** The words of a text in order, with UTF-16 offsets. */
export function wordSpans(text: string): readonly WordSpan[] {
  return [...text.matchAll(WORD)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    words: PLAIN_WORD.test(match[0]) ? [match[0].toLowerCase()] : foldedWords(match[0]),
  }));
}
