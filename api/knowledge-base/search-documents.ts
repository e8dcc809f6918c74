import { foldedWords } from './fold.js';
import type { Content, KeywordRecord, RulingRecord, TimingWindowRecord } from './records.js';
import type { SearchKind } from './suggestion.js';

/** How much a match in a field counts. A ruling has the name of its keyword in `keyword`, so that asking for one finds its rulings. */
export const FIELD_BOOSTS = { name: 10, alias: 8, text: 2, keyword: 0.5 } as const;

/** A record that can be found, under a short reference that the index uses for it. */
export interface SearchDocument {
  readonly ref: string;
  readonly kind: SearchKind;
  /** Bare id of the record. */
  readonly id: string;
  readonly record: KeywordRecord | RulingRecord | TimingWindowRecord;
}

/** Keywords, current rulings and timing windows, always in the same order with the same references for the same content. */
export function searchDocuments(content: Content): readonly SearchDocument[] {
  const current = content.rulings.filter((ruling) => ruling.status === 'CURRENT');
  return [
    ...content.keywords.map((record, at) => documentOf(`k${at}`, 'KEYWORD', record.slug, record)),
    ...content.timingWindows.map((record, at) => documentOf(`w${at}`, 'TIMING_WINDOW', record.slug, record)),
    ...current.map((record, at) => documentOf(`r${at}`, 'RULING', record.id, record)),
  ];
}

function documentOf(
  ref: string,
  kind: SearchKind,
  id: string,
  record: SearchDocument['record'],
): SearchDocument {
  return { ref, kind, id, record };
}

export type SearchFields = Readonly<Record<keyof typeof FIELD_BOOSTS, readonly string[]>>;

/** The folded words of each field. `names` are the keywords' names by slug. */
export function searchFields({ record }: SearchDocument, names: ReadonlyMap<string, string>): SearchFields {
  const fields = { name: [], alias: [], text: [], keyword: [] };
  if ('aliases' in record) {
    return {
      ...fields,
      name: foldedWords(record.name),
      alias: record.aliases.flatMap(foldedWords),
      text: [...record.definitions, record.summary].flatMap(foldedWords),
    };
  }
  if ('topics' in record) {
    return {
      ...fields,
      text: foldedWords(record.text),
      keyword: foldedWords(names.get(record.keyword) ?? ''),
    };
  }
  return { ...fields, name: foldedWords(record.name), text: foldedWords(record.summary) };
}
