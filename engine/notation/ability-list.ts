import { leadingCost } from './ability-cost.js';
import { BETWEEN_ITEMS, type Item, isNamedWhole, OR, readItem } from './ability-item.js';
import { startsContainer } from './container-head.js';
import { leadingName, nearestNames } from './keyword-names.js';
import { type LineScan, trimmed } from './line-scan.js';
import { firstSpan, quotedSpans, type Span, unquotedMatches } from './quoted-spans.js';
import { type Reach, shareInList } from './share-in-list.js';

export interface ItemList {
  readonly items: readonly Item[];
  /** Where reading stopped: the end of the span, or where something else than an entry begins. */
  readonly end: number;
}

const WITH_VALUE = /^(\p{L}[\p{L}'’-]*(?:\s+\p{L}[\p{L}'’-]*){0,2})\s+(?:[+\-–—−]\s?)?(?:\d+|X)$/u;
/** `It gets Stun 1`: who gets an ability stands before it. */
const GIVES = /\s(?:gets?|gains?|has|have)\s/i;
const WORDS = /^\p{L}[\p{L}'’-]*(?:\s+\p{L}[\p{L}'’-]*){0,2}$/u;
const ALL_CAPITALISED = /^(?:\p{Lu}[\p{L}'’-]*\s*)+$/u;
const REMINDER = /^\s*\([^()]*\)\s*/;
const BULLET = /^(?:\|?\s*[*•·●▪◦‣]\s*|[-–—]\s+(?=\p{L})|[Bb]oth\s+(?=\p{Lu}))/u;
const STEP = new RegExp(`^(?:${BETWEEN_ITEMS.source})`, 'i');

/**
 * Abilities and stat bonuses in a row: `Lucky 1 and +1 power`, `Focus 1 and "Pay 1 Force -> Evade 1."`. Null when the span does
 * not begin with one. `alone`: nothing else stands on the line, so that a bare name is meant as a keyword.
 */
export function readList(
  scan: LineScan,
  whole: Span,
  alone: boolean,
  reach: Reach = 'JOINED',
): ItemList | null {
  const span = trimmed(scan.text, whole);
  const items: Item[] = [];
  let at = span.start + (BULLET.exec(scan.text.slice(span.start, span.end))?.[0].length ?? 0);
  while (at < span.end) {
    if (items.length > 0 && startsContainer(scan, { start: at, end: span.end })) break;
    const entry = readEntry(scan, { start: at, end: span.end }, alone);
    if (entry === null && items.length === 0) return null;
    if (entry === null) break;
    items.push(...entry.items);
    at = afterEntry(scan, entry.end, span.end);
  }
  if (items.length === 0) return null;
  return { items: shareInList(scan, items, reach), end: Math.min(at, span.end) };
}

function readEntry(scan: LineScan, span: Span, alone: boolean): ItemList | null {
  const quoted = firstSpan(quotedSpans(scan.text, span));
  if (quoted?.start === span.start) return readQuoted(scan, quoted);
  const item = readItem(scan, span) ?? readMisspelt(scan, span, alone);
  return item === null ? null : { items: [item], end: item.span.end };
}

/** Quoted prose is an entry too, on a card to be read like a line; nothing is quoted inside a quotation. */
function readQuoted(scan: LineScan, quoted: Span): ItemList {
  const inner = trimmed(scan.text, { start: quoted.start + 1, end: quoted.end - 1 });
  const items: Item[] = [];
  let at = inner.start;
  const last = scan.text.slice(inner.start, inner.end).replace(/[\s.]+$/, '').length + inner.start;
  while (at < last) {
    const item = readItem(scan, { start: at, end: last });
    const rest = { start: at, end: last };
    if (item === null) items.push({ kind: scan.extent === 'CARD' ? 'PASSAGE' : 'PROSE', span: rest });
    else items.push('quoted' in item ? { ...item, quoted: true } : item);
    at = item === null ? last : afterEntry(scan, item.span.end, last);
  }
  return { items, end: quoted.end };
}

/** Behind the separator, or behind nothing when no separator follows. */
function afterEntry(scan: LineScan, from: number, end: number): number {
  const reminder = REMINDER.exec(scan.text.slice(from, end))?.[0].length ?? 0;
  const rest = scan.text.slice(from + reminder, end);
  const step = orStep(scan, rest) ?? STEP.exec(rest)?.[0] ?? /^\s*/.exec(rest)?.[0] ?? '';
  return from + reminder + step.length;
}

/** `Evade 2 or Deflect 1`: both stand on the card. */
function orStep(scan: LineScan, rest: string): string | undefined {
  const or = OR.exec(rest)?.[0];
  return or !== undefined && isNamedWhole(scan.names, rest.slice(or.length)) ? or : undefined;
}

/** An entry that has the form of a keyword and is none. */
function readMisspelt(scan: LineScan, span: Span, alone: boolean): Item | null {
  const separator = firstSpan(unquotedMatches(BETWEEN_ITEMS, scan.text, span));
  const passage = trimmed(scan.text, { start: span.start, end: separator?.start ?? span.end });
  const entry = scan.text.slice(passage.start, passage.end);
  const cost = leadingCost(scan.names, scan.text.slice(span.start, span.end));
  const paid = cost === null ? null : trimmed(scan.text, { start: span.start + cost.length, end: span.end });
  if (GIVES.test(entry)) return null;
  const name = WITH_VALUE.exec(entry)?.[1];
  if (name !== undefined) return misspelt(scan, passage, name);
  if (paid !== null && cost !== null) {
    const text = scan.text.slice(paid.start, paid.end).split(BETWEEN_ITEMS, 1)[0]?.trim() ?? '';
    const paidName = WITH_VALUE.exec(text)?.[1] ?? (isNearName(scan, text) ? text : undefined);
    if (paidName === undefined) return null;
    return misspelt(scan, { start: span.start, end: paid.start + text.length }, paidName);
  }
  if (!isNearName(scan, entry) && !(alone && separator === null && ALL_CAPITALISED.test(entry))) return null;
  return WORDS.test(entry) ? misspelt(scan, passage, entry) : null;
}

function isNearName(scan: LineScan, text: string): boolean {
  return WORDS.test(text) && nearestNames(scan.names, text, true).length > 0;
}

function misspelt(scan: LineScan, span: Span, name: string): Item {
  const known = leadingName(scan.names, name);
  if (known !== null && known.length === name.length) {
    const message = `${known.keyword.name} needs a colon and what follows it; found '${scan.text.slice(span.start, span.end)}'.`;
    return { kind: 'FAULT', message, suggestions: [], span };
  }
  const suggestions = nearestNames(scan.names, name);
  const hint =
    suggestions.length === 0
      ? 'Expected the name of a keyword.'
      : `Did you mean ${suggestions.join(' or ')}?`;
  return { kind: 'FAULT', message: `'${name}' is no known keyword. ${hint}`, suggestions, span };
}
