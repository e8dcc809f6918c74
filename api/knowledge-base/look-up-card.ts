import { type CardRecord, fullName } from './card-record.js';
import { findCard, suggestCards } from './find-card.js';
import type { KnowledgeBase } from './knowledge-base.js';
import type { Suggestion } from './suggestion.js';

/** One card; or why not, with what comes near. */
export type CardLookup =
  | CardRecord
  | { readonly query: string; readonly message: string; readonly candidates: readonly Suggestion[] }
  | { readonly query: string; readonly message: string; readonly suggestions: readonly Suggestion[] };

/** So many are the project's own; whoever has ingested card sets has more. */
const FEW = 20;

/** What one name leads to, `set` picking by printing; a name that leads to no card, or to several, is an answer, not an error. */
export function lookUpCard(knowledgeBase: KnowledgeBase, name: string, set: string | null): CardLookup {
  const match = findCard(knowledgeBase, name, set);
  if (match.found === 'one') return match.card;
  const query = name.slice(0, 100);
  if (match.found === 'several') {
    const candidates = suggestCards(match.candidates);
    const labels = candidates.map(({ label }) => label).join(', ');
    return {
      query,
      candidates,
      message: `'${query}' fits several cards: ${labels}. Ask for one of them with its version, or name its set.`,
    };
  }
  const { suggestions } = match;
  const { size } = knowledgeBase.cards;
  const known = [...knowledgeBase.cards.values()].slice(0, 3).map(fullName).join(', ');
  const advice =
    suggestions.length > 0
      ? `Did you mean ${suggestions.map(({ label }) => label).join(', ')}?`
      : known === ''
        ? 'No cards are loaded.'
        : size <= FEW
          ? `Only few cards are known yet, such as ${known}.`
          : 'Check its spelling, or look for a word of it with search.';
  return { query, suggestions, message: `No card is called '${query}'. ${advice}` };
}
