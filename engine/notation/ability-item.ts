import { costBehind, leadingCost } from './ability-cost.js';
import { type ReadValue, readValue } from './ability-value.js';
import { EVERYDAY_NAMES } from './everyday-names.js';
import { type KeywordNames, leadingName } from './keyword-names.js';
import type { KnownKeyword } from './known-keyword.js';
import { type LineScan, trimmed } from './line-scan.js';
import type { AbilityCost, Stat } from './parsed-line.js';
import { type Span, unquotedMatches } from './quoted-spans.js';

/** One entry of a list of abilities. */
export type Item = KeywordItem | BonusItem | FaultyItem | ProseItem | PassageItem;

export interface KeywordItem {
  readonly kind: 'KEYWORD';
  readonly keyword: KnownKeyword;
  readonly value: number | null;
  readonly valueText: string | null;
  readonly byPower: boolean;
  readonly cost: AbilityCost | null;
  readonly condition: string | null;
  readonly quoted: boolean;
  readonly span: Span;
}

export interface BonusItem {
  readonly kind: 'BONUS';
  readonly stat: Stat;
  readonly amount: number;
  readonly condition: string | null;
  readonly quoted: boolean;
  readonly span: Span;
}

export interface FaultyItem {
  readonly kind: 'FAULT';
  readonly message: string;
  readonly suggestions: readonly string[];
  readonly span: Span;
}

export interface ProseItem {
  readonly kind: 'PROSE';
  readonly span: Span;
}

/** Quoted text of a card, to be read like a line. */
export interface PassageItem {
  readonly kind: 'PASSAGE';
  readonly span: Span;
}

const BONUS = /^([+\-–—−])\s?(\d{1,3})\s+(power|health|speed)\b/i;
/** In small letters only: a capital opens another sentence. */
const CONDITION =
  /^\s*(?:while|when|whenever|as long as|if|against|for|during|until|unless|except|instead|each|this turn|in|at|on|after|before)\b/;
const NEXT_SENTENCE =
  /^\s+(?:When|Whenever|While|As long as|If|During|Each|All|Equipped|This unit|Pay|Tap|\[)(?![\p{L}-])/u;
const CLOSED = /^\s*(?:$|[,;.*•·●▪◦‣&(]|and\b)/i;
const NUMBER_IN_BRACKETS = /^\s*[([](?=[^)\]]*\d)(?:\s*(?:costs?|pay|for|force|f|each|[+-]?\d+))+\s*[)\]]/i;
const WHERE = /^\s*,?\s*where\s+x\b/i;
const OWN_POWER = /^where x (?:is|equals) (?:this unit['’]s|its|the unit['’]s) (?:total |current )?power$/i;
/** Between two of which one is chosen; on cards only. */
export const OR = /^\s*,?\s*\bor\b\s*/;
/** Between the entries of a list; bullets may follow a period. */
export const BETWEEN_ITEMS = /\s*(?:[.,;]?\s*\|?\s*[*•·●▪◦‣]\s*|[,;]\s*(?:and\b\s*)?|(?:\band\b|&)\s*)/gi;

/** The ability that the span begins with, up to the end of its condition; null when it begins with none. */
export function readItem(scan: LineScan, span: Span): Item | null {
  const core = readCore(scan, span);
  if (core === null || core.kind === 'FAULT') return core;
  return withCondition(scan, core.kind === 'KEYWORD' ? withFormula(scan, core, span) : core, span);
}

function readCore(scan: LineScan, { start, end }: Span): KeywordItem | BonusItem | FaultyItem | null {
  const text = scan.text.slice(start, end);
  const bonus = BONUS.exec(text);
  if (bonus !== null) return readBonus(scan, bonus, text, start);
  const own = leadingName(scan.names, text);
  const named = own === null ? null : readNamed(scan, own.keyword, text, own.length, start, null);
  if (named !== null) return named;
  const leading = leadingCost(scan.names, text);
  const paid = leading === null ? null : leadingName(scan.names, text.slice(leading.length));
  if (leading === null || paid === null) return null;
  return readNamed(scan, paid.keyword, text, leading.length + paid.length, start, leading.cost);
}

