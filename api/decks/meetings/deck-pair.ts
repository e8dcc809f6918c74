import type { CardRecord } from '../../knowledge-base/card-record.js';
import type { Meeting } from './meeting.js';

/** Two different keywords that can meet, with every way in which they do. */
export interface DeckPair {
  /** Slug; of the deck. */
  readonly one: string;
  /** Slug; of the deck as well, and then behind the first in slug order, or of the card it is held against. */
  readonly other: string;
  readonly ways: readonly PairWay[];
  /** One is of the deck and the other of the card it is held against; else both are of the deck. */
  readonly isAgainst: boolean;
}

/** Where the two stand, and who brings them in such a place, in the order of the list. */
export interface PairWay extends Pick<Meeting, 'places' | 'negative' | 'besides'> {
  readonly oneCards: readonly CardRecord[];
  readonly otherCards: readonly CardRecord[];
}
