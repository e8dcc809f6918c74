import type { CardRecord } from '../api/knowledge-base/card-record.js';
import type { MatchKind } from '../api/knowledge-base/find-keyword.js';
import type {
  KeywordRecord,
  RulingRecord,
  SourceRecord,
  TimingWindowRecord,
} from '../api/knowledge-base/records.js';
import { builder } from './builder.js';

/** A keyword as it was reached; without `matchedBy` it was reached exactly. */
export type KeywordModel = KeywordRecord & { readonly matchedBy?: MatchKind };

/** Any record that has a global id. */
export type NodeModel = KeywordModel | RulingRecord | TimingWindowRecord | SourceRecord | CardRecord;

/** The types that refer to each other; each is filled in by the file of its name. */
export const Keyword = builder.objectRef<KeywordModel>('Keyword');
export const Ruling = builder.objectRef<RulingRecord>('Ruling');
export const TimingWindow = builder.objectRef<TimingWindowRecord>('TimingWindow');
export const Source = builder.objectRef<SourceRecord>('Source');
export const Card = builder.objectRef<CardRecord>('Card');

/** The record with how it was found beside it; the record itself is left as it is. */
export function foundBy(keyword: KeywordRecord, matchedBy: MatchKind): KeywordModel {
  return matchedBy === 'EXACT' ? keyword : { ...keyword, matchedBy };
}

export type NodeTypeName = 'Keyword' | 'Ruling' | 'TimingWindow' | 'Source' | 'Card';

/** Which type a record is, by a field that no other has. */
export function typeNameOf(record: NodeModel): NodeTypeName {
  if ('signature' in record) return 'Keyword';
  if ('parenthetical' in record) return 'Ruling';
  if ('printings' in record) return 'Card';
  return 'isPop' in record ? 'TimingWindow' : 'Source';
}
