import type { DeckSection } from '../decks/deck-reading.js';
import { readDeck } from '../decks/read-deck.js';
import { type DeckLine, deckRulings } from '../decks/rulings/deck-rulings.js';
import { fullName } from '../knowledge-base/card-record.js';
import type { Warning } from '../knowledge-base/search.js';
import { tooLong, tooManyLines } from './list-fault.js';
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
  const long = tooLong(list);
  if (long !== null) return refuse(long.code, long.message);
  const reading = readDeck(list);
  const many = tooManyLines(reading);
  if (many !== null) return refuse(many.code, many.message);
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
