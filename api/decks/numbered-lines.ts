/** `3. Name`, `3) Name`: a place in a list, or copies. */
const NUMBER_AHEAD = /^(\d{1,3})[.)]\s+(?=\S)/;
/** What stands behind a place has copies of its own: `3. 4x Name`. */
const COPIES_BEHIND_PLACE = /^\d{1,3}[.)]\s+(?:\d{1,3}\s*[x×*]\s*\S|[x×]\s?\d{1,3}\s|\d{1,3}\s+\S)/i;
const FEWEST = 2;

interface Unnumbered {
  /** The same lines, without the places in the list that some begin with. */
  readonly lines: readonly string[];
  /** How many of these could as well be numbers of several copies. */
  readonly dropped: number;
}

/** A list whose lines count up from 1, anew under each heading, is numbered; other numbers are copies. */
export function withoutNumbers(lines: readonly string[], isHeading: (line: string) => boolean): Unnumbered {
  const numbers = lines.map((line) => Number(NUMBER_AHEAD.exec(line)?.[1] ?? Number.NaN));
  if (numbers.every(Number.isNaN)) return { lines, dropped: 0 };
  const isCounting = countsUp(lines, numbers, isHeading);
  const isPlace = (line: string, at: number) =>
    COPIES_BEHIND_PLACE.test(line) || (isCounting && !Number.isNaN(numbers[at]));
  return {
    lines: lines.map((line, at) => (isPlace(line, at) ? line.replace(NUMBER_AHEAD, '') : line)),
    dropped: isCounting
      ? lines.filter((line, at) => (numbers[at] ?? 1) > 1 && !COPIES_BEHIND_PLACE.test(line)).length
      : 0,
  };
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
