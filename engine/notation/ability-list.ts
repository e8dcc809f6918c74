import { leadingCost } from './ability-cost.js';
import { BETWEEN_ITEMS, type Item, readItem } from './ability-item.js';
import { startsContainer } from './container-head.js';
import { nearestNames } from './keyword-names.js';
import { type LineScan, trimmed } from './line-scan.js';
import { quotedSpans, type Span, unquotedMatches } from './quoted-spans.js';

export interface ItemList {
  readonly items: readonly Item[];
  /** Where reading stopped: the end of the span, or where something else than an entry begins. */
  readonly end: number;
}

const WITH_VALUE = /^(\p{L}[\p{L}'’-]*(?:\s+\p{L}[\p{L}'’-]*){0,2})\s+(?:[+\-–—−]\s?)?(?:\d+|X)$/u;
const WORDS = /^\p{L}[\p{L}'’-]*(?:\s+\p{L}[\p{L}'’-]*){0,2}$/u;
const ALL_CAPITALISED = /^(?:\p{Lu}[\p{L}'’-]*\s*)+$/u;
const REMINDER = /^\s*\([^()]*\)\s*/;
const STEP = new RegExp(`^(?:${BETWEEN_ITEMS.source})`, 'i');

/**
 * Abilities and stat bonuses in a row: `Lucky 1 and +1 power`, `Focus 1 and "Pay 1 Force -> Evade 1."`. Null when the span does
 * not begin with one. `alone`: nothing else stands on the line, so that a bare name is meant as a keyword.
 */
export function readList(scan: LineScan, whole: Span, alone: boolean): ItemList | null {
  const span = trimmed(scan.text, whole);
  const items: Item[] = [];
  let at = span.start + (/^[*•]\s*/.exec(scan.text.slice(span.start, span.end))?.[0].length ?? 0);
  while (at < span.end) {
    if (items.length > 0 && startsContainer(scan, { start: at, end: span.end })) {
      return { items: shareFormula(items), end: at };
    }
    const entry = readEntry(scan, { start: at, end: span.end }, alone);
    if (entry === null && items.length === 0) return null;
    if (entry === null) return { items: shareFormula(items), end: at };
    items.push(...entry.items);
    at = afterEntry(scan, entry.end, span.end);
  }
  return items.length === 0 ? null : { items: shareFormula(items), end: span.end };
}

function readEntry(scan: LineScan, span: Span, alone: boolean): ItemList | null {
  const [quoted] = quotedSpans(scan.text, span);
  if (quoted?.start === span.start) return readQuoted(scan, quoted);
  const item = readItem(scan, span) ?? readMisspelt(scan, span, alone);
  return item === null ? null : { items: [item], end: item.span.end };
}

/** Quoted prose is an entry too; nothing is quoted inside a quotation. */
function readQuoted(scan: LineScan, quoted: Span): ItemList {
  const inner = trimmed(scan.text, { start: quoted.start + 1, end: quoted.end - 1 });
  const items: Item[] = [];
  let at = inner.start;
  const last = scan.text.slice(inner.start, inner.end).replace(/[\s.]+$/, '').length + inner.start;
  while (at < last) {
    const item = readItem(scan, { start: at, end: last });
    if (item === null) items.push({ kind: 'PROSE', span: { start: at, end: last } });
    else items.push(item);
    at = item === null ? last : afterEntry(scan, item.span.end, last);
  }
  return { items, end: quoted.end };
}

/** Behind the separator, or behind nothing when no separator follows. */
function afterEntry(scan: LineScan, from: number, end: number): number {
  const reminder = REMINDER.exec(scan.text.slice(from, end))?.[0].length ?? 0;
  const step = STEP.exec(scan.text.slice(from + reminder, end))?.[0].length ?? 0;
  const space = step > 0 ? 0 : (/^\s*/.exec(scan.text.slice(from + reminder, end))?.[0].length ?? 0);
  return from + reminder + step + space;
}

/** An entry that has the form of a keyword and is none. */
function readMisspelt(scan: LineScan, span: Span, alone: boolean): Item | null {
  const [separator] = unquotedMatches(BETWEEN_ITEMS, scan.text, span);
  const passage = trimmed(scan.text, { start: span.start, end: separator?.start ?? span.end });
  const entry = scan.text.slice(passage.start, passage.end);
  const cost = leadingCost(scan.names, scan.text.slice(span.start, span.end));
  const paid = cost === null ? null : trimmed(scan.text, { start: span.start + cost.length, end: span.end });
  const name = WITH_VALUE.exec(entry)?.[1];
  if (name !== undefined) return misspelt(scan, passage, name);
  if (paid !== null && cost !== null) {
    const text = scan.text.slice(paid.start, paid.end).split(BETWEEN_ITEMS, 1)[0]?.trim() ?? '';
    const paidName = WITH_VALUE.exec(text)?.[1] ?? (isNearName(scan, text) ? text : undefined);
    if (paidName === undefined) return null;
    return misspelt(scan, { start: span.start, end: paid.start + text.length }, paidName);
  }
  if (!isNearName(scan, entry) && !(alone && separator === undefined && ALL_CAPITALISED.test(entry)))
    return null;
  return WORDS.test(entry) ? misspelt(scan, passage, entry) : null;
}

function isNearName(scan: LineScan, text: string): boolean {
  return WORDS.test(text) && nearestNames(scan.names, text, true).length > 0;
}

function misspelt(scan: LineScan, span: Span, name: string): Item {
  const suggestions = nearestNames(scan.names, name);
  const hint =
    suggestions.length === 0
      ? 'Expected the name of a keyword.'
      : `Did you mean ${suggestions.join(' or ')}?`;
  return { kind: 'FAULT', message: `'${name}' is no known keyword. ${hint}`, suggestions, span };
}

/** In `Evade X and Parry X, where X is ...` the formula is that of both. */
function shareFormula(items: readonly Item[]): readonly Item[] {
  let formula: string | null = null;
  let byPower = false;
  return items
    .toReversed()
    .map((item) => {
      if (item.kind !== 'KEYWORD' || !item.valueText?.includes('X')) return item;
      const at = item.valueText.indexOf(', where');
      if (at >= 0) {
        formula = item.valueText.slice(at);
        byPower = item.byPower;
        return item;
      }
      if (formula === null) return item;
      return {
        ...item,
        valueText: `${item.valueText}${formula}`,
        byPower: byPower && item.valueText === 'X',
      };
    })
    .toReversed();
}