function readBonus(
  scan: LineScan,
  [printed, sign, digits, stat]: RegExpExecArray,
  text: string,
  start: number,
): BonusItem | null {
  const rest = text.slice(printed.length);
  if (!isClosed(scan, rest)) return null;
  const size = Number(digits);
  const amount = sign === '+' || size === 0 ? size : -size;
  const span = { start, end: start + printed.length };
  return {
    kind: 'BONUS',
    stat: String(stat).toLowerCase() as Stat,
    amount,
    condition: null,
    quoted: false,
    span,
  };
}

function readNamed(
  scan: LineScan,
  keyword: KnownKeyword,
  text: string,
  nameEnd: number,
  start: number,
  cost: AbilityCost | null,
): KeywordItem | FaultyItem | null {
  const fault = (length: number, message: string): FaultyItem => ({
    kind: 'FAULT',
    message,
    suggestions: [],
    span: { start, end: start + length },
  });
  if (!hasNoText(keyword)) {
    const bare = /^\s*(?:$|[,;.])/.test(text.slice(nameEnd));
    return bare ? fault(nameEnd, `${keyword.name} needs a colon and what follows it; found none.`) : null;
  }
  const value = readValue(keyword, text.slice(nameEnd));
  const valueEnd = nameEnd + value.length;
  const rest = text.slice(valueEnd);
  const closed = isClosed(scan, rest);
  const isOrdinaryWord =
    scan.extent === 'CARD' && (goesOnAsWord(keyword, rest) || isCommand(keyword, value, rest));
  if (closed && isOrdinaryWord && valueEnd === nameEnd && POINTS_AT.test(rest)) return null;
  if ('fault' in value) return closed && !isOrdinaryWord ? fault(valueEnd, value.fault) : null;
  const isLine = scan.extent === 'LINES' && costBehind(rest) === null;
  const unsaid = isLine ? NUMBER_IN_BRACKETS.exec(rest)?.[0] : undefined;
  if (unsaid !== undefined) return fault(valueEnd + unsaid.length, whatIs(unsaid));
  if (!closed && isOrdinaryWord) return null;
  if (!closed) {
    const found = rest.trim().split(/\s/, 1)[0] ?? '';
    const message = `Expected the end of the ability or a condition after '${text.slice(0, valueEnd)}'; found '${found}'.`;
    return value.value === null ? null : fault(text.length, message);
  }
  const { value: number, valueText } = value;
  const span = { start, end: start + valueEnd };
  const plain = { byPower: false, condition: null, quoted: false } as const;
  return { kind: 'KEYWORD', keyword, value: number, valueText, cost, ...plain, span };
}

function whatIs(brackets: string): string {
  return `What '${brackets.trim()}' says can't be told; a cost is written '(2 Force)'.`;
}

/** Is it printed with nothing behind its name but a value? */
function hasNoText({ parameter }: KnownKeyword): boolean {
  return parameter === 'NONE' || parameter === 'NUMBER' || parameter === 'SIGNED_NUMBER';
}

/** `Protect 2 units`: the name is meant as an ordinary word. */
function goesOnAsWord({ slug }: KnownKeyword, rest: string): boolean {
  return EVERYDAY_NAMES.has(slug) && /^\s+\p{Ll}/u.test(rest);
}

/** What a command is about, where a condition would name a kind of unit, a time or an arena. */
const POINTS_AT =
  /^\s+(?:against|on|at|in|for|after|before)\s+(?:the|this|that|these|those|it|them|its)\b(?!\s+(?:space|ground|character)\s+arena)/i;
