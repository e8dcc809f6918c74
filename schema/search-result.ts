import type { CardRecord } from '../api/knowledge-base/card-record.js';
import type { KnowledgeBase } from '../api/knowledge-base/knowledge-base.js';
import type { RulingRecord, TimingWindowRecord } from '../api/knowledge-base/records.js';
import type { SearchHit } from '../api/knowledge-base/search.js';
import { builder } from './builder.js';
import { recordOf } from './record-of.js';
import {
  Card,
  foundBy,
  Keyword,
  type KeywordModel,
  Ruling,
  TimingWindow,
  typeNameOf,
} from './record-types.js';

export type SearchResultModel = KeywordModel | RulingRecord | TimingWindowRecord | CardRecord;

export const SearchResult = builder.unionType('SearchResult', {
  description: 'A record that a search found.',
  types: [Keyword, Ruling, TimingWindow, Card],
  resolveType: typeNameOf,
});

/** The record of a hit; a keyword says how it was found. */
export function recordOfHit(knowledgeBase: KnowledgeBase, { kind, id, match }: SearchHit): SearchResultModel {
  if (kind === 'KEYWORD') return foundBy(recordOf(knowledgeBase.keywords, id), match);
  if (kind === 'RULING') return recordOf(knowledgeBase.rulings, id);
  return kind === 'CARD' ? recordOf(knowledgeBase.cards, id) : recordOf(knowledgeBase.timingWindows, id);
}
