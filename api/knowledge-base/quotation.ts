export interface Quotation {
  /** Behind the opening quote. */
  readonly start: number;
  /** Of the closing quote, or of the end of the text when the quotation is never closed. */
  readonly end: number;
  /** Behind the closing quote. */
  readonly after: number;
  readonly closed: boolean;
}

/** Double quotes of every shape, for character classes. */
export const DOUBLE_QUOTES = '"\\u201C\\u201D\\u201E\\u00AB\\u00BB';
const QUOTES = new RegExp(`[${DOUBLE_QUOTES}]`, 'g');
const OPENS_DOUBLE = /^["\u201C\u201D\u201E\u00AB]/;
/** Two single ones typed for a double one. */
const OPENS_DOUBLED = /^(?:''|``|\u2018\u2018)(?=\S)/;
const CLOSES_DOUBLED = /''|\u2019\u2019|"/g;
const OPENS_SINGLE = /^['\u2018](?=\S)/;
/** An apostrophe looks the same: one behind the end of a sentence closes, else the first that no word follows. */
const CLOSES_SINGLE = [/(?<=[.!?;])['\u2019](?=\s|$)/g, /(?<=\S)['\u2019](?=[.,;]|\s+\p{Lu}|$)/gu] as const;

/**
 * Reads the quotation that opens at `at`, in whatever quotes; null when none does. Quotes inside it (`at least one natural "6"`) are
 * told from the closing one by what stands around them.
 */
export function readQuotation(text: string, at: number): Quotation | null {
  const opening = text.slice(at, at + 3);
  if (OPENS_DOUBLE.test(opening)) return readDouble(text, at);
  if (OPENS_DOUBLED.test(opening)) return closedBy(text, at + 2, [CLOSES_DOUBLED]);
  if (OPENS_SINGLE.test(opening)) return closedBy(text, at + 1, CLOSES_SINGLE);
  return null;
}

function readDouble(text: string, at: number): Quotation {
  let depth = 0;
  let opened = -1;
  const quotes = new RegExp(QUOTES);
  quotes.lastIndex = at;
  for (let match = quotes.exec(text); match !== null; match = quotes.exec(text)) {
    const inwards = depth === 0 || opens(text, match.index, opened);
    if (inwards) opened = match.index;
    depth += inwards ? 1 : -1;
    if (depth === 0) return { start: at + 1, end: match.index, after: match.index + 1, closed: true };
  }
  return { start: at + 1, end: text.length, after: text.length, closed: false };
}

function closedBy(text: string, start: number, closers: readonly RegExp[]): Quotation {
  for (const closer of closers) {
    closer.lastIndex = start;
    const match = closer.exec(text);
    if (match !== null)
      return { start, end: match.index, after: match.index + match[0].length, closed: true };
  }
  return { start, end: text.length, after: text.length, closed: false };
}

/** The outermost quotations that are closed, in order: places of their opening and closing quotes. Takes time linear in the text. */
export function closedQuotations(text: string): readonly (readonly [open: number, close: number])[] {
  const pairs: [number, number][] = [];
  const open: number[] = [];
  for (const { index, 0: quote } of text.matchAll(QUOTES)) {
    if (opens(text, index, open.at(-1) ?? -1) || (open.length === 0 && quote === '"')) open.push(index);
    else {
      const start = open.pop();
      if (start === undefined) continue;
      while ((pairs.at(-1)?.[0] ?? -1) > start) pairs.pop();
      pairs.push([start, index]);
    }
  }
  return pairs;
}

/** An opening quote follows white space, a bracket or another opening quote and touches a word; in doubt its shape decides. */
function opens(text: string, index: number, lastOpened: number): boolean {
  const before = index === 0 || index - 1 === lastOpened ? ' ' : (text[index - 1] ?? ' ');
  const touchesBefore = !/[\s([{\u2014-]/.test(before);
  const touchesAfter = /[^\s.,;:!?)\]}]/.test(text[index + 1] ?? ' ');
  if (touchesBefore !== touchesAfter) return touchesAfter;
  return /[\u201C\u201E\u00AB]/.test(text[index] ?? '');
}
