import type { KeywordRecord, RulingRecord } from '../api/knowledge-base/records.js';
import type { CitedPlace } from '../api/knowledge-base/rendering/cite.js';
import { ownerOf } from '../api/knowledge-base/ruling-owner.js';
import type { QueryContext } from './context.js';
import { keywordUrl, rulingUrl } from './page-url.js';
import { recordOf } from './record-of.js';

export function placeOfKeyword(context: QueryContext, keyword: KeywordRecord): CitedPlace {
  const { sources, revision } = context.knowledgeBase;
  return { source: recordOf(sources, keyword.source), url: keywordUrl(context, keyword.slug), revision };
}

/** A ruling that stands in several sources is cited from the one of its keyword's current entry or of its card, if it is there. */
export function placeOfRuling(context: QueryContext, ruling: RulingRecord): CitedPlace {
  const { sources, revision } = context.knowledgeBase;
  const current = ownerOf(context.knowledgeBase, ruling).source;
  const occurrence = ruling.occurrences.find(({ source }) => source === current) ?? ruling.occurrences[0];
  const source = occurrence === undefined ? null : recordOf(sources, occurrence.source);
  return { source, url: rulingUrl(context, ruling.id), revision };
}
