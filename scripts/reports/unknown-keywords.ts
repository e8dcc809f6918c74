import { readUse } from '../../api/interactions/read-use.js';
import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import { KEYWORDS } from '../../engine/keyword-list.js';
import type { Report } from './read-report.js';

/** What is wrong with the keywords that a report names, one sentence each: a case with them could never be judged. */
export function unknownKeywords(kb: KnowledgeBase, { keywords }: Report): readonly string[] {
  return keywords.flatMap((keyword) => {
    const read = readUse(kb, { keyword, value: null, role: null }, KEYWORDS);
    return 'ok' in read ? [read.message] : [];
  });
}
