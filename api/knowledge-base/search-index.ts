import lunr from 'lunr';
import { lettersOf } from './edit-distance.js';
import { groupBy } from './group-by.js';
import type { Content } from './records.js';
import { FIELD_BOOSTS, type SearchDocument, searchDocuments } from './search-documents.js';
import type { SearchKind } from './suggestion.js';

/** The loaded index and what the search needs to know about its words; opaque to others. */
export interface SearchIndex {
  readonly lunr: lunr.Index;
  readonly documents: ReadonlyMap<string, SearchDocument>;
  readonly vocabulary: ReadonlySet<string>;
  /** The vocabulary in order, for prefixes. */
  readonly words: readonly string[];
  /** Words of the vocabulary by their common stem, in order. */
  readonly byStem: ReadonlyMap<string, readonly string[]>;
  /** The same lists by each of their words: no known word needs to be stemmed again. */
  readonly forms: ReadonlyMap<string, readonly string[]>;
  readonly byLength: ReadonlyMap<number, readonly KnownWord[]>;
  /** The fields in which each word of the vocabulary stands. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
  readonly byRecord: ReadonlyMap<string, SearchDocument>;
}

/** A word with its letters as bits, to rule it out quickly. */
export interface KnownWord {
  readonly word: string;
  readonly letters: number;
}

/** Porter's rules are written for words; what is longer than this is none. */
const LONGEST_WORD = 40;

interface StoredIndex {
  readonly documentCount: number;
  readonly invertedIndex: readonly (readonly [string, Readonly<Record<string, object>>])[];
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
  const words = parsed.invertedIndex.map(([word]) => word).sort();
  const byStem = groupBy(words, stemOf);
  return {
    lunr: lunr.Index.load(parsed),
    documents: new Map(documents.map((document) => [document.ref, document])),
    byRecord: new Map(documents.map((document) => [recordKey(document.kind, document.id), document])),
    vocabulary: new Set(words),
    words,
    byStem,
    forms: new Map([...byStem.values()].flatMap((group) => group.map((word) => [word, group] as const))),
    byLength: groupBy(
      words.map((word) => ({ word, letters: lettersOf(word) })),
      ({ word }) => word.length,
    ),
    fields: fieldsByWord(parsed),
  };
}

/** The Porter stem of a folded word. */
export function stemOf(word: string): string {
  return word.length > LONGEST_WORD ? word : lunr.stemmer(new lunr.Token(word, {})).toString();
}

export function recordKey(kind: SearchKind, id: string): string {
  return `${kind} ${id}`;
}

/** Few combinations occur; words that stand in the same fields share one list. */
function fieldsByWord({ invertedIndex }: StoredIndex): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, readonly string[]>();
  return new Map(
    invertedIndex.map(([word, postings]) => {
      const fields = Object.keys(FIELD_BOOSTS).filter((field) => !isEmpty(postings[field]));
      const list = lists.get(fields.join()) ?? fields;
      lists.set(fields.join(), list);
      return [word, list];
    }),
  );
}

function isEmpty(posting: object = {}): boolean {
  for (const _ in posting) return false;
  return true;
}
