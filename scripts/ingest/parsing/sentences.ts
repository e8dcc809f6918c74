import { split } from 'sentence-splitter';
import { readQuotation } from './quotation.js';

/** One sentence and its place in the text it was cut from; `text.slice(start, end)` is the sentence. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
  /** The source prints it in parentheses. */
  readonly parenthetical: boolean;
}

const TERMINATED = /(?<!\.\.)[.!?]["\u201D')\]\u2019]*$/;
const STARTS_SENTENCE = /^\s+["\u201C('\u2018[]*[\p{Lu}\p{N}]/u;
/** Dots that end nothing: three of them, abbreviations, decimals. */
const IDLE_DOTS =
  /\.{3,}|\u2026|\b(?:e\.\s?g|i\.\s?e|vs|cf|etc|approx|no|nos|pp?|fig|vol|ed)\.(?=[\s,;)]+[^\p{Lu}]|[,;])|(?<=\d)\.(?=\d)|\b(?:e\.\s?g|i\.\s?e|vs|cf)\./giu;

/** A blank line ends a sentence whatever stands before it. */
const PARAGRAPH = /\n[ \t]*\n/g;

/**
 * Cuts the rulings of an entry into sentences. Sentences in parentheses stand alone, a pointer without a period included; parentheses
 * and quotations inside a sentence do not cut it; a period inside a closing quote (`a natural "4."`) does where a sentence follows.
 */
export function splitSentences(text: string): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const gap of [...[...text.matchAll(PARAGRAPH)].map((match) => match.index), text.length]) {
    for (const sentence of paragraphSentences(text.slice(start, gap))) {
      sentences.push({ ...sentence, start: start + sentence.start, end: start + sentence.end });
    }
    start = gap;
  }
  return sentences;
}

function paragraphSentences(text: string): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let done = 0;
  for (const group of standaloneParentheses(text)) {
    sentences.push(...plainSentences(text, done, group.start));
    sentences.push(...parenthesised(text, group.start, group.end));
    done = group.end;
  }
  sentences.push(...plainSentences(text, done, text.length));
  return sentences;
}

function parenthesised(text: string, start: number, end: number): readonly Sentence[] {
  const inside = plainSentences(text, start + 1, end - 1);
  return inside.length <= 1
    ? [{ start, end, parenthetical: true }]
    : inside.map((sentence) => ({ ...sentence, parenthetical: true }));
}

/** Groups that follow the end of a sentence and are followed by the start of one, or by nothing. */
function standaloneParentheses(text: string): readonly { readonly start: number; readonly end: number }[] {
  const groups: { start: number; end: number }[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '(') {
      if (depth === 0) start = index;
      depth += 1;
    } else if (character === ')' && depth > 0) {
      depth -= 1;
      if (depth === 0 && standsAlone(text, start, index + 1)) groups.push({ start, end: index + 1 });
    }
  }
  return groups;
}

function standsAlone(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 40), start).trimEnd();
  const opens = start === 0 || before === '' || TERMINATED.test(before);
  const after = text.slice(end, end + 40);
  return opens && (after.trim() === '' || STARTS_SENTENCE.test(after));
}

function plainSentences(text: string, start: number, end: number): readonly Sentence[] {
  const stretch = text.slice(start, end);
  const sentences: { start: number; end: number; parenthetical: boolean }[] = [];
  for (const node of split(masked(stretch))) {
    if (node.type !== 'Sentence') continue;
    const [from, to] = trimmed(stretch, node.range[0], node.range[1]);
    if (!/[\p{L}\p{N}]/u.test(stretch.slice(from, to))) continue;
    const last = sentences.at(-1);
    if (last !== undefined && /^\p{Ll}/u.test(stretch.slice(from, to))) last.end = start + to;
    else sentences.push({ start: start + from, end: start + to, parenthetical: false });
  }
  return sentences;
}

function trimmed(text: string, start: number, end: number): readonly [number, number] {
  const raw = text.slice(start, end);
  const lead = raw.length - raw.trimStart().length;
  return [start + lead, end - (raw.length - raw.trimEnd().length)];
}

/**
 * The same text, character for character as long, in which only the dots that end a sentence are left for the splitter to see.
 * A period just inside a closing quote changes places with it.
 */
function masked(text: string): string {
  const characters = text.split('');
  for (const match of text.matchAll(IDLE_DOTS)) hide(characters, match.index, match.index + match[0].length);
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '\n') characters[index] = ' ';
    if (character === '"' || character === '\u201C') {
      const quotation = readQuotation(text, index);
      if (!quotation.closed) continue;
      maskQuotation(characters, text, index, quotation.end);
      index = quotation.end;
    } else if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (depth > 0) hide(characters, index, index + 1);
  }
  return characters.join('');
}

function maskQuotation(characters: string[], text: string, open: number, close: number): void {
  const ends =
    /[.!?]$/.test(text.slice(open + 1, close)) &&
    /^\s+["\u201C(]?\p{Lu}|^\s*$/u.test(text.slice(close + 1, close + 40));
  hide(characters, open + 1, close);
  characters[open] = 'X';
  characters[close] = ends ? '.' : 'x';
}

function hide(characters: string[], start: number, end: number): void {
  for (let index = start; index < end; index += 1)
    if (/[.!?\u2026]/.test(characters[index] ?? '')) characters[index] = 'x';
}
