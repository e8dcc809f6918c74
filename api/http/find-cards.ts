import { cardPage } from '../../pages/cards/card-page.js';
import { cardsPage } from '../../pages/cards/cards-page.js';
import { deckPage } from '../../pages/deck/deck-page.js';
import { deckPath } from '../../pages/paths.js';
import { inTurn } from '../../schema/in-turn.js';
import { deckInteractions } from '../decks/meetings/deck-interactions.js';
import { readDeck } from '../decks/read-deck.js';
import type { PairMemory } from '../interactions/pair-memory.js';
import { fullName } from '../knowledge-base/card-record.js';
import { filterCards } from '../knowledge-base/filter-cards.js';
import { findCard, suggestCard } from '../knowledge-base/find-card.js';
import { foldText } from '../knowledge-base/fold.js';
import { lookUpCard } from '../knowledge-base/look-up-card.js';
import { tooLong, tooManyLines } from '../replies/list-fault.js';
import type { ServerParts } from './answerer.js';
import { askedPage } from './asked-page.js';
import { type Failure, failure, isFailure, toldToReaders } from './failure.js';
import { LIMITS } from './limits.js';
import { counted, type FindPage, type PageFound } from './page-route.js';

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

/** Cards of a page of the list. */
const CARDS_PER_PAGE = 60;

/** The list of cards, all or those with a `keyword`, by slug. */
export const findCardsPage: FindPage = ({ kb, parameters }) => {
  const keyword = (parameters.get('keyword') ?? '').trim();
  const { cards, warnings } = filterCards(kb, { keyword: keyword === '' ? null : keyword });
  const [warning] = warnings;
  if (warning !== undefined) return failure(404, 'BAD_USER_INPUT', warning.message);
  const last = Math.max(1, Math.ceil(cards.length / CARDS_PER_PAGE));
  const page = Math.min(askedPage(parameters), last);
  const shown = cards.slice((page - 1) * CARDS_PER_PAGE, page * CARDS_PER_PAGE);
  const slug = keyword === '' ? '' : foldText(keyword);
  return { page: cardsPage({ kb, keyword: slug, cards: shown, total: cards.length, page, last }) };
};

/** Of a deck whose pairs nobody has asked about yet. */
const DECK_COST = 3_000;

/** A deck list as it was pasted (`list`, of an address or a form), and the rulings that matter to it. */
export function findDeckPage(parts: Pick<ServerParts, 'running'>, pairs: PairMemory): FindPage {
  return async ({ kb, parameters, isPosted, isAbandoned }) => {
    // A form ends its lines as mail does; its author typed one character.
    const list = (parameters.get('list') ?? '').replaceAll('\r\n', '\n');
    if (list.trim() === '') return { page: deckPage({ kb, list: '', deck: null }) };
    const refuse = (refused: Failure): PageFound => ({
      refused,
      page: deckPage({ kb, list, deck: null, fault: toldToReaders(refused) }),
    });
    const long = tooLong(list);
    if (long !== null) return refuse(failure(413, long.code, long.message));
    const reading = readDeck(list);
    const many = tooManyLines(reading);
    if (many !== null) return refuse(failure(400, many.code, many.message));
    const own = deckPath(list);
    // A page that was posted is not there any more behind Back.
    if (isPosted && own.length < LIMITS.urlLength) return { location: own };
    const turn = <Value>(work: () => Value) => inTurn({ knowledgeBase: kb, isAbandoned }, work);
    const done = await counted(parts, DECK_COST, () => deckInteractions(kb, reading, null, { pairs, turn }));
    return isFailure(done) ? refuse(done) : { page: deckPage({ kb, list, deck: done.result }) };
  };
}
