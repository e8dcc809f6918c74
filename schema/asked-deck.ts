import { LRUCache } from 'lru-cache';
import { LONGEST_LIST, MOST_LINES } from '../api/decks/deck-limits.js';
import type { DeckReading } from '../api/decks/deck-reading.js';
import { readDeck } from '../api/decks/read-deck.js';
import { refuse, refuseLargeBatch } from './error-codes.js';

/** The description of an argument that takes a deck list. */
export const DECK_LIST = `The list: '4 Name (A)', '4x Name (A)' or 'Name (A) x4' a line, sections 'Supply:', 'Sideboard:', 'Outside the game:', comments behind # or //; or the XML of a .dek. At most ${LONGEST_LIST} characters (UTF-16 units; more is BAD_USER_INPUT) and ${MOST_LINES} lines with cards (more is TOO_MANY_ITEMS).`;

/** A deck list, read; what is larger than is served is refused. */
export function readAskedDeck(list: string): DeckReading {
  refuseLongList(list);
  const reading = readOnce(list);
  refuseLargeBatch('list', reading.entries.length + reading.unreadable.length, MOST_LINES);
  return reading;
}

/** What will be refused is not read to know its cost. */
export function linesOfDeck(list: string): number {
  if (list.length > LONGEST_LIST) return 1;
  const { entries, unreadable } = readOnce(list);
  return entries.length + unreadable.length;
}

/** Its cost is asked for right before it is served; nobody's list is kept beyond that. */
const justRead = new LRUCache<string, DeckReading>({ max: 1, ttl: 1_000, ttlAutopurge: true });

function readOnce(list: string): DeckReading {
  const before = justRead.get(list);
  if (before !== undefined) return before;
  const reading = readDeck(list);
  justRead.set(list, reading);
  return reading;
}

function refuseLongList(list: string): void {
  if (list.length <= LONGEST_LIST) return;
  throw refuse(
    'BAD_USER_INPUT',
    `list has ${list.length} characters; at most ${LONGEST_LIST} are read at once. Send it section by section.`,
    { limit: LONGEST_LIST },
  );
}
