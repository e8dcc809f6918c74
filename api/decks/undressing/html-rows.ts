import type { ListLine } from './wiki-table.js';

const ROW = /[<[](\/?)tr\b/gi;
const EDGE = /^\s*[<[](?:tr\b|\/?t(?:able|body|head|foot)\b)/i;
/** Lines of one row. */
const MOST_LINES = 40;

/** The lines of a page's source, or of a forum's tags, those of a row of a table in one. */
export function withHtmlRows(lines: readonly ListLine[]): readonly ListLine[] {
  if (!lines.some(({ text }) => /[<[]tr\b/i.test(text))) return lines;
  const found: ListLine[] = [];
  let row: ListLine[] = [];
  const endRow = (): void => {
    const [first] = row;
    if (first !== undefined) found.push({ line: first.line, text: row.map(({ text }) => text).join(' ') });
    row = [];
  };
  for (const line of lines) {
    const opens = [...line.text.matchAll(ROW)].at(-1)?.[1];
    if (EDGE.test(line.text) || row.length >= MOST_LINES) endRow();
    row.push(line);
    const isOpen = opens === undefined ? row.length > 1 : opens === '';
    if (!isOpen) endRow();
  }
  endRow();
  return found;
}
