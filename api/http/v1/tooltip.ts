import { tooltipNote } from '../../knowledge-base/bulk/licence-note.js';
import { foldText } from '../../knowledge-base/fold.js';
import { keywordByName } from '../../knowledge-base/keyword-by-name.js';
import type { KnowledgeBase } from '../../knowledge-base/knowledge-base.js';
import type { KeywordRecord } from '../../knowledge-base/records.js';
import { tooltipText } from '../../knowledge-base/rendering/tooltip-text.js';
import type { Failure } from '../failure.js';
import { noKeyword } from '../plain-data.js';
import { decodedPath } from '../request-url.js';
import type { TooltipAnswer } from './answer-schemas.js';

/** Of a name that was asked for; longer ones are nobody's. */
const LONGEST_NAME = 100;

/**
 * What is shown beside a keyword at `/v1/keywords/{slug}/tooltip.json`. A wiki that writes a name or a former name is understood; a
 * failure (404) with suggestions when no keyword is called that. `root` is what stands before `/keywords`.
 */
export function keywordTooltip(
  knowledgeBase: KnowledgeBase,
  path: string,
  root: string,
): TooltipAnswer | Failure {
  const [, , name = ''] = decodedPath(path);
  const keyword = keywordCalled(knowledgeBase, name);
  if (keyword === null) return noKeyword(knowledgeBase, name.slice(0, LONGEST_NAME));
  const { slug, name: own, signature } = keyword;
  const { text, authority } = tooltipText(keyword);
  return {
    revision: knowledgeBase.revision,
    licence: tooltipNote(authority),
    slug,
    name: own,
    signature,
    summary: text,
    authority,
    url: `${root}/keywords/${slug}`,
  };
}

/** The keyword of a slug, a name or a former name, of which the first characters count; null when no keyword is called that. */
export function keywordCalled(knowledgeBase: KnowledgeBase, whole: string): KeywordRecord | null {
  const name = whole.slice(0, LONGEST_NAME);
  const keyword = knowledgeBase.keywords.get(foldText(name));
  if (keyword !== undefined) return keyword;
  const found = keywordByName(knowledgeBase, name);
  const isMeant = 'keyword' in found && (found.matchedBy === 'EXACT' || found.matchedBy === 'ALIAS');
  return isMeant ? found.keyword : null;
}
