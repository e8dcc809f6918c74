import { type CardIndex, indexCards } from './card-index.js';
import type { CardRecord } from './card-record.js';
import { type CitationIndex, indexCitations } from './citation-index.js';
import { indexNames, type NameIndex } from './name-index.js';
import type { Content, KeywordRecord, RulingRecord, SourceRecord, TimingWindowRecord } from './records.js';
import { openSearchIndex, type SearchIndex } from './search-index.js';

/** One build, fully in memory and immutable: a request that holds it is not touched by a newer build. */
export interface KnowledgeBase {
  readonly content: Content;
  readonly revision: string;
  /** By slug, in slug order. */
  readonly keywords: ReadonlyMap<string, KeywordRecord>;
  /** By bare id, in content order; superseded and withdrawn ones included. */
  readonly rulings: ReadonlyMap<string, RulingRecord>;
  readonly sources: ReadonlyMap<string, SourceRecord>;
  /** By slug, in the order of play. */
  readonly timingWindows: ReadonlyMap<string, TimingWindowRecord>;
  /** By slug, in slug order. */
  readonly cards: ReadonlyMap<string, CardRecord>;
  readonly cardIndex: CardIndex;
  readonly names: NameIndex;
  readonly searchIndex: SearchIndex;
  readonly citations: CitationIndex;
}

/**
 * Makes the look-up tables once, so that no request does; only that of citations, which few ask for, is made when it is first needed.
 * `searchIndex` is what `buildSearchIndex` made of the same content. Throws when it is not: it can't be read, or names other records.
 */
export function openKnowledgeBase(content: Content, searchIndex: string): KnowledgeBase {
  const kb = openPartByPart(content, searchIndex);
  for (const table of ['names', 'cardIndex', 'searchIndex'] as const) void kb[table];
  return kb;
}

/** The same for who asks once and ends: a table is made when it is first needed, and only then it may throw. */
export function openPartByPart(content: Content, searchIndex: string): KnowledgeBase {
  const names = once(() => indexNames(content));
  const cardIndex = once(() => indexCards(content.cards));
  const index = once(() => openSearchIndex(content, searchIndex));
  const citations = once(() => indexCitations(content));
  return {
    content,
    revision: content.revision,
    keywords: new Map(content.keywords.map((keyword) => [keyword.slug, keyword])),
    rulings: new Map(content.rulings.map((ruling) => [ruling.id, ruling])),
    sources: new Map(content.sources.map((source) => [source.id, source])),
    timingWindows: new Map(content.timingWindows.map((window) => [window.slug, window])),
    cards: new Map(content.cards.map((card) => [card.slug, card])),
    get cardIndex() {
      return cardIndex();
    },
    get names() {
      return names();
    },
    get searchIndex() {
      return index();
    },
    get citations() {
      return citations();
    },
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
