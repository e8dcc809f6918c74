import { ARROW, leadingCost } from './ability-cost.js';
import { isNamedWhole } from './ability-item.js';
import type { KeywordNames } from './keyword-names.js';
import { trimmed } from './line-scan.js';
import { type Span, unquotedMatches } from './quoted-spans.js';

/** UTF-16 units of one line that are read; no printed line comes near. */
export const LONGEST_LINE = 2_000;

const LINE = /[^|\r\n\u2028\u2029]+/g;
/** A capital or bracket with nothing between it and what stands before. */
const JOINT = /(?<=[\p{Ll}\d.!?)\]"”])(?=[\p{Lu}[])/gu;
const BULLET = /^\s*[*•·●▪◦‣]/;
const ANNOUNCES = /:\s*(?:$|[|*•·●▪◦‣\r\n])/;
const NEXT_SENTENCE = /^\p{Lu}\p{Ll}/u;
const ENDS_IN_ARROW = new RegExp(`(?:${ARROW.source}|(?:[Ff]orce|[Tt]ap\\]?)\\s*[-–—])[\\s|]*$`, 'u');
/** Of an arrow at the end of a line, and the white space behind it. */
const LONGEST_END = 30;
const SIGN = /^\[\s*pilot\s*\]/i;

/**
 * The ability lines of a card, without white space at their ends: divided by `|`, by line breaks, or by nothing at all
 * (`Evade 2Stun 1`, `Gain 1 Force.Armor`). A line that is longer than any is left whole.
 */
export function* cardLines(text: string, names: KeywordNames): Generator<Span> {
  for (const whole of printedLines(text)) {
    let { start } = whole;
    if (whole.end - whole.start <= LONGEST_LINE) {
      for (const joint of unquotedMatches(JOINT, text, whole)) {
        if (!isLineBreak(text, { start: joint.start, end: whole.end }, names)) continue;
        yield trimmed(text, { start, end: joint.start });
        start = joint.start;
      }
    }
    const last = trimmed(text, { start, end: whole.end });
    if (last.start < last.end) yield last;
  }
}

/** Bullets on lines of their own stay with the line that announces them: `The Starfighter gets: | * Armor. | * Evade 1.` */
function printedLines(text: string): Generator<Span> {
  return joinedLines(text, LINE, (open, line) => BULLET.test(line) && ANNOUNCES.test(open));
}

/** The matches of a pattern for one line; what stands behind an arrow at the end of a line belongs to its cost: `Pay 2 Force -> | Evade 1`. */
export function* joinedLines(
  text: string,
  pattern: RegExp,
  belongs: (open: string, line: string) => boolean = () => false,
): Generator<Span> {
  let open: Span | null = null;
  for (const { 0: line, index } of text.matchAll(pattern)) {
    const end = index + line.length;
    const goesOn: boolean =
      open !== null &&
      end - open.start <= LONGEST_LINE &&
      (ENDS_IN_ARROW.test(text.slice(Math.max(open.start, open.end - LONGEST_END), open.end)) ||
        belongs(text.slice(open.start, open.end), line));
    if (open !== null && !goesOn) yield open;
    open = open !== null && goesOn ? { start: open.start, end } : { start: index, end };
  }
  if (open !== null) yield open;
}

function isLineBreak(text: string, { start, end }: Span, names: KeywordNames): boolean {
  const next = text.slice(start, end);
  const isEnd = /[.!?)"”]/.test(text.charAt(start - 1));
  if (isEnd && (NEXT_SENTENCE.test(next) || SIGN.test(next))) return true;
  if (isNamedWhole(names, next)) return true;
  return /^(?:Pay|Tap|\[tap\])/.test(next) && leadingCost(names, next) !== null;
}
