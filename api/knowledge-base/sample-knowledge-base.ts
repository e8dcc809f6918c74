import { buildSearchIndex } from './build-search-index.js';
import { type KnowledgeBase, openKnowledgeBase } from './knowledge-base.js';
import type { Content, KeywordRecord } from './records.js';
import { sampleContent } from './sample-content.js';

/** A content as the server would see it. */
export function openSample(content: Content = sampleContent): KnowledgeBase {
  return openKnowledgeBase(content, buildSearchIndex(content));
}

type NewKeyword = Pick<KeywordRecord, 'slug' | 'name'> & Partial<KeywordRecord>;

/** The sample content and further keywords that have no rulings. */
export function sampleWith(...added: readonly NewKeyword[]): Content {
  const [template] = sampleContent.keywords;
  if (template === undefined) throw new Error('the sample content has no keyword');
  const bare = { ...template, definitions: [], summary: '', text: '', rulings: [], mentions: [] };
  const keywords = added.map((facts): KeywordRecord => ({ ...bare, mentionedBy: [], ...facts }));
  return {
    ...sampleContent,
    keywords: [...sampleContent.keywords, ...keywords].sort((a, b) => (a.slug < b.slug ? -1 : 1)),
  };
}
