import { COST_VERB } from './ability-cost.js';
import { readValue } from './ability-value.js';
import { EVERYDAY_NAMES } from './everyday-names.js';
import { leadingName } from './keyword-names.js';
import { addProblem, type LineScan } from './line-scan.js';
import type { TextPiece } from './parsed-line.js';
import type { Span } from './quoted-spans.js';
import { isSpokenOf } from './spoken-of.js';
import { textPieces } from './text-pieces.js';

/** A word with a capital, or something in parentheses, which may be anything. */
const WORD = /(?<![\p{L}\p{N}'’-])\p{Lu}|\([^()]*\)/gu;
/** Before an ability; a word there makes a name part of a sentence. */
const STARTS = /(?:^|[.,:;|/+>→)("“”„‟*•·●▪◦‣\r\n–—-]|\b(?:then|plus|\d+\s+Force)|\d)\s*$/;
/** Behind an ability. */
const ENDS =
  /^\s*(?:$|[^\p{L}\p{N}\s'’]|(?:and|or|plus|then|with|vs|versus|against|while|when|if|for|in|but|only|until|during|once)\b)/iu;
const LIMIT =
  /^["”]?\s*[,;:(–—-]?\s*((?:but\s+)?(?:us(?:e|ed|able)\s+(?:it\s+)?(?:only|once|twice)|not\s+(?:while|when|if|against|during|in)|only\s+(?:if|while|when|against|during|once|in|on)|except|unless))(?!\p{L})/iu;
const SENTENCE_END = /[.;|\r\n]/;
const LONGEST_BEFORE = 120;

/** What is left as text and stands there like an ability is reported, up to the end of its sentence: nothing is dropped. */
export function reportUnread(scan: LineScan): void {
  let start = 0;
  let behind: TextPiece['kind'] = 'TEXT';
  for (const { text, kind } of textPieces(scan.text, scan.marks)) {
    const end = start + text.length;
    if (kind === 'TEXT' && behind === 'ABILITY') reportLimit(scan, { start, end });
    if (kind === 'TEXT') reportUnreadIn(scan, { start, end });
    start = end;
    behind = kind;
  }
}

/** What limits the ability before it and is not read as its condition: `, but only if you, your leader, ...`. */
function reportLimit(scan: LineScan, { start, end }: Span): void {
  const text = scan.text.slice(start, end);
  const limit = LIMIT.exec(text);
  if (limit === null) return;
  const from = start + limit[0].length - (limit[1]?.length ?? 0);
  const length = scan.text.slice(from, end).search(SENTENCE_END);
  const found = { start: from, end: length < 0 ? end : from + length };
  const said = scan.text.slice(found.start, found.end).replace(/\s+/g, ' ').trim();
  const message = `'${said}' limits what stands before it, and can't be read; expected a condition like 'while attacking a Clone'.`;
  addProblem(scan, found, message);
}

export function reportUnreadIn(scan: LineScan, span: Span): void {
  for (const { name, start, end } of unreadIn(scan, span)) {
    const message = `'${name}' is not read as an ability here; expected it on a line of its own, behind a cost and its arrow, or behind a condition and a comma.`;
    addProblem(scan, { start, end }, message);
  }
}

/** Does a condition before abilities hold another one, or a cost without its arrow: `If you have a Sith: Pay 2 Force`? */
export function holdsMore(scan: LineScan, clause: Span): boolean {
  const [, ...behind] = scan.text.slice(clause.start, clause.end).split(/[,:;]\s*/);
  return behind.some((part) => COST_VERB.test(part)) || unreadIn(scan, clause).length > 0;
}

/** The sentences from what stands there like an ability. */
export function unreadIn(scan: LineScan, span: Span): readonly (Span & { readonly name: string })[] {
  const found: (Span & { readonly name: string })[] = [];
  for (const { 0: word, index } of scan.text.slice(span.start, span.end).matchAll(WORD)) {
    const start = span.start + index;
    if (start < (found.at(-1)?.end ?? 0) || word.startsWith('(')) continue;
    const name = abilityAt(scan, { start, end: span.end });
    if (name === null) continue;
    const rest = scan.text.slice(start + name.length, span.end);
    const length = rest.search(SENTENCE_END);
    const tail = (length < 0 ? rest : rest.slice(0, length)).trimEnd();
    found.push({ name, start, end: start + name.length + tail.length });
  }
  return found;
}

/** The name with its value that stands like an ability there; null where the text only speaks of it. */
function abilityAt({ names, text }: LineScan, { start, end }: Span): string | null {
  const before = text.slice(Math.max(0, start - LONGEST_BEFORE), start);
  if (!STARTS.test(before) || isSpokenOf(names, before)) return null;
  const rest = text.slice(start, end);
  const named = leadingName(names, rest);
  if (named === null || /^(?:EFFECT|COST|LIST|CONDITION)$/.test(named.keyword.parameter)) return null;
  const value = readValue(named.keyword, rest.slice(named.length));
  if ('fault' in value) return null;
  const length = named.length + value.length;
  const isWord = EVERYDAY_NAMES.has(named.keyword.slug) && /^\s+\p{Ll}/u.test(rest.slice(length));
  const isBare = value.valueText === null;
  return isWord || (isBare && !ENDS.test(rest.slice(length))) ? null : rest.slice(0, length);
}
