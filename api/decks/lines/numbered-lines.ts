import { copiesIn } from './copies-in-line.js';

/** `3. Name`, `3) Name`: a place in a list, or copies. */
const NUMBER_AHEAD = /^(\d{1,3})[.)]\s+(?=\S)/;
/** What stands behind a place has copies of its own: `3. 4x Name`. */
const COPIES_BEHIND_PLACE = /^\d{1,3}[.)]\s+(?:\d{1,3}\s*[x×*]\s*\S|[x×]\s?\d{1,3}\s|\d{1,3}\s+\S)/i;
const FEWEST = 2;

export interface Unnumbered {
  /** The same lines, without the places in the list that some begin with. */
  readonly lines: readonly string[];
  /** How many these are, if any of them could as well be a number of several copies. */
  readonly dropped: number;
  /** Of those that count nothing up, one that was taken for a place for the number of copies behind it, and how many there are. */
  readonly beside: { readonly first: string; readonly count: number } | null;
}

/** A list whose lines count up from 1, anew under each heading, is numbered; other numbers are copies. */
export function withoutNumbers(lines: readonly string[], isHeading: (line: string) => boolean): Unnumbered {
  const numbers = lines.map((line) => Number(NUMBER_AHEAD.exec(line)?.[1] ?? Number.NaN));
  if (numbers.every(Number.isNaN)) return { lines, dropped: 0, beside: null };
  const isCounting = countsUp(lines, numbers, isHeading);
  const isPlace = (line: string, at: number) =>
    COPIES_BEHIND_PLACE.test(line) || (isCounting && !Number.isNaN(numbers[at]));
  const dropped = numbers.filter((number, at) => !Number.isNaN(number) && !hasCopies(lines[at] ?? ''));
  return {
    lines: lines.map((line, at) => (isPlace(line, at) ? line.replace(NUMBER_AHEAD, '') : line)),
    dropped: isCounting && dropped.some((number) => number > 1) ? dropped.length : 0,
    beside: isCounting ? null : placesBeside(lines),
  };
}

function placesBeside(lines: readonly string[]): Unnumbered['beside'] {
  const [first, ...more] = lines.filter((line) => COPIES_BEHIND_PLACE.test(line));
  return first === undefined ? null : { first: first.split(/\s/)[0] ?? '', count: 1 + more.length };
}

/** Beside its number it says how many there are. */
function hasCopies(line: string): boolean {
  return COPIES_BEHIND_PLACE.test(line) || copiesIn(line.replace(NUMBER_AHEAD, '')).isCounted;
}

function countsUp(
  lines: readonly string[],
  numbers: readonly number[],
  isHeading: (line: string) => boolean,
): boolean {
  let next = 1;
  let mayRestart = true;
  let most = 0;
  for (const [at, number] of numbers.entries()) {
    if (isHeading(lines[at] ?? '')) mayRestart = true;
    if (Number.isNaN(number)) continue;
    if (number !== next && !(mayRestart && number === 1)) return false;
    mayRestart = false;
    most = Math.max(most, number);
    next = number + 1;
  }
  return most >= FEWEST;
}
