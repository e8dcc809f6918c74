import type { CardRecord } from '../../knowledge-base/card-record.js';
import { findNamed } from '../../knowledge-base/find-card.js';
import { foldName } from '../../knowledge-base/fold.js';
import type { KnowledgeBase } from '../../knowledge-base/knowledge-base.js';
import type { DeckEntry } from '../deck-reading.js';
import { MOST_UNNAMED } from '../tables/table-places.js';

/** A deck has at most so many of one card: without a set beside it, so low a number is of copies, whatever the number of the card. */
const MOST_ALIKE = 4;

type Known = Pick<KnowledgeBase, 'cardIndex'>;

/**
 * An entry with one copy where its number is that of the card in a set, as `Number` over a column or a place behind the name lets it be: the
 * card has it, or it is too high for copies. It stays unread unless the card has it and it can be nothing else, as further numbers do unless
 * the card has them in the set of the row.
 */
export function withNumberOfPrinting(kb: Known, entry: DeckEntry): DeckEntry {
  const { says, quantity, name, set } = entry;
  const maySay = says !== 'COPIES' && !Number.isNaN(quantity);
  if (!maySay && (set === null || entry.unread.length === 0)) return entry;
  const match = findNamed(kb, name, set);
  const isPrinted = (told: number): boolean => match.found === 'one' && hasNumber(match.card, set, told);
  const unread =
    set === null ? entry.unread : entry.unread.filter((told) => !isPrinted(Number.parseInt(told, 10)));
  const isCopies =
    says === 'EITHER' &&
    quantity <= MOST_UNNAMED &&
    (!isPrinted(quantity) || (set === null && quantity <= MOST_ALIKE));
  if (!maySay || isCopies) return { ...entry, unread };
  const isClear = isPrinted(quantity) && (says === 'PRINTING' || quantity > MOST_UNNAMED);
  return { ...entry, quantity: 1, unread: isClear ? unread : [String(quantity), ...unread] };
}

function hasNumber({ printings }: CardRecord, set: string | null, told: number): boolean {
  const inSet = printings.filter((one) => set === null || foldName(one.set) === foldName(set));
  return inSet.some(({ number }) => number !== null && Number.parseInt(number, 10) === told);
}
