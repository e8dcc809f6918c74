import { LONGEST_LIST, MOST_LINES } from '../decks/deck-limits.js';
import type { DeckReading } from '../decks/deck-reading.js';

/** Why a list is not read: it is longer than what is read at once. */
export interface ListFault {
  readonly code: 'BAD_USER_INPUT' | 'TOO_MANY_ITEMS';
  readonly message: string;
}

/** Null for a list that may be read. */
export function tooLong(list: string): ListFault | null {
  if (list.length <= LONGEST_LIST) return null;
  const message = `The list has ${list.length} characters; at most ${LONGEST_LIST} are read at once. Send it section by section.`;
  return { code: 'BAD_USER_INPUT', message };
}

/** The same of a list that was read: null when its rulings may be looked for. */
export function tooManyLines({
  entries,
  unreadable,
}: Pick<DeckReading, 'entries' | 'unreadable'>): ListFault | null {
  const lines = entries.length + unreadable.length;
  if (lines <= MOST_LINES) return null;
  const message = `The list has ${lines} lines with cards; at most ${MOST_LINES} are read at once. Send it section by section.`;
  return { code: 'TOO_MANY_ITEMS', message };
}
