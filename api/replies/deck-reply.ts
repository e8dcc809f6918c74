import { LONGEST_LIST, MOST_LINES } from '../decks/deck-limits.js';
import type { DeckSection } from '../decks/deck-reading.js';
import { type DeckLine, deckRulings } from '../decks/deck-rulings.js';
import { readDeck } from '../decks/read-deck.js';
import { fullName } from '../knowledge-base/card-record.js';
import type { Warning } from '../knowledge-base/search.js';
import {
  type CitedRuling,
  cited,
  type Form,
  type Named,
  namedKeyword,
  type Refused,
  type ReplyContext,
  refuse,
} from './reply.js';

export interface DeckCardShown extends Named {
  readonly quantity: number;
  readonly section: DeckSection;
  readonly keywords: readonly Named[];
  /** Ids of the rulings that matter to it. */
  readonly rulings: readonly string[];
}

export interface DeckReply {
  readonly revision: string;
  readonly totalCards: number;
  readonly cards: readonly DeckCardShown[];
  readonly keywords: readonly Named[];
  /** Every line that is no card. */
  readonly unrecognised: readonly DeckLine[];
  readonly warnings: readonly Warning[];
  readonly details?:
    | undefined
    | {
        /** Each ruling that a card names, once. */
        readonly rulings: readonly CitedRuling[];
      };
}

/** A deck list, plain or `.dek`: its cards with the rulings that matter to them. */
export function deckReply(context: ReplyContext, list: string, form: Form): DeckReply | Refused {
  if (list.length > LONGEST_LIST) {
    const message = `The list has ${list.length} characters; at most ${LONGEST_LIST} are read at once. Send it section by section.`;
    return refuse('BAD_USER_INPUT', message);
  }
  const reading = readDeck(list);
  const lines = reading.entries.length + reading.unreadable.length;
  if (lines > MOST_LINES) {
    const message = `The list has ${lines} lines with cards; at most ${MOST_LINES} are read at once. Send it section by section.`;
    return refuse('TOO_MANY_ITEMS', message);
  }
  const { cards, keywords, totalCards, unrecognised, warnings } = deckRulings(context.knowledgeBase, reading);
  const reply = {
    revision: context.knowledgeBase.revision,
    totalCards,
    cards: cards.map(({ card, quantity, section, rulings }) => ({
      id: card.slug,
      name: fullName(card),
      quantity,
      section,
      keywords: card.keywords.map((slug) => namedKeyword(context, slug)),
      rulings,
    })),
    keywords: keywords.map((slug) => namedKeyword(context, slug)),
    unrecognised,
    warnings,
  };
  if (form === 'concise') return reply;
  const ids = new Set(cards.flatMap(({ rulings }) => rulings));
  return { ...reply, details: { rulings: cited(context, [...ids]) } };
}
