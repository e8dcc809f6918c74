import type { CardRecord } from './card-record.js';
import { type CitationIndex, indexCitations } from './citation-index.js';
import { type CardIndex, indexCards } from './find-card.js';
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
 * Makes every look-up table once, so that no request does.
 * `searchIndex` is what `buildSearchIndex` made of the same content. Throws when it is not: it can't be read, or names other records.
 */
export function openKnowledgeBase(content: Content, searchIndex: string): KnowledgeBase {
  return {
    content,
    revision: content.revision,
    keywords: new Map(content.keywords.map((keyword) => [keyword.slug, keyword])),
    rulings: new Map(content.rulings.map((ruling) => [ruling.id, ruling])),
    sources: new Map(content.sources.map((source) => [source.id, source])),
    timingWindows: new Map(content.timingWindows.map((window) => [window.slug, window])),
    cards: new Map(content.cards.map((card) => [card.slug, card])),
    cardIndex: indexCards(content.cards),
    names: indexNames(content),
    searchIndex: openSearchIndex(content, searchIndex),
    citations: indexCitations(content),
  };
}
