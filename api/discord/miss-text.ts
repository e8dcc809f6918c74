import type { Suggestion } from '../knowledge-base/suggestion.js';
import { shownText } from './fit-text.js';

type Miss = { readonly query: string } & (
  | { readonly candidates: readonly Suggestion[] }
  | { readonly suggestions: readonly Suggestion[] }
);

const LONGEST_QUERY = 200;
const LONGEST_LIST = 1_000;

/** What to do when a name leads to nothing, or to several. */
export function missText(kind: 'keyword' | 'card', miss: Miss): string {
  const query = shownText(miss.query, LONGEST_QUERY);
  const list = (names: readonly Suggestion[]): string =>
    shownText(names.map(({ label }) => label).join(', '), LONGEST_LIST);
  if ('candidates' in miss)
    return `“${query}” fits several ${kind}s: ${list(miss.candidates)}. Ask for one of them.`;
  const none = `No ${kind} is called “${query}”.`;
  return miss.suggestions.length > 0
    ? `${none} Did you mean ${list(miss.suggestions)}?`
    : `${none} Begin to type a name, and choose from the list that Discord shows.`;
}
