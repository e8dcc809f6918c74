import type { ListLine } from './wiki-table.js';

const SPANS = /<t[dh]\b[^<>]{0,200}\browspan\b/i;
const ROW = /(<tr\b[^<>]{0,200}>)([^\n]*?)(?=<\/?tr\b|<\/t(?:able|body|head)\b|$)/gi;
const CELL = /<t[dh]\b([^<>]{0,200})>.*?(?=<t[dh]\b|$)/gis;
const ROWSPAN = /\browspan\s*=\s*["']?(\d{1,3})/i;
const COLSPAN = /\bcolspan\s*=\s*["']?(\d{1,2})/i;
const MOST_COLUMNS = 12;
/** Rows in which a cell goes on, and UTF-16 units of it; what a list grows by stays small. */
const MOST_ROWS = 12;
const LONGEST = 200;

/** A cell that goes on in rows below. */
interface Spanning {
  readonly cell: string;
  readonly rows: number;
}

/** The rows of a page's tables, those cells once more in a row that go on there from the row above it. */
export function withRowSpans(lines: readonly ListLine[]): readonly ListLine[] {
  if (!lines.some(({ text }) => SPANS.test(text))) return lines;
  let spanning: ReadonlyMap<number, Spanning> = new Map();
  return lines.map(({ line, text }) => ({
    line,
    text: text.replace(ROW, (_, tag: string, inside: string) => {
      const row = spread(inside, spanning);
      spanning = row.spanning;
      return tag + row.cells.join('');
    }),
  }));
}

function spread(inside: string, above: ReadonlyMap<number, Spanning>) {
  const cells: string[] = [];
  const spanning = new Map<number, Spanning>();
  const own = Array.from(inside.matchAll(CELL), ([cell, attributes = '']) => ({ cell, attributes }));
  let next = 0;
  for (let column = 0; column < MOST_COLUMNS || next < own.length; column += 1) {
    const from = above.get(column);
    const one = from === undefined ? own[next] : undefined;
    if (from !== undefined) {
      cells.push(from.cell);
      if (from.rows > 1) spanning.set(column, { ...from, rows: from.rows - 1 });
    } else if (one !== undefined) {
      next += 1;
      cells.push(one.cell);
      const rows = Math.min(MOST_ROWS, Number(ROWSPAN.exec(one.attributes)?.[1] ?? 1));
      if (rows > 1 && one.cell.length <= LONGEST) spanning.set(column, { cell: one.cell, rows: rows - 1 });
      column += Math.max(1, Number(COLSPAN.exec(one.attributes)?.[1] ?? 1)) - 1;
    }
  }
  return { cells, spanning };
}
