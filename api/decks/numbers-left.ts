import { type CardRecord, fullName } from '../knowledge-base/card-record.js';
import { foldedWords, foldName } from '../knowledge-base/fold.js';
import type { DeckEntry } from './deck-reading.js';

const BETWEEN = /[\s,;()[\]{}|=*"“”]+/;
/** Behind a name, outside of brackets. */
const NUMBER_BEHIND = /(?:^|[\s#:/-])(\d{1,3})$/;

/**
 * Numbers of a line that are neither its count, nor part of the name or version of its card, nor its number in a set. `written`: the name
 * as the list has it, `entry`: without its printing.
 */
export function numbersLeft(
  { name, isCounted, unread }: DeckEntry,
  written: string,
  card: CardRecord,
  exact: boolean,
): readonly string[] {
  const [, behind] = (isCounted ? null : NUMBER_BEHIND.exec(written.slice(name.length))) ?? [];
  const isPrinted = card.printings.some(({ number }) => number !== null && Number(number) === Number(behind));
  return [
    ...unread,
    ...(exact ? [] : strangeTo(card, name)),
    ...(behind === undefined || !written.startsWith(name) || isPrinted ? [] : [behind]),
  ];
}

/** Words with a digit that the card is not called by. */
function strangeTo(card: CardRecord, name: string): readonly string[] {
  const words = new Set(foldedWords(fullName(card)));
  const whole = foldName(fullName(card));
  return name.split(BETWEEN).filter((word) => {
    const folded = foldName(word);
    return /\p{N}/u.test(word) && !words.has(folded) && !(folded.length > 1 && whole.includes(folded));
  });
}
