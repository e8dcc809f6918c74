import { findKeyword } from '../api/knowledge-base/find-keyword.js';
import type { KnowledgeBase } from '../api/knowledge-base/knowledge-base.js';
import { MAX_NAME_LENGTH } from '../api/knowledge-base/name-length.js';
import { codePointLength, firstCodePoints } from '../api/knowledge-base/rendering/code-points.js';
import type { Suggestion } from '../api/knowledge-base/suggest.js';
import type { AmbiguousNameModel, NotFoundModel } from './lookup-miss.js';
import { foundBy, type KeywordModel } from './record-types.js';

export type KeywordLookupModel = KeywordModel | AmbiguousNameModel | NotFoundModel;

function labels(suggestions: readonly Suggestion[]): string {
  return suggestions.map(({ label }) => label).join(', ');
}

function notFound(query: string, suggestions: readonly Suggestion[]): NotFoundModel {
  const advice =
    suggestions.length === 0
      ? "Complete the beginning of a name with 'suggest', or list all names with 'keywords'."
      : `Did you mean ${labels(suggestions)}?`;
  return { query, suggestions, message: `No keyword is called '${query}'. ${advice}` };
}

/** What one name leads to; a name that leads to no keyword, or to several, is an answer, not an error. */
export function lookUpKeyword(knowledgeBase: KnowledgeBase, name: string): KeywordLookupModel {
  const length = codePointLength(name);
  if (length > MAX_NAME_LENGTH) {
    const query = `${firstCodePoints(name, MAX_NAME_LENGTH)}…`;
    const message = `A name of ${length} code points; names have at most ${MAX_NAME_LENGTH}. Use 'search' to find keywords by text.`;
    return { query, suggestions: [], message };
  }
  const match = findKeyword(knowledgeBase, name);
  if (match.found === 'one') return foundBy(match.keyword, match.matchedBy);
  if (match.found === 'none') return notFound(name, match.suggestions);
  const { candidates } = match;
  const message = `'${name}' fits several keywords: ${labels(candidates)}. Ask for one of them by its name.`;
  return { query: name, candidates, message };
}
