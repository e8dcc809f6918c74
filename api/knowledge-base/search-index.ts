import lunr from 'lunr';
import type { Content } from './records.js';
import { type SearchDocument, searchDocuments } from './search-documents.js';

/** The loaded index and what the search needs to know about its words; opaque to others. */
export interface SearchIndex {
  readonly lunr: lunr.Index;
  readonly documents: ReadonlyMap<string, SearchDocument>;
  readonly vocabulary: ReadonlySet<string>;
  /** The vocabulary in order, for prefixes. */
  readonly words: readonly string[];
  /** Words of the vocabulary by their common stem, in order. */
  readonly byStem: ReadonlyMap<string, readonly string[]>;
  readonly byLength: ReadonlyMap<number, readonly string[]>;
}

/** Porter's rules are written for words; what is longer than this is none. */
const LONGEST_WORD = 40;

interface StoredIndex {
  readonly documentCount: number;
  readonly invertedIndex: readonly (readonly [string, object])[];
}

/** Loads what `buildSearchIndex` made of the same content. Throws when it can't be read or was made of another content. */
export function openSearchIndex(content: Content, stored: string): SearchIndex {
  const parsed: StoredIndex = JSON.parse(stored);
  const documents = searchDocuments(content);
  if (parsed.documentCount !== documents.length) {
    throw new Error(
      `The search index covers ${parsed.documentCount} records, the content has ${documents.length}. Build both anew with npm run ingest.`,
    );
  }
  const words = parsed.invertedIndex.map(([word]) => word).sort();
  return {
    lunr: lunr.Index.load(parsed),
    documents: new Map(documents.map((document) => [document.ref, document])),
    vocabulary: new Set(words),
    words,
    byStem: groupBy(words, stemOf),
    byLength: groupBy(words, (word) => word.length),
  };
}

/** The Porter stem of a folded word. */
export function stemOf(word: string): string {
  return word.length > LONGEST_WORD ? word : lunr.stemmer(new lunr.Token(word, {})).toString();
}

function groupBy<Key>(
  words: readonly string[],
  keyOf: (word: string) => Key,
): ReadonlyMap<Key, readonly string[]> {
  const groups = new Map<Key, string[]>();
  for (const word of words) {
    const key = keyOf(word);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [word]);
    else group.push(word);
  }
  return groups;
}
