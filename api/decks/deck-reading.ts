import type { Warning } from '../knowledge-base/search.js';

export type DeckSection = 'DECK' | 'SUPPLY' | 'SIDEBOARD' | 'OUTSIDE';

/** What a number beside a name says: how many copies, which printing of the card it is, or either. */
export type NumberSays = 'COPIES' | 'PRINTING' | 'EITHER';

/** What a deck list says of one card, before anybody knows whether there is such a card. */
export interface DeckEntry {
  /** Where it stands, from 1; of several copies in XML the first. */
  readonly line: number;
  /** As it stands there, white space around it apart. */
  readonly text: string;
  readonly section: DeckSection;
  /** As written; NaN for what can be no number of copies. */
  readonly quantity: number;
  readonly name: string;
  /** The list says how many copies there are; if not, it is one. */
  readonly isCounted: boolean;
  /** By where `quantity` stands. */
  readonly says: NumberSays;
  /** Numbers outside of the name of which nothing tells what they are. */
  readonly unread: readonly string[];
  /** Further texts of its row, of which nothing tells what they are. */
  readonly texts: readonly string[];
  /** The set that the list names; null when it names none. */
  readonly set: string | null;
}

/** A deck list, read: each of its lines is an entry, unreadable, or no card. */
export interface DeckReading {
  readonly entries: readonly DeckEntry[];
  /** Lines that can be no card: headings of unknown sections, cards without a name. */
  readonly unreadable: readonly Pick<DeckEntry, 'line' | 'text'>[];
  readonly warnings: readonly Warning[];
}
