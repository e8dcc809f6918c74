import type { DeckReading } from './deck-reading.js';
import { readDek } from './dek/read-dek.js';
import { readDeckList } from './read-deck-list.js';
import { beginsAsPage } from './undressing/html-line.js';

/** No card is called so: what begins with it is XML, or a part of a page. */
const XML = /^\s*</;

/** A deck list in any of its forms, told apart by content. Any text is read; the time is linear in its length. */
export function readDeck(list: string): DeckReading {
  const text = list.replace(/^\uFEFF/, '');
  return XML.test(text) && !beginsAsPage(text) ? readDek(text) : readDeckList(text);
}
