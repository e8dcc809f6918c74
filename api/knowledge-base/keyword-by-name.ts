import { findKeyword, type MatchKind } from './find-keyword.js';
import type { KnowledgeBase } from './knowledge-base.js';
import { MAX_NAME_LENGTH } from './name-length.js';
import type { KeywordRecord } from './records.js';
import { codePointLength, firstCodePoints } from './rendering/code-points.js';
import type { Suggestion } from './suggestion.js';

/** One keyword; or why not, with what comes near. */
export type KeywordByName =
  | { readonly keyword: KeywordRecord; readonly matchedBy: MatchKind }
  | { readonly query: string; readonly message: string; readonly candidates: readonly Suggestion[] }
  | { readonly query: string; readonly message: string; readonly suggestions: readonly Suggestion[] };

/** What one name leads to; a name that leads to no keyword, or to several, is an answer, not an error. */
export function keywordByName(knowledgeBase: KnowledgeBase, name: string): KeywordByName {
  const length = codePointLength(name);
  if (length > MAX_NAME_LENGTH) {
    const query = `${firstCodePoints(name, MAX_NAME_LENGTH)}…`;
    const message = `A name of ${length} code points; names have at most ${MAX_NAME_LENGTH}. Search for words of its text instead.`;
    return { query, suggestions: [], message };
  }
  const match = findKeyword(knowledgeBase, name);
  if (match.found === 'one') return { keyword: match.keyword, matchedBy: match.matchedBy };
  if (match.found === 'none') return notFound(name, match.suggestions);
  const { candidates } = match;
  const message = `'${name}' fits several keywords: ${labels(candidates)}. Ask for one of them by its name.`;
  return { query: name, candidates, message };
}

function notFound(query: string, suggestions: readonly Suggestion[]): KeywordByName {
  const advice =
    suggestions.length === 0
      ? 'Check its spelling, or search for words of its text.'
      : `Did you mean ${labels(suggestions)}?`;
  return { query, suggestions, message: `No keyword is called '${query}'. ${advice}` };
}

function labels(suggestions: readonly Suggestion[]): string {
  return suggestions.map(({ label }) => label).join(', ');
}
