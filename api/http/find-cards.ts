import { cardPage } from '../../pages/cards/card-page.js';
import { deckPage } from '../../pages/deck/deck-page.js';
import { inTurn } from '../../schema/in-turn.js';
import { deckInteractions } from '../decks/deck-interactions.js';
import { MOST_LINES } from '../decks/deck-limits.js';
import { readDeck } from '../decks/read-deck.js';
import type { PairMemory } from '../interactions/pair-memory.js';
import { fullName } from '../knowledge-base/card-record.js';
import { findCard, suggestCard } from '../knowledge-base/find-card.js';
import { lookUpCard } from '../knowledge-base/look-up-card.js';
import type { ServerParts } from './answerer.js';
import { failure, isFailure } from './failure.js';
import { counted, type FindPage } from './page-route.js';

/** UTF-16 units of an address that are told. */
const LONGEST_SHOWN = 100;

/** The page of a card. Names in other spellings lead to it. */
export const findCardPage: FindPage = ({ kb, parts: [, name = ''] }) => {
  const card = kb.cards.get(name);
  if (card !== undefined) return { page: cardPage({ kb, card }) };
  const match = findCard(kb, name, null);
  if (match.found === 'one' && match.exact) return { location: match.card.slug };
  const found = lookUpCard(kb, name, null);
  if ('slug' in found) {
    const message = `No card has the address '${name.slice(0, LONGEST_SHOWN)}'. Did you mean ${fullName(found)}?`;
    return failure(404, 'BAD_USER_INPUT', message, { suggestions: [suggestCard(found)] });
  }
  const suggestions = 'candidates' in found ? found.candidates : found.suggestions;
  return failure(404, 'BAD_USER_INPUT', found.message, { suggestions });
};

/** Of a deck whose pairs nobody has asked about yet. */
const DECK_COST = 3_000;

/** A deck list as it was pasted, and the rulings that matter to it. */
export function findDeckPage(parts: Pick<ServerParts, 'running'>, pairs: PairMemory): FindPage {
  return async ({ kb, parameters, isAbandoned }) => {
    const list = parameters.get('list') ?? '';
    if (list.trim() === '') return { page: deckPage({ kb, list: '', deck: null }) };
    const reading = readDeck(list);
    const lines = reading.entries.length + reading.unreadable.length;
    if (lines > MOST_LINES) {
      const message = `The list has ${lines} lines; at most ${MOST_LINES} are read at once. Send it section by section.`;
      return failure(400, 'TOO_MANY_ITEMS', message);
    }
    const turn = <Value>(work: () => Value) => inTurn({ knowledgeBase: kb, isAbandoned }, work);
    const done = await counted(parts, DECK_COST, () => deckInteractions(kb, reading, null, { pairs, turn }));
    return isFailure(done) ? done : { page: deckPage({ kb, list, deck: done.result }) };
  };
}
