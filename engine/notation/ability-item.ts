import { conditionAt, type FoundCondition, MAY_BE_CONDITION } from './ability-condition.js';
import { costBehind, leadingCost, strayCost } from './ability-cost.js';
import { type ReadValue, readValue, valueInWords } from './ability-value.js';
import { unsaidInBrackets } from './brackets-behind.js';
import { EVERYDAY_NAMES } from './everyday-names.js';
import { type KeywordNames, leadingName } from './keyword-names.js';
import type { KnownKeyword } from './known-keyword.js';
import { type LineScan, trimmed } from './line-scan.js';
import { namesAtEnd } from './names-at-end.js';
import type { AbilityCost, Stat } from './parsed-line.js';
import { firstSpan, type Span, unquotedMatches } from './quoted-spans.js';
import { isSpokenOf } from './spoken-of.js';

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
const NEXT_SENTENCE =
  /^\s+(?:When|Whenever|While|As long as|If|During|Each|All|Equipped|This unit|Pay|Tap|\[)(?![\p{L}-])/u;
/** On a line of its own. */
const STARTS_COST =
  /^(?:\[|(?:Once|Pay|Tap|Untap|Discard|Remove|Put|Return|Retreat|Sacrifice|Do|Lose|Move|Spend|Deal|Reveal|Shuffle|Destroy|Turn)\s)/;
const JOINT = /\s+(?=[\p{Lu}[])/gu;
const LONGEST_WORD = 40;
const ENDS_LINE = /^\.?["”“]?\s*(?:$|[|\r\n/])/;
const CLOSED = /^[\s|]*(?:$|[,;.*•·●▪◦‣&(]|and\b)/i;
const WHERE = /^\s*,?\s*where\s+x\b/i;
const OWN_POWER = /^where x (?:is|equals) (?:this unit['’]s|its|the unit['’]s) (?:total |current )?power$/i;
/** Between two of which one is chosen; on cards only. */
export const OR = /^\s*,?\s*\bor\b\s*/;
/** Between the entries of a list; bullets may follow a period. */
export const BETWEEN_ITEMS =
  /[\s|]*(?:[.,;]?\s*\|?\s*[*•·●▪◦‣]\s*|[,;][\s|]*(?:(?:and|then)\b[\s|]*)?|(?:\band\b|&)[\s|]*)/gi;

/** The ability that the span begins with, up to the end of its condition; null when it begins with none. */
export function readItem(scan: LineScan, span: Span): Item | null {
  const core = readCore(scan, span);
  if (core === null || core.kind === 'FAULT') return core;
  const item = core.kind === 'KEYWORD' ? withFormula(scan, core, span) : core;
  return unpaid(scan, item, span) ?? withCondition(scan, item, span);
}

/** `Evade 1, Pay 2 Force`: with a cost that is not written as one it is not read as free. */
function unpaid(scan: LineScan, item: KeywordItem | BonusItem, { end }: Span): FaultyItem | null {
  if (item.kind === 'BONUS' || item.cost !== null) return null;
  const rest = scan.text.slice(item.span.end, end);
  const stray = strayCost(rest);
  if (stray === null || (item.valueText === null && /^\s*:/.test(rest))) return null;
  if (
    !ENDS_LINE.test(scan.text.slice(item.span.end + stray.length)) &&
    stray.length === rest.trimEnd().length
  )
    return null;
  const span = { start: item.span.start, end: item.span.end + stray.length };
  const message = `'${stray.text}' is a cost that is not written as one; expected it like 'Pay 2 Force -> Evade 2'.`;
  return { kind: 'FAULT', message, suggestions: [], span };
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
  const worded = valueInWords(keyword, text.slice(nameEnd));
  if (worded !== null) return fault(nameEnd + worded.length, worded.message);
  const value = readValue(keyword, text.slice(nameEnd));
  const valueEnd = nameEnd + value.length;
  const rest = text.slice(valueEnd);
  const closed = isClosed(scan, rest);
  const isOrdinaryWord =
    scan.extent === 'CARD' && (goesOnAsWord(keyword, rest) || isCommand(keyword, value, rest));
  if (closed && isOrdinaryWord && valueEnd === nameEnd && POINTS_AT.test(rest)) return null;
  if ('fault' in value) return closed && !isOrdinaryWord ? fault(valueEnd, value.fault) : null;
  const unsaid = unsaidInBrackets(scan, rest);
  if (unsaid !== null) return fault(valueEnd + unsaid.length, unsaid.message);
  if (!closed) {
    if (isOrdinaryWord) return null;
    const message = `Expected the end of the ability or a condition after '${text.slice(0, valueEnd)}'; found '${firstWord(rest)}'.`;
    const isSurely = value.value !== null || divided(scan, rest);
    return isSurely ? fault(text.length, message) : null;
  }
  const { value: number, valueText } = value;
  const plain = { byPower: false, condition: null, quoted: false, span: { start, end: start + valueEnd } };
  return { kind: 'KEYWORD', keyword, value: number, valueText, cost, ...plain };
}

function firstWord(text: string): string {
  return text.trim().split(/\s/, 1)[0] ?? '';
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
  if (CLOSED.test(rest) || MAY_BE_CONDITION.test(rest) || WHERE.test(rest)) return true;
  if (costBehind(scan.names, rest) !== null || startsAnother(scan, rest)) return true;
  if (scan.extent === 'LINES') return false;
  const or = OR.exec(rest)?.[0];
  return /^\s*:/.test(rest) || (or !== undefined && isNamedWhole(scan.names, rest.slice(or.length)));
}

/** Lines that were joined with nothing between them; on a card a name in small letters is an ordinary word. */
function startsAnother({ names, extent }: LineScan, rest: string): boolean {
  if (NEXT_SENTENCE.test(rest) || startsCost(names, rest)) return true;
  const next = rest.trimStart();
  return next !== rest && (extent === 'LINES' || /^\p{Lu}/u.test(next)) && isNamedWhole(names, next);
}

function startsCost(names: KeywordNames, rest: string): boolean {
  const next = rest.trimStart();
  return next !== rest && STARTS_COST.test(next) && leadingCost(names, next) !== null;
}

/** `Armor/Overkill`, where no Switch holds them; `Armor + Overkill`. */
function divided({ names }: LineScan, rest: string): boolean {
  const slash = /^\s*[/+]\s*/.exec(rest)?.[0];
  return slash !== undefined && isNamedWhole(names, rest.slice(slash.length));
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
  const behind = item.cost === null ? costBehind(scan.names, rest) : null;
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
  const found = conditionBehind(scan, { start: item.span.end, end });
  if (found === null) return item;
  return { ...item, condition: found.condition, span: { start: item.span.start, end: found.end } };
}

/** A condition that the span begins with, and its end. */
export function conditionBehind(scan: LineScan, span: Span): FoundCondition | null {
  return conditionAt(scan.text, span, (clause) => clauseEnd(scan, clause));
}

/** Where a condition or formula ends: at the next ability of the list, or with the span. */
function clauseEnd(scan: LineScan, span: Span): number {
  const joint = firstSpan(unquotedMatches(JOINT, scan.text, span), (at) => startsLine(scan, at, span));
  const before = { start: span.start, end: joint?.start ?? span.end };
  const last = namesAtEnd(scan, before, 'NOWHERE')?.gap ?? before.end;
  for (const between of unquotedMatches(BETWEEN_ITEMS, scan.text, { start: span.start, end: last })) {
    const separator = scan.text.slice(between.start, between.end);
    if (/[;*•·●▪◦‣]/.test(separator)) return between.start;
    const next = readCore(scan, { start: between.end, end: span.end });
    if (next === null || next.kind === 'FAULT') continue;
    const sure = next.kind === 'BONUS' || next.cost !== null || next.valueText !== null;
    if (sure || separator.includes(',') || hasClause(scan, span, between, next)) return between.start;
  }
  return last;
}

/** `Armor while in Space and Overkill while in Ground` */
function hasClause({ names, text }: LineScan, clause: Span, between: Span, next: KeywordItem): boolean {
  if (!MAY_BE_CONDITION.test(text.slice(next.span.end, clause.end))) return false;
  return !isSpokenOf(names, text.slice(clause.start, between.start));
}

/** Behind a clause another line may begin with nothing between: a cost, or a keyword with its value behind a word in capitals. */
function startsLine({ text, names }: LineScan, at: Span, { start, end }: Span): boolean {
  const next = text.slice(at.end, end);
  const words = text.slice(start, at.start);
  if (STARTS_COST.test(next)) return leadingCost(names, next) !== null;
  if (!/(?:^|\s)\p{Lu}[\p{L}'’-]*$/u.test(words.slice(-LONGEST_WORD))) return false;
  const named = leadingName(names, next);
  return named !== null && /^\s+[+\-–—−]?\d/.test(next.slice(named.length)) && isNamedWhole(names, next);
}
