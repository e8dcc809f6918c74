import { type KeywordNames, leadingName } from './keyword-names.js';
import type { AbilityCost } from './parsed-line.js';
import { firstSpan, unquotedMatches } from './quoted-spans.js';

export interface LeadingCost {
  readonly cost: AbilityCost;
  /** Of the cost and its arrow. */
  readonly length: number;
}

/** Also as the reference of a web page. */
export const ARROW =
  /[-–—−=~]{1,3}\s?(?:>|&gt;){1,2}|[→⇒⇨➔➙➜➝➞➡➤⟶⟹►▶\uF0E0\uF0E8]\uFE0F?|&(?:rarr|#8594|#x2192);|§/giu;
/**
 * A gap, a dash, a lone angle, or the letter that the arrow of a symbol font turns into: what may stand for an arrow, and does only
 * between a cost and a keyword, or as a sign with spaces before the sentence that is paid for.
 */
const STAND_IN = /\s{3,}|\s*[-–—−]{1,3}\s*(?=\p{L})|\s*>{1,2}\s*(?=\p{L})|\s+à\s+/gu;
const SIGN_ALONE = /^\s+(?:[-–—−]{1,3}|>{1,2})\s+$/;
const FORCE_AND_NAME =
  /^(?:pay\s+(?:\d+|x|[a-z]{3,5})\s+force\s*:?|\d+\s+force\s*:|\[tap\]\s*:?|tap\s*:)\s+/i;
export const COST_VERB =
  /^(?:\[?(?:pay|tap|untap|discard|remove|put|return|retreat|sacrifice|do|lose)\b|\d+\s+force\b)/i;
export const NO_COST = /^(?:while|when|whenever|as long as|if|during|until|each|this|for)\b/i;
const ONLY_FORCE = /^(?:pay\s+)?(\d{1,3}|[a-z]{3,5})\s+force$/i;
const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const FORCE_BEHIND = /^\s*[([]\s*(?:pay|for|costs?:?)?\s*(\d{1,3})\s*(?:force|f)\s*[)\]]/i;
/** Up to the end of the ability. */
const FOR_FORCE = /^\s+(?:for|at|costs?|costing)\s+(\d{1,3})\s+force(?=\s*(?:$|[,;.|]))/i;
const TAP_BEHIND = /^\s*[([]\s*tap\s*[)\]]/i;
const LONGEST_COST = 200;

/** A cost that the text begins with, up to the end of its arrow. */
export function leadingCost(names: KeywordNames, text: string): LeadingCost | null {
  const arrow = firstSpan(unquotedMatches(ARROW, text, { start: 0, end: text.length }));
  if (arrow !== null && isCost(text.slice(0, arrow.start))) return costUpTo(text, arrow.start, arrow.end);
  if (!COST_VERB.test(text)) return null;
  const plain = FORCE_AND_NAME.exec(text)?.[0];
  if (plain !== undefined && leadingName(names, text.slice(plain.length)) !== null) {
    return costUpTo(text, plain.replace(/[:\s]+$/, '').length, plain.length);
  }
  const near = { start: 0, end: Math.min(text.length, LONGEST_COST) };
  const standIn = firstSpan(
    unquotedMatches(STAND_IN, text, near),
    ({ start, end }) =>
      isCost(text.slice(0, start)) &&
      (leadingName(names, text.slice(end)) !== null ||
        (SIGN_ALONE.test(text.slice(start, end)) && /^\p{Lu}/u.test(text.slice(end)))),
  );
  return standIn === null ? null : costUpTo(text, standIn.start, standIn.end);
}

/** `(2 Force)`, `for 2 Force` or `(Tap)` behind an ability. */
export function costBehind(text: string): LeadingCost | null {
  const tap = TAP_BEHIND.exec(text);
  if (tap !== null) return { cost: { text: 'Tap', force: null }, length: tap[0].length };
  const match = FORCE_BEHIND.exec(text) ?? FOR_FORCE.exec(text);
  if (match === null) return null;
  const force = Number(match[1]);
  return { cost: { text: `Pay ${force} Force`, force }, length: match[0].length };
}

function isCost(text: string): boolean {
  const cost = text.trim();
  return cost !== '' && cost.length <= LONGEST_COST && !NO_COST.test(cost) && !/[;|:"“”]|[.!?]\s/.test(cost);
}

function costUpTo(text: string, costEnd: number, end: number): LeadingCost {
  const cost = text.slice(0, costEnd).replace(/\s+/g, ' ').trim();
  const force = amountOf(ONLY_FORCE.exec(cost)?.[1]);
  const gap = /^\s*/.exec(text.slice(end))?.[0].length ?? 0;
  return { cost: { text: cost, force }, length: end + gap };
}

/** In digits or in a word; null for anything else. */
function amountOf(printed: string | undefined): number | null {
  if (printed === undefined) return null;
  if (/^\d/.test(printed)) return Number(printed);
  const amount = WORDS.indexOf(printed.toLowerCase());
  return amount < 0 ? null : amount;
}
