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
/** No line ends so. */
const UNFINISHED =
  /(?:,|\b(?:and|or|gets?|gains?|gives?|while|when|whenever|if|as long as|against|an?|the|of|each|your|another|until)\s*:?)\s*$/i;
const OF_WHOM = /\b(?:attacking|attacks|defending)\s*$/i;
/** In small letters: another line may begin with a capital. */
const AND = /^\s*(?:and|or)\s/;
const PILOT = /^\s*(?:\[\s*pilot\s*\]|>\s?o\s?<)[^:|\r\n]*$/i;
const PILOTED = /^\s*(?:the|this)\s[^.:]*\bgets?\b/i;
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
  for (const whole of joinedLines(text, LINE)) {
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

/** Does a line go on in the one behind it? `The Starfighter gets: | * Armor. | * Evade 1.`, `While attacking a Clone, | Fury 5` */
function goesOn(open: string, line: string): boolean {
  if (BULLET.test(line) && ANNOUNCES.test(open)) return true;
  if (PILOT.test(open) && PILOTED.test(line)) return true;
  const last = open.slice(-LONGEST_END);
  return UNFINISHED.test(last) || AND.test(line) || (OF_WHOM.test(last) && /^\s*\p{Ll}/u.test(line));
}

/** The matches of a pattern for one line; what stands behind an arrow at the end of a line belongs to its cost: `Pay 2 Force -> | Evade 1`. */
export function* joinedLines(text: string, pattern: RegExp): Generator<Span> {
  let open: Span | null = null;
  for (const { 0: line, index } of text.matchAll(pattern)) {
    const end = index + line.length;
    const belongs: boolean =
      open !== null &&
      end - open.start <= LONGEST_LINE &&
      (ENDS_IN_ARROW.test(text.slice(Math.max(open.start, open.end - LONGEST_END), open.end)) ||
        goesOn(text.slice(open.start, open.end), line));
    if (open !== null && !belongs) yield open;
    open = open !== null && belongs ? { start: open.start, end } : { start: index, end };
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
