import { split } from 'sentence-splitter';
import { closedGroups, showingOnlyEnds } from '../../../api/knowledge-base/sentence-ends.js';
import { ITEM_MARK } from './lines.js';

/** One sentence and its place in the text it was cut from; `text.slice(start, end)` is the sentence. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
  /** The source prints it in parentheses. */
  readonly parenthetical: boolean;
}

const TERMINATED = /(?<!\.\.)[.!?]["\u201D')\]\u2019]*$/;
const STARTS_SENTENCE = /^\s+["\u201C('\u2018[]*[\p{Lu}\p{N}]/u;

/** A blank line ends a sentence whatever stands before it, and so does an item of a list. */
const PARAGRAPH = new RegExp(String.raw`\n[ \t]*\n|\n(?=[ \t]*${ITEM_MARK})`, 'gu');
const ITEM = new RegExp(String.raw`^\s*${ITEM_MARK}`, 'u');

/**
 * Cuts the rulings of an entry into sentences. Sentences in parentheses stand alone, a pointer without a period included; parentheses
 * and quotations inside a sentence do not cut it; a period inside a closing quote (`a natural "4."`) does where a sentence follows.
 */
export function splitSentences(text: string): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const gap of [...[...text.matchAll(PARAGRAPH)].map((match) => match.index), text.length]) {
    const from = start + (ITEM.exec(text.slice(start, gap))?.[0].length ?? 0);
    for (const sentence of paragraphSentences(text.slice(from, gap))) {
      sentences.push({ ...sentence, start: from + sentence.start, end: from + sentence.end });
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
  return closedGroups(text, '()')
    .map(([open, close]) => ({ start: open, end: close + 1 }))
    .filter(({ start, end }) => standsAlone(text, start, end));
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
  for (const node of split(showingOnlyEnds(stretch))) {
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
