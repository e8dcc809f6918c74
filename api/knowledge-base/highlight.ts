import { fullName } from './card-record.js';
import type { KnowledgeBase } from './knowledge-base.js';
import { planQuery, type QueryPlan } from './query-plan.js';
import { codePointLength, firstCodePoints } from './rendering/code-points.js';
import type { SearchHit } from './search.js';
import { type WordSpan, type WordsOfText, wordsOfText } from './word-spans.js';

/** In code points. */
const SNIPPET_LENGTH = 200;
/** How much of the snippet stands before the first match. */
const LEAD = 60;
/** In UTF-16 units; no field of a record that people read comes near it. */
const LONGEST_FIELD = 20_000;

/**
 * A passage of the record around the first match, as HTML: everything is escaped, words that the search matched stand in `<mark>`,
 * and there is no other tag. Without its marks and escapes it is a piece of the record's text. Empty when the record is unknown.
 */
export type Highlight = (hit: SearchHit) => string;

/** For all hits of one search: the query is planned once, when the first of them is asked for. */
export function highlightFor(kb: KnowledgeBase, query: string): Highlight {
  let sought: Sought | null = null;
  return (hit) => {
    sought ??= soughtBy(planQuery(kb, query));
    return highlight(kb, sought, hit);
  };
}

interface Sought {
  readonly terms: QueryPlan['terms'];
  /** Different words of the query that the terms stand for. */
  readonly words: number;
}

function soughtBy({ terms }: QueryPlan): Sought {
  const words = new Set([...terms.values()].flatMap((uses) => uses.map(({ word }) => word)));
  return { terms, words: words.size };
}

function highlight(kb: KnowledgeBase, { terms, words }: Sought, hit: SearchHit): string {
  let best = { text: '', read: wordsOfText(''), found: -1 };
  for (const field of fieldsOf(kb, hit)) {
    if (best.found === words) break;
    const text = field.length > LONGEST_FIELD ? wholePoints(field.slice(0, LONGEST_FIELD)) : field;
    const read = wordsOfText(text);
    const found = wordsFound(terms, read);
    if (text !== '' && found > best.found) best = { text, read, found };
  }
  return markedSnippet(best.text, best.read.spans, markedSpans(terms, best.read));
}

/** In the order of the text, each once though it may answer several terms. */
function markedSpans(terms: QueryPlan['terms'], { places }: WordsOfText): readonly WordSpan[] {
  const lists: (readonly WordSpan[])[] = [];
  for (const term of terms.keys()) {
    const list = places.get(term);
    if (list !== undefined) lists.push(list);
  }
  const [only = []] = lists;
  return lists.length < 2 ? only : [...new Set(lists.flat())].sort((a, b) => a.start - b.start);
}

/** How many words of the query a text answers. */
function wordsFound(terms: QueryPlan['terms'], { places }: WordsOfText): number {
  const found: number[] = [];
  for (const [term, uses] of terms) {
    if (!places.has(term)) continue;
    for (const { word } of uses) if (!found.includes(word)) found.push(word);
  }
  return found.length;
}

/** Best to read first: a later field is taken only when it has more of the words. */
function fieldsOf(kb: KnowledgeBase, { kind, id }: SearchHit): readonly string[] {
  const keyword = kind === 'KEYWORD' ? kb.keywords.get(id) : undefined;
  if (keyword !== undefined) {
    return [...keyword.definitions, keyword.summary, keyword.text, keyword.name, ...keyword.aliases];
  }
  const ruling = kind === 'RULING' ? kb.rulings.get(id) : undefined;
  if (ruling !== undefined) return [ruling.text];
  const card = kind === 'CARD' ? kb.cards.get(id) : undefined;
  if (card !== undefined)
    return [card.lines.join(' '), fullName(card), [card.typeLine, ...card.subtypes].join(' ')];
  const window = kind === 'TIMING_WINDOW' ? kb.timingWindows.get(id) : undefined;
  return window === undefined ? [] : [window.summary, window.name];
}

function markedSnippet(text: string, spans: readonly WordSpan[], marked: readonly WordSpan[]): string {
  const [start, end] = snippetRange(text, spans, marked[0]?.start ?? 0);
  let html = '';
  let at = start;
  for (const span of marked) {
    if (span.end > end) break;
    if (span.start < start) continue;
    html += `${escapeHtml(text.slice(at, span.start))}<mark>${escapeHtml(text.slice(span.start, span.end))}</mark>`;
    at = span.end;
  }
  return html + escapeHtml(text.slice(at, end));
}

/** Begins and ends between words, so that no word, and no code point, is cut. */
function snippetRange(text: string, spans: readonly WordSpan[], match: number): readonly [number, number] {
  if (fits(text)) return [0, text.length];
  const first = spans.find((span) => span.start >= match - LEAD && span.start <= match);
  const start = match <= LEAD || first === undefined ? 0 : first.start;
  if (fits(text.slice(start))) return [start, text.length];
  const cut = start + firstCodePoints(text.slice(start, start + 2 * SNIPPET_LENGTH), SNIPPET_LENGTH).length;
  const last = spans.findLast((span) => span.start >= start && span.end <= cut);
  return [start, last?.end ?? cut];
}

function fits(text: string): boolean {
  const { length } = text;
  return (
    length <= SNIPPET_LENGTH || (length <= 2 * SNIPPET_LENGTH && codePointLength(text) <= SNIPPET_LENGTH)
  );
}

/** Without the half of a code point that a cut may have left at the end. */
function wholePoints(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, '');
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const SPECIAL = /[&<>"']/;

function escapeHtml(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
