import { sentenceEnds } from '../sentence-ends.js';
import { codePointLength, firstCodePoints } from './code-points.js';

const ELLIPSIS = '\u2026';
/** Looks wrong in front of an ellipsis. */
const DANGLING = new Set([...' ,;:.([{"\'-/\u2013\u2014\u2018\u201C']);

/** How long the whole output becomes, in code points, when this is what it holds. */
export type Measure = (text: string) => number;

/** The longest candidate that fits, given that candidates grow; null when none does. */
function longestThatFits(
  count: number,
  candidate: (index: number) => string,
  fits: (text: string) => boolean,
) {
  let best: string | null = null;
  let low = 0;
  let high = count - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const text = candidate(middle);
    if (fits(text)) {
      best = text;
      low = middle + 1;
    } else high = middle - 1;
  }
  return best;
}

function withEllipsis(text: string): string {
  let end = text.length;
  while (end > 0 && DANGLING.has(text.charAt(end - 1))) end -= 1;
  return end === 0 ? '' : `${text.slice(0, end)}${ELLIPSIS}`;
}

function wordEnds(text: string): readonly number[] {
  return Array.from(text.matchAll(/\S(?=\s|$)/g), (match) => match.index + match[0].length);
}

/** The most whole sentences of a one-line text that fit, else its most whole words with an ellipsis; null when not one word fits. */
export function cutOnSentence(text: string, maxLength: number, measure: Measure): string | null {
  const fits = (candidate: string) => candidate !== '' && measure(candidate) <= maxLength;
  const start = firstCodePoints(text, maxLength + 1);
  const ends = sentenceEnds(text).filter((end) => end < start.length);
  return (
    longestThatFits(ends.length, (index) => start.slice(0, ends[index]), fits) ??
    cutOnWord(text, maxLength, measure)
  );
}

/** The most whole words of a one-line text that fit, with an ellipsis; null when not one does. */
export function cutOnWord(text: string, maxLength: number, measure: Measure): string | null {
  const start = firstCodePoints(text, maxLength + 1);
  const ends = wordEnds(start).filter((end) => end < start.length);
  return longestThatFits(
    ends.length,
    (index) => withEllipsis(start.slice(0, ends[index])),
    (candidate) => candidate !== '' && measure(candidate) <= maxLength,
  );
}

/** As many code points as fit, with an ellipsis: for a word that is longer than all the room there is. */
export function cutAnywhere(text: string, maxLength: number, measure: Measure): string {
  const start = firstCodePoints(text, maxLength);
  return (
    longestThatFits(
      codePointLength(start),
      (index) => `${firstCodePoints(start, index + 1)}${ELLIPSIS}`,
      (candidate) => measure(candidate) <= maxLength,
    ) ?? ELLIPSIS
  );
}
