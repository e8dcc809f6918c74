import { keywordByName } from '../api/knowledge-base/keyword-by-name.js';
import type { KnowledgeBase } from '../api/knowledge-base/knowledge-base.js';
import type { AmbiguousNameModel, NotFoundModel } from './lookup-miss.js';
import { foundBy, type KeywordModel } from './record-types.js';

export type KeywordLookupModel = KeywordModel | AmbiguousNameModel | NotFoundModel;

/** What one name leads to; the keyword says how it was found. */
export function lookUpKeyword(knowledgeBase: KnowledgeBase, name: string): KeywordLookupModel {
  const found = keywordByName(knowledgeBase, name);
  return 'keyword' in found ? foundBy(found.keyword, found.matchedBy) : found;
}
