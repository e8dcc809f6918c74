import { type CardMatch, findNamed } from '../../knowledge-base/find-card.js';
import type { KnowledgeBase } from '../../knowledge-base/knowledge-base.js';
import type { DeckEntry } from '../deck-reading.js';

type Known = Pick<KnowledgeBase, 'cardIndex'>;

/** Beyond 20 it is rather the number of a printing. */
const BEHIND = /^(.{1,100}\S)\s+([1-9]|1\d|20)$/s;
const AHEAD = /^(\d{1,3})\s?[x×]?\s+(\S.{0,100})$/s;

/** An entry with the number that was read as part of its name as that of copies, where only the name without it is a card's. */
export function withCountOfName(kb: Known, entry: DeckEntry): DeckEntry {
  if (!/\d/.test(entry.name)) return entry;
  return entry.isCounted ? withCountAhead(kb, entry) : withCountBehind(kb, entry);
}

/** `4 Hanharr (A)<TAB>9`: the copies stand in the cell of the name, and of the other number nothing tells what it is. */
function withCountAhead(kb: Known, entry: DeckEntry): DeckEntry {
  const [, ahead, name] = AHEAD.exec(entry.name) ?? [];
  if (ahead === undefined || name === undefined || !isInRow(entry)) return entry;
  if (isExact(findNamed(kb, entry.name, null)) || !isExact(findNamed(kb, name, null))) return entry;
  return { ...entry, name, quantity: Number(ahead), unread: [String(entry.quantity), ...entry.unread] };
}

/** Its cells are divided, so that its count stands apart from its name. */
function isInRow({ text }: DeckEntry): boolean {
  return /[|\t,;]/.test(text);
}

/** `Hanharr A 4`, unless the card has this number in a set. */
function withCountBehind(kb: Known, entry: DeckEntry): DeckEntry {
  const [, name, behind] = BEHIND.exec(entry.name) ?? [];
  if (name === undefined || behind === undefined || isExact(findNamed(kb, entry.name, null))) return entry;
  const found = findNamed(kb, name, null);
  if (!isExact(found) || found.card.printings.some(({ number }) => Number(number) === Number(behind)))
    return entry;
  return { ...entry, name, quantity: Number(behind), isCounted: true };
}

function isExact(match: CardMatch): match is Extract<CardMatch, { readonly found: 'one' }> {
  return match.found === 'one' && match.exact;
}
