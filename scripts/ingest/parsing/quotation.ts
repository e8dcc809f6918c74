export interface Quotation {
  /** Behind the opening quote. */
  readonly start: number;
  /** Of the closing quote, or of the end of the text when the quotation is never closed. */
  readonly end: number;
  readonly closed: boolean;
}

export const OPENING_QUOTES = '"\u201C';
const QUOTE = /["\u201C\u201D]/g;

/**
 * Reads the quotation that opens at `at`. Quotes inside it (`at least one natural "6"`) are told from the closing one by what
 * stands around them: an opening quote follows white space or a bracket and touches a word, any other closes.
 */
export function readQuotation(text: string, at: number): Quotation {
  let depth = 0;
  QUOTE.lastIndex = at;
  for (let match = QUOTE.exec(text); match !== null; match = QUOTE.exec(text)) {
    depth += opens(text, match.index, match[0]) || depth === 0 ? 1 : -1;
    if (depth === 0) return { start: at + 1, end: match.index, closed: true };
  }
  return { start: at + 1, end: text.length, closed: false };
}

function opens(text: string, index: number, quote: string): boolean {
  if (quote !== '"') return quote === '\u201C';
  const before = index === 0 ? ' ' : (text[index - 1] ?? ' ');
  const after = text[index + 1] ?? ' ';
  return /[\s([{\u2014-]/.test(before) && /\S/.test(after);
}
