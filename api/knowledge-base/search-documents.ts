import type { CardRecord } from './card-record.js';
import { foldedWords } from './fold.js';
import type { Content, KeywordRecord, RulingRecord, TimingWindowRecord } from './records.js';
import type { SearchKind } from './suggestion.js';

/**
 * How much a match in a field counts. A ruling has the name of its keyword or card in `keyword`, so that asking for one finds its rulings.
 * Cards have name, type and subtypes; what they say is left to filters: half of them would be found by any question.
 */
export const FIELD_BOOSTS = { name: 10, alias: 8, text: 2, keyword: 0.5 } as const;

/** A record that can be found. */
export interface SearchDocument {
  readonly kind: SearchKind;
  /** Bare id of the record. */
  readonly id: string;
  readonly record: KeywordRecord | RulingRecord | TimingWindowRecord | CardRecord;
}

/** Keywords, current rulings, timing windows and cards, in this order: an index knows them by their places in it. */
export function searchDocuments(content: Content): readonly SearchDocument[] {
  const current = content.rulings.filter((ruling) => ruling.status === 'CURRENT');
  return [
    ...content.keywords.map((record) => documentOf('KEYWORD', record.slug, record)),
    ...content.timingWindows.map((record) => documentOf('TIMING_WINDOW', record.slug, record)),
    ...current.map((record) => documentOf('RULING', record.id, record)),
    ...content.cards.map((record) => documentOf('CARD', record.slug, record)),
  ];
}

function documentOf(kind: SearchKind, id: string, record: SearchDocument['record']): SearchDocument {
  return { kind, id, record };
}

export interface NamesBySlug {
  readonly keywords: ReadonlyMap<string, string>;
  readonly cards: ReadonlyMap<string, string>;
}

export type SearchFields = Readonly<Record<keyof typeof FIELD_BOOSTS, readonly string[]>>;

/** The folded words of each field. `names` are those of keywords and cards, by slug: a ruling is found under them. */
export function searchFields({ record }: SearchDocument, names: NamesBySlug): SearchFields {
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
    const owner =
      record.card === null ? names.keywords.get(record.keyword ?? '') : names.cards.get(record.card);
    return { ...fields, text: foldedWords(record.text), keyword: foldedWords(owner ?? '') };
  }
  if ('printings' in record) {
    return {
      ...fields,
      name: foldedWords(record.name),
      text: [record.typeLine, ...record.subtypes].flatMap(foldedWords),
    };
  }
  return { ...fields, name: foldedWords(record.name), text: foldedWords(record.summary) };
}
