import type { DeckEntry, DeckReading, DeckSection } from './deck-reading.js';
import { sectionCalled } from './deck-section.js';

const LINE_END = /\r\n|\r|\n/;
const COMMENT = /^(?:#|\/\/)/;
/** Behind a card: with white space on both sides, for names may have such a sign in them. */
const COMMENT_BEHIND = /\s(?:#|\/\/)\s/;
/** `4 Name`, `4x Name`, `4<TAB>Name`. */
const QUANTITY_AHEAD = /^(\d{1,9})[x×]?\s+(\S.*)$/is;
/** `Name x4`. */
const QUANTITY_BEHIND = /^(.*\S)\s+[x×](\d{1,9})$/is;
const PROMO = /\(promo\)/i;

type Unreadable = DeckReading['unreadable'][number];

/** A plain deck list. A line without a quantity is one copy; what stands before the first section is the deck. */
export function readDeckList(list: string): DeckReading {
  const entries: DeckEntry[] = [];
  const unreadable: Unreadable[] = [];
  let section: DeckSection = 'DECK';
  for (const [at, raw] of list.split(LINE_END).entries()) {
    const text = withoutComment(raw.trim());
    if (text === '') continue;
    const called = sectionCalled(text);
    if (called !== null) section = called;
    else if (text.endsWith(':')) unreadable.push({ line: at + 1, text });
    else entries.push({ line: at + 1, text, section, ...copiesIn(text), set: null });
  }
  return { entries, unreadable, warnings: [] };
}

function withoutComment(line: string): string {
  if (COMMENT.test(line)) return '';
  const at = line.search(COMMENT_BEHIND);
  return at < 0 ? line : line.slice(0, at).trimEnd();
}

function copiesIn(line: string): Pick<DeckEntry, 'quantity' | 'name'> {
  const [, ahead = '', named = ''] = QUANTITY_AHEAD.exec(line) ?? [];
  if (ahead !== '') return { quantity: Number(ahead), name: cardName(named) };
  const [, name = '', behind = ''] = QUANTITY_BEHIND.exec(line) ?? [];
  return behind === ''
    ? { quantity: 1, name: cardName(line) }
    : { quantity: Number(behind), name: cardName(name) };
}

/** Without what says only which printing it is. */
export function cardName(name: string): string {
  return name.replace(PROMO, '').trim();
}
