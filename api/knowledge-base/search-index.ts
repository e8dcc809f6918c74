import lunr from 'lunr';
import { groupBy } from './group-by.js';
import { indexNearWords, type NearWords } from './near-words.js';
import { openPacked, type PackedIndex, type PostingsOf } from './packed-index.js';
import type { Content } from './records.js';
import { type SearchDocument, searchDocuments } from './search-documents.js';
import type { SearchKind } from './suggestion.js';

/** The loaded index and what the search needs to know about its words; opaque to others. */
export interface SearchIndex {
  readonly postingsOf: PostingsOf;
  /** Keywords first and cards last; a record's place here is its number in the postings. */
  readonly documents: readonly SearchDocument[];
  /** How many of them are keywords. */
  readonly keywords: number;
  /** Number of the first card. */
  readonly firstCard: number;
  /** By `recordKey`. */
  readonly numberOf: ReadonlyMap<string, number>;
  readonly vocabulary: ReadonlySet<string>;
  /** The vocabulary in order, for prefixes. */
  readonly words: readonly string[];
  /** Words of the vocabulary by their common stem, in order. */
  readonly byStem: ReadonlyMap<string, readonly string[]>;
  /** The same lists by each of their words: no known word needs to be stemmed again. */
  readonly forms: ReadonlyMap<string, readonly string[]>;
  /** The vocabulary once more, for words that are misspelt. */
  readonly nearWords: NearWords;
}

/** Porter's rules are written for words; what is longer than this is none. */
const LONGEST_WORD = 40;

/** What `buildSearchIndex` writes. */
export interface StoredIndex extends PackedIndex {
  readonly documentCount: number;
}

/** Loads what `buildSearchIndex` made of the same content. Throws a SearchIndexError when it can't be read or was made of another content. */
export function openSearchIndex(content: Content, stored: string): SearchIndex {
  try {
    return load(content, stored);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const error = new Error(`The search index can't be used (${reason}).`, { cause });
    throw Object.assign(error, { name: 'SearchIndexError' });
  }
}

export function isSearchIndexError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'SearchIndexError';
}

function load(content: Content, stored: string): SearchIndex {
  const parsed: StoredIndex = JSON.parse(stored);
  const documents = searchDocuments(content);
  if (parsed.documentCount !== documents.length) {
    throw new Error(`it covers ${parsed.documentCount} records, the content has ${documents.length}`);
  }
  const words = parsed.words.map(([word]) => word).sort();
  const byStem = groupBy(words, stemOf);
  return {
    postingsOf: openPacked(parsed),
    documents,
    keywords: content.keywords.length,
    firstCard: documents.length - content.cards.length,
    numberOf: new Map(documents.map(({ kind, id }, number) => [recordKey(kind, id), number])),
    vocabulary: new Set(words),
    words,
    byStem,
    forms: new Map([...byStem.values()].flatMap((group) => group.map((word) => [word, group] as const))),
    nearWords: indexNearWords(words),
  };
}

/** The Porter stem of a folded word. */
export function stemOf(word: string): string {
  return word.length > LONGEST_WORD ? word : lunr.stemmer(new lunr.Token(word, {})).toString();
}

export function recordKey(kind: SearchKind, id: string): string {
  return `${kind} ${id}`;
}
