import { type CardRecord, fullName } from './card-record.js';
import { type CardMatch, findCard, suggestCards } from './find-card.js';
import type { KnowledgeBase } from './knowledge-base.js';
import type { Suggestion } from './suggestion.js';

/** One card; or why not, with what comes near. */
export type CardLookup =
  | CardRecord
  | { readonly query: string; readonly message: string; readonly candidates: readonly Suggestion[] }
  | { readonly query: string; readonly message: string; readonly suggestions: readonly Suggestion[] };

/** So many are the project's own; whoever has ingested card sets has more. */
const FEW = 20;

/** UTF-16 units of the name of a set that are told. */
const LONGEST_SET = 40;

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
  const elsewhere = set === null ? [] : cardsOf(findCard(knowledgeBase, name, null));
  if (set !== null && elsewhere.length > 0) return notInSet(query, set, elsewhere);
  const { suggestions, lacking } = match;
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
  const fault = lacking === null ? '' : `: there is no version ${lacking} of it`;
  return { query, suggestions, message: `No card is called '${query}'${fault}. ${advice}` };
}

function cardsOf(match: CardMatch): readonly CardRecord[] {
  if (match.found === 'none') return [];
  return match.found === 'one' ? [match.card] : match.candidates;
}

/** There are such cards, in other sets than the one that was asked for. */
function notInSet(query: string, set: string, cards: readonly CardRecord[]): CardLookup {
  const asked = set.slice(0, LONGEST_SET);
  const found = cards.map((card) => {
    const sets = [...new Set(card.printings.map((printing) => printing.set))];
    return `${fullName(card)} is not in ${asked}; ${sets.length === 0 ? 'of its sets nothing is known' : `it is printed in ${sets.join(', ')}`}.`;
  });
  return { query, suggestions: suggestCards(cards), message: found.join(' ') };
}
