import {
  ARROW,
  bracketedCost,
  CLEAR_COST,
  COST_VERB,
  leadingCost,
  NO_COST,
  namesNone,
  TO_GAIN,
} from './ability-cost.js';
import { readItem } from './ability-item.js';
import { startsContainer } from './container-head.js';
import { type KeywordNames, leadingName } from './keyword-names.js';
import type { LineScan } from './line-scan.js';
import { type Span, unquotedMatches } from './quoted-spans.js';
import { isSpokenOf } from './spoken-of.js';

/** A passage that begins with what is paid, without one arrow behind it. */
export interface LostArrow {
  /** Where what is paid for begins. */
  readonly behind: number;
  readonly message: string;
}

/** Before what is paid, in the same sentence. */
const CLAUSE = /^.*(?:[,;]|\b(?:may|can|then))\s+/i;
/** The bytes of a dash or an arrow in another encoding, a character that is in none, or one of a symbol font. */
const GARBLED =
  /(?:(?:[âÃ][¢âÃ†‡€„…‰‹›‘’“”•–—™œžŸŠŒŽ\u0080-\u00BF\uFFFD]|Ã(?=\s)|(?<=\s)â(?=\s)|[\uFFFD\uE000-\uF8FF])[¢âÃ†‡€„…‰‹›‘’“”•–—™œžŸŠŒŽ\u0080-\u00BF\uFFFD\uE000-\uF8FF]*\s?)+/gu;
