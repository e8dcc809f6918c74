import { type CardRecord, fullName } from '../../knowledge-base/card-record.js';
import { foldedWords, foldName } from '../../knowledge-base/fold.js';
import { plainlySpaced } from '../../knowledge-base/printing-behind.js';
import type { DeckEntry } from '../deck-reading.js';

const BETWEEN = /[\s,;()[\]{}|=*"“”]+/;
/** Of what stands behind a name, a number; behind the stroke of one in a set stands how many the set has. */
const NUMBERS_BEHIND = /\d+(?: ?\/ ?\d+)?/g;

/**
 * Numbers of a line that are neither its count, nor part of the name or version of its card, nor its number in a set. `written`: the name
 * as the list has it, `entry`: without its printing.
 */
export function numbersLeft(
  { name, unread, set }: DeckEntry,
  written: string,
  card: CardRecord,
  exact: boolean,
): readonly string[] {
  return [
    ...unread,
    ...(exact ? [] : strangeTo(card, name)),
    ...strangeToPrintings(card, set, behindName(written, name)),
  ];
}

/** Numbers of a printing in a set that the card is not in. */
export function numbersOfSet({ name, set }: DeckEntry, written: string): readonly string[] {
  return (
    behindName(written, name)
      .replace(set ?? '', '')
      .match(NUMBERS_BEHIND) ?? []
  );
}

function behindName(written: string, name: string): string {
  if (written === name) return '';
  const [whole, start] = [plainlySpaced(written), plainlySpaced(name)];
  return whole.startsWith(start) ? whole.slice(start.length) : '';
}

/** `behind`: what says which printing is meant. Of a set that the card is not in, no numbers are known. */
function strangeToPrintings(
  { printings }: CardRecord,
  set: string | null,
  behind: string,
): readonly string[] {
  if (!/\d/.test(behind)) return [];
  const inSet = printings.filter((one) => set === null || foldName(one.set) === foldName(set));
  const numbers = inSet.map(({ number }) => number);
  if (set !== null && (numbers.length === 0 || numbers.includes(null))) return [];
  const unnamed = set === null ? behind : behind.replace(set, '');
  return (unnamed.match(NUMBERS_BEHIND) ?? []).filter(
    (told) => !numbers.some((number) => number !== null && Number(number) === Number.parseInt(told, 10)),
  );
}

/** Words with a digit that the card is not called by. */
function strangeTo(card: CardRecord, name: string): readonly string[] {
  if (!/\p{N}/u.test(name)) return [];
  const words = new Set(foldedWords(fullName(card)));
  const whole = foldName(fullName(card));
  return name.split(BETWEEN).filter((word) => {
    const folded = foldName(word);
    return /\p{N}/u.test(word) && !words.has(folded) && !(folded.length > 1 && whole.includes(folded));
  });
}
