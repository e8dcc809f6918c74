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
const ARROW_NEXT = new RegExp(`^\\s*(?:${ARROW.source})`, 'iu');
/**
 * A gap, a dash, a lone angle, or the letter that the arrow of a symbol font turns into: what may stand for an arrow, and does only
 * between a cost and a keyword, or as a sign with spaces before the sentence that is paid for.
 */
const STAND_IN = /\s{3,}|\s*[-–—−]{1,3}[\s|]*(?=\p{L})|\s*>{1,2}\s*(?=\p{L})|\s+à\s+/gu;
const SIGN_ALONE = /^\s+(?:[-–—−]{1,3}|>{1,2})\s+$/;
const FORCE_AND_NAME =
  /^(?:pay\s+(?:\d+|x|[a-z]{3,5})\s+force\s*:?|\d+\s+force\s*:|\[tap\]\s*:?|tap\s*:)\s+/i;
export const COST_VERB =
  /^(?:\[?(?:pay|tap|untap|discard|remove|put|return|retreat|sacrifice|do|lose)\b|\d+\s+force\b)/i;
export const NO_COST = /^(?:while|when|whenever|as long as|if|during|until|each|this|for)\b/i;
const ONLY_FORCE = /^(?:\[\s*)?(?:pay\s+)?(?:(\d{1,3}|[a-z]{3,5})\s+force|(\d{1,3})\s?f)(?:\s*\])?$/i;
const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const FORCE_BEHIND = /^\s*[([]\s*(?:pay|for|costs?:?)?\s*(\d{1,3})\s*(?:force|f)\s*\.?\s*[)\]]/i;
/** Up to the end of the ability. */
const FOR_FORCE =
  /^(?:\s*[,;–—-])?\s+(?:for|at|(?:which\s+|that\s+)?costs?:?|costing|(?:at|for)\s+(?:a|the)\s+cost\s+of)\s+(?:pay(?:ing)?\s+)?(\d{1,3})\s+force(?=\s*(?:$|[,;.|)"“”]))/i;
/** What is surely paid: Force, build points, tapping. */
const PAYMENT =
  '(?:(?:pay\\s+)?(?:\\d{1,3}|x|[a-z]{3,5})\\s+(?:force|build\\s+points?)|\\[\\s*tap\\s*\\]|tap(?:\\s+(?:this\\s+unit|it))?)';
const PAYMENTS = `${PAYMENT}(?:\\s*(?:,|&|\\+|,?\\s*and)\\s*${PAYMENT})*`;
export const CLEAR_COST = new RegExp(`^${PAYMENTS}$`, 'i');
const PAID_BEHIND = new RegExp(`^\\s*[([]\\s*(?:costs?:?\\s+|for\\s+)?(${PAYMENTS})\\s*\\.?\\s*[)\\]]`, 'i');
const PAID_BEFORE = new RegExp(`^\\s*([([]\\s*${PAYMENTS}\\s*\\.?\\s*[)\\]])\\s*[:,]?\\s*`, 'i');
/** Where an arrow is lost: `Evade 1, Pay 2 Force`. */
const TRAILING = new RegExp(`^\\s*[.,;:–—-]?\\s*(${PAYMENTS})\\s*\\.?\\s*$`, 'i');
/** A cost in other words: `, which costs two Force`, `at the cost of a card`. */
const WORDED =
  /^\s*[,;–—-]?\s*((?:(?:which|that|it)\s+costs?|costs?|costing|(?:at|for)\s+(?:a|the)\s+cost)\b[^.;|"“”]*)/i;
const BRACKETED = /^\s*\(\s*([^()]*?)\s*\)/;
const SAYS_COST = /^(?:pay|costs?)\b/i;
export const TO_GAIN = /\sto\s+(?:gain|get|give|have)\b/i;
const TO = /^(?:you\s+(?:may|can)\s+)?(.+?)\s+to$/i;
const LONGEST_COST = 200;
const LONGEST_ARROW = 10;

/** A cost that the text begins with, up to the end of its arrow. */
export function leadingCost(names: KeywordNames, text: string): LeadingCost | null {
  const arrow = firstSpan(
    unquotedMatches(ARROW, text, { start: 0, end: Math.min(text.length, LONGEST_COST + LONGEST_ARROW) }),
  );
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

/** `(2 Force)`, `for 2 Force` or `(Tap)` behind an ability; null where that is the cost of another one behind it. */
export function costBehind(names: KeywordNames, text: string): LeadingCost | null {
  const match = FORCE_BEHIND.exec(text) ?? FOR_FORCE.exec(text);
  const paid = match === null ? PAID_BEHIND.exec(text) : null;
  const [found] = match ?? paid ?? [];
  if (found === undefined || isOfNext(names, text, found)) return null;
  if (paid !== null) return { cost: costOf(capital(paid[1] ?? '')), length: found.length };
  const force = Number(match?.[1]);
  return { cost: { text: `Pay ${force} Force`, force }, length: found.length };
}

/** `[tap] -> Absorb 1`, `[tap], Pay 1 Force -> Evade 2`. */
function isOfNext(names: KeywordNames, text: string, found: string): boolean {
  if (ARROW_NEXT.test(text.slice(found.length))) return true;
  const printed = text.trimStart();
  if (!printed.startsWith('[')) return false;
  const leading = leadingCost(names, printed);
  return leading !== null && namesNone(names, leading.cost.text);
}

/** `(Pay 2 Force)` before an ability, without an arrow, and the gap behind it. */
export function bracketedCost(text: string): { readonly text: string; readonly length: number } | null {
  const found = PAID_BEFORE.exec(text);
  return found === null ? null : { text: found[1] ?? '', length: found[0].length };
}

/** A cost with neither arrow nor brackets at the end of the text: `, Pay 2 Force`; or in brackets, and not one that is known. */
export function strayCost(text: string): { readonly text: string; readonly length: number } | null {
  const trailing = TRAILING.exec(text) ?? WORDED.exec(text);
  if (trailing !== null) return { text: trailing[1] ?? '', length: trailing[0].trimEnd().length };
  const bracketed = BRACKETED.exec(text);
  const said = bracketed?.[1] ?? '';
  const isCostInBrackets = SAYS_COST.test(said) || (COST_VERB.test(said) && !/[.!?]$/.test(said));
  return bracketed !== null && isCostInBrackets ? { text: said, length: bracketed[0].length } : null;
}

/** `Pay 2 Force to`, before what is gained. */
export function costToGain(text: string): AbilityCost | null {
  const said = TO.exec(text)?.[1];
  if (said === undefined || !COST_VERB.test(said) || !isCost(said)) return null;
  return costOf(capital(said));
}

/** Does no word of the text begin the name of a keyword? */
export function namesNone(names: KeywordNames, text: string): boolean {
  const words = [...text.matchAll(/(?<![\p{L}'’-])\p{L}/gu)];
  return words.every(({ index }) => leadingName(names, text.slice(index)) === null);
}

function isCost(text: string): boolean {
  const cost = text.trim();
  return cost !== '' && cost.length <= LONGEST_COST && !NO_COST.test(cost) && !/[;|:"“”]|[.!?]\s/.test(cost);
}

function costUpTo(text: string, costEnd: number, end: number): LeadingCost {
  const gap = /^[\s|]*/.exec(text.slice(end))?.[0].length ?? 0;
  return { cost: costOf(text.slice(0, costEnd)), length: end + gap };
}

export function costOf(printed: string): AbilityCost {
  const text = printed
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\(\s*([^()]*?)\s*\)$/, '$1');
  const found = ONLY_FORCE.exec(text);
  return { text, force: amountOf(found?.[1] ?? found?.[2]) };
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** In digits or in a word; null for anything else. */
function amountOf(printed: string | undefined): number | null {
  if (printed === undefined) return null;
  if (/^\d/.test(printed)) return Number(printed);
  const amount = WORDS.indexOf(printed.toLowerCase());
  return amount < 0 ? null : amount;
}
