import { closedQuotations } from './quotation.js';

/** A dot, exclamation or question mark that may end a sentence: white space, closing marks or nothing follow. */
const MARK = /[.!?](?=["\u201D'\u2019)\]\u00BB]*(?:\s|$))/g;
/** Dots that end nothing: three of them, abbreviations, titles, dotted capitals. */
const IDLE_DOTS =
  /\.{3,}|\u2026|\b(?:e\.\s?g|i\.\s?e|vs|cf|approx|etc(?=\.\)))\.|\b(?:nos?|pp?|fig|vol)\.(?=\s?\d)|\b(?:Mr|Mrs|Ms|Dr|St|Lt|Cdr|Cmdr|Capt|Gen|Col|Maj|Sgt|Adm|Prof)\.(?=\s\p{Lu})|(?<=\p{Lu}\.\p{Lu})\./giu;
const CLOSING = /^["\u201D'\u2019)\]\u00BB]+/;
const NEXT_STARTS = /^(?:\s+["\u201C(['\u2018]*[\p{Lu}\p{N}]|\s*$)/u;

/** Offsets (UTF-16) behind the sentences of a one-line text, ascending. A mark before a small letter ends none. */
export function sentenceEnds(text: string): readonly number[] {
  return Array.from(showingOnlyEnds(text).matchAll(/\./g), ({ index }) => index + 1).filter(
    (end) => !/^\s+\p{Ll}/u.test(text.slice(end, end + 20)),
  );
}

/**
 * The same text, character for character as long, in which the ends of sentences are its only dots and all else is neutral letters and
 * white space: a splitter then needs no guess of its own. A mark inside closing quotes or brackets counts behind them, where a sentence
 * follows; inside quotations and parentheses none does.
 */
export function showingOnlyEnds(text: string): string {
  const characters = text.replace(/\S/gu, (character) => 'x'.repeat(character.length)).split('');
  const idle = new Set<number>();
  for (const { index, 0: dots } of text.matchAll(IDLE_DOTS)) {
    for (let at = index; at < index + dots.length; at += 1) idle.add(at);
  }
  const groups = enclosedGroups(text);
  let group = 0;
  for (const { index } of text.matchAll(MARK)) {
    if (idle.has(index)) continue;
    while (group < groups.length && (groups[group]?.[1] ?? 0) < index) group += 1;
    const [open, close] = groups[group] ?? [text.length, text.length];
    const closing = CLOSING.exec(text.slice(index + 1, index + 20))?.[0].length ?? 0;
    const last = index + closing;
    if (open < index && last < close) continue;
    if (closing === 0 || NEXT_STARTS.test(text.slice(last + 1, last + 40))) characters[last] = '.';
  }
  return characters.join('');
}

/** Quotations, parentheses and brackets that are closed: the outermost ones, in order. */
function enclosedGroups(text: string): readonly (readonly [number, number])[] {
  const all = [...closedQuotations(text), ...closedGroups(text, '()'), ...closedGroups(text, '[]')];
  const outermost: (readonly [number, number])[] = [];
  for (const group of all.sort(([a], [b]) => a - b)) {
    if (group[0] > (outermost.at(-1)?.[1] ?? -1)) outermost.push(group);
  }
  return outermost;
}

/** The outermost pairs of brackets, in order; what is never closed, or never opened, is no pair. Linear in the text. */
export function closedGroups(
  text: string,
  [opening, closing]: '()' | '[]',
): readonly (readonly [open: number, close: number])[] {
  const pairs: [number, number][] = [];
  const open: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === opening) open.push(index);
    else if (text[index] === closing) {
      const start = open.pop();
      if (start === undefined) continue;
      while ((pairs.at(-1)?.[0] ?? -1) > start) pairs.pop();
      pairs.push([start, index]);
    }
  }
  return pairs;
}