const ALONE = /(?<=\s)(?:[?.!…/\\~^#¤¬·•*]|\.\.\.){1,3}(?=\s)/gu;
const PUNCTUATION = /[,;:=]/g;
const JOINED = /\s*[.!?…*•·&+/,;:=]+\s*(?:(?:and|then)\s+)?|\s+(?:and|then|to)\s+|\s+/gi;
const FIRST_CLAUSE = /^[^,:;.|"“”]*[,:]\s*/;
const ONLY_VERB = /^(?:do|pay|tap|untap|discard|remove|put|return|retreat|sacrifice|lose)$/i;
const GAP = /\s+(?=\p{Lu})/gu;
const GIVEN_TO_ITSELF = /^(?:this (?:unit|card|character)|it)\s+(?:gets?|gains?)\s/i;
const ARROW_AT_END = new RegExp(`\\s*(?:${ARROW.source})$`, 'u');
const ANY_ARROW = new RegExp(`^\\s*(?:${ARROW.source})\\s*`, 'u');
const LONGEST_COST = 200;
const EXPECTED = "expected it like 'Pay 2 Force -> Evade 2'.";

/** Without such a word or sign nothing is paid. */
const MAY_BE_PAID =
  /\b(?:pay|tap|untap|discard|remove|put|return|retreat|sacrifice|do|lose|force)\b|[âÃ\uFFFD\uE000-\uF8FF]/i;

/** Null when the span begins with no cost, or with one and its arrow. */
export function lostArrow(scan: LineScan, span: Span): LostArrow | null {
  const near = scan.text.slice(span.start, Math.min(span.end, span.start + LONGEST_COST));
  if (!MAY_BE_PAID.test(near) && !ANY_ARROW.test(near)) return null;
  const doubled = doubledCost(scan.names, scan.text, span);
  if (doubled !== null) return doubled;
  const whole = scan.text.slice(span.start, span.end);
  if (leadingCost(scan.names, whole) !== null || startsContainer(scan, span)) return null;
  if (hasConditionFirst(scan.names, whole)) return null;
  const isPaid = (cost: string): boolean => namesPayment(scan.names, cost);
  const isAny = (at: number): boolean => isAbility(scan, at, span);
  const isOwn = (at: number): boolean => isAny(at) || GIVEN_TO_ITSELF.test(scan.text.slice(at, span.end));
  const bracketed = bracketedCost(near);
  if (bracketed !== null && isAny(span.start + bracketed.length)) {
    const behind = span.start + bracketed.length;
    return { behind, message: noArrow(bracketed.text, 'nothing') };
  }
  return (
    signIn(near, span.start, GARBLED, (cost) => isPaid(cost)) ??
    signIn(near, span.start, ALONE, (cost) => isPaid(cost)) ??
    signIn(near, span.start, GARBLED, (cost, at) => !NO_COST.test(cost) && isAny(at)) ??
    signIn(near, span.start, PUNCTUATION, (cost, at) => isPaid(cost) && isAny(at)) ??
    signIn(near, span.start, JOINED, (cost, at) => CLEAR_COST.test(cost) && isOwn(at)) ??
    signIn(
      near,
      span.start,
      GAP,
      (cost, at) => isPaid(cost) && isThing(scan, cost) && isValued(scan, at, span),
    )
  );
}

/** `While attacking a Droid, Pay 1 Force -> Lucky 2` */
function hasConditionFirst(names: KeywordNames, text: string): boolean {
  const clause = NO_COST.test(text) ? FIRST_CLAUSE.exec(text)?.[0] : undefined;
  const rest = text.slice(clause?.length ?? text.length);
  const cost = leadingCost(names, rest);
  return cost !== null && leadingName(names, rest.slice(cost.length)) !== null;
}

/** What is wrong with a line that is a cost and nothing else; null for all other lines. */
export function costAlone(line: string): string | null {
  const cost = line.trim().replace(ARROW_AT_END, '');
  return CLEAR_COST.test(cost) ? `'${cost}' is a cost, and nothing stands behind it; ${EXPECTED}` : null;
}

/** `Pay 2 Force -> -> Evade 2`, `Tap -> Pay 2 Force -> Evade 2`; an arrow that nothing stands before. */
function doubledCost(names: KeywordNames, text: string, { start, end }: Span): LostArrow | null {
  let at = start;
  let found = 0;
  while (at < end) {
    const rest = text.slice(at, Math.min(end, at + LONGEST_COST));
    const arrow = ANY_ARROW.exec(rest)?.[0].length;
    const cost =
      arrow === undefined && (found === 0 || COST_VERB.test(rest)) ? leadingCost(names, rest) : null;
    const length = arrow ?? cost?.length ?? 0;
    if (length === 0) break;
    found += arrow !== undefined && found === 0 ? 2 : 1;
    at += length;
  }
  if (found < 2) return null;
  const printed = text.slice(start, at).replace(/\s+/g, ' ').trim();
  return { behind: at, message: `'${printed}' is not one cost and one arrow; ${EXPECTED}` };
}

function signIn(
  text: string,
  start: number,
  pattern: RegExp,
  fits: (cost: string, behind: number) => boolean,
): LostArrow | null {
  for (const sign of unquotedMatches(pattern, text, { start: 0, end: text.length })) {
    const cost = text.slice(0, sign.start).trim();
    const gap = /^\s*/.exec(text.slice(sign.end))?.[0].length ?? 0;
    const behind = start + sign.end + gap;
    if (cost === '' || /["“”|]|[.!?]\s/.test(cost) || !fits(cost, behind)) continue;
    const printed = text.slice(sign.start, sign.end).trim();
    const found = printed === '' ? 'nothing' : `'${printed}'`;
    return { behind, message: noArrow(cost, found) };
  }
  return null;
}

function noArrow(cost: string, found: string): string {
  return `'${cost}' is a cost, and ${found} stands where its arrow should; ${EXPECTED}`;
}

/** Is it something that is done for an ability, in which none is named? */
function namesPayment(names: KeywordNames, text: string): boolean {
  if (!COST_VERB.test(text) && !COST_VERB.test(text.replace(CLAUSE, ''))) return false;
  return namesNone(names, text);
}

/** Does it end in what is paid? */
function isThing(scan: LineScan, cost: string): boolean {
  return (
    /[\p{L}\d]$/u.test(cost) && !ONLY_VERB.test(cost) && !isSpokenOf(scan.names, cost) && !TO_GAIN.test(cost)
  );
}

/** A keyword with its value, and nothing but that to the end of the span. */
function isValued(scan: LineScan, start: number, { end }: Span): boolean {
  const item = readItem(scan, { start, end });
  if (item?.kind !== 'KEYWORD' || item.valueText === null) return false;
  return /^[\s.]*(?:$|\|)/.test(scan.text.slice(item.span.end, end));
}

/** With its value, or with a capital. */
function isAbility(scan: LineScan, start: number, { end }: Span): boolean {
  const item = readItem(scan, { start, end });
  if (item === null) return false;
  if (item.kind === 'BONUS') return scan.extent === 'LINES';
  const isSaid = item.kind === 'KEYWORD' && item.valueText !== null;
  return item.kind === 'FAULT' || isSaid || /\p{Lu}/u.test(scan.text.charAt(start));
}