const WITH_COLON = /^[^.;|"“]*:/;

/** `Retaliate against the attacker`, `Meditate on this: ...`: no number where one belongs, or a colon where none does. */
function isCommand({ parameter }: KnownKeyword, value: ReadValue, rest: string): boolean {
  return POINTS_AT.test(rest) && ('fault' in value || (parameter === 'NONE' && WITH_COLON.test(rest)));
}

function isClosed(scan: LineScan, rest: string): boolean {
  if (CLOSED.test(rest) || CONDITION.test(rest) || WHERE.test(rest) || costBehind(rest) !== null) return true;
  if (startsAnother(scan, rest)) return true;
  if (scan.extent === 'LINES') return false;
  const or = OR.exec(rest)?.[0];
  return /^\s*:/.test(rest) || (or !== undefined && isNamedWhole(scan.names, rest.slice(or.length)));
}

/** Lines that were joined with nothing between them; on a card a name in small letters is an ordinary word. */
function startsAnother({ names, extent }: LineScan, rest: string): boolean {
  if (NEXT_SENTENCE.test(rest)) return true;
  const next = rest.trimStart();
  return next !== rest && (extent === 'LINES' || /^\p{Lu}/u.test(next)) && isNamedWhole(names, next);
}

/** Does the text begin with a name and what belongs behind it: its value, or its colon? */
export function isNamedWhole(names: KeywordNames, text: string): boolean {
  const named = leadingName(names, text);
  if (named === null) return false;
  if (!hasNoText(named.keyword)) return text.charAt(named.length) === ':';
  return !('fault' in readValue(named.keyword, text.slice(named.length)));
}

/** With `, where X is ...` and `(2 Force)`, if they follow. */
function withFormula(scan: LineScan, item: KeywordItem, { end }: Span): KeywordItem {
  const rest = scan.text.slice(item.span.end, end);
  const behind = item.cost === null ? costBehind(rest) : null;
  if (behind !== null) {
    return {
      ...item,
      cost: behind.cost,
      span: { start: item.span.start, end: item.span.end + behind.length },
    };
  }
  const where = item.valueText?.includes('X') ? WHERE.exec(rest)?.[0] : undefined;
  if (where === undefined) return item;
  const from = item.span.end + where.length;
  const span = trimmed(scan.text, { start: item.span.start, end: clauseEnd(scan, { start: from, end }) });
  const clause = `where X${scan.text.slice(from, span.end).replace(/\s+/g, ' ')}`;
  const byPower = item.valueText === 'X' && OWN_POWER.test(clause);
  return { ...item, valueText: `${item.valueText}, ${clause}`, byPower, span };
}

function withCondition<Found extends KeywordItem | BonusItem>(
  scan: LineScan,
  item: Found,
  { end }: Span,
): Found {
  const { start, end: from } = item.span;
  if (!CONDITION.test(scan.text.slice(from, end))) return item;
  const span = trimmed(scan.text, { start, end: clauseEnd(scan, { start: from, end }) });
  return { ...item, condition: plainClause(scan.text.slice(from, span.end)), span };
}

/** One line, no spaces at the ends, its first word in small letters. */
export function plainClause(text: string): string {
  const clause = text.replace(/\s+/g, ' ').trim();
  return clause.charAt(0).toLowerCase() + clause.slice(1);
}

/** Where a condition or formula ends: at the next ability of the list, or with the span. */
function clauseEnd(scan: LineScan, span: Span): number {
  for (const between of unquotedMatches(BETWEEN_ITEMS, scan.text, span)) {
    const separator = scan.text.slice(between.start, between.end);
    if (/[;*•·●▪◦‣]/.test(separator)) return between.start;
    const next = readCore(scan, { start: between.end, end: span.end });
    if (next === null || next.kind === 'FAULT') continue;
    const sure = next.kind === 'BONUS' || next.cost !== null || next.valueText !== null;
    if (sure || separator.includes(',')) return between.start;
  }
  return span.end;
}
