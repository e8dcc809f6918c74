import { LIMITS } from '../reading/limits.js';
import type { SetColumns } from './set-columns.js';
import { splitRow } from './split-row.js';

/** Lines that one row may take, line breaks inside its quotes included. */
const MOST_LINES = 40;
const OPENS = /^\s*"/;
const CLOSES = /"\s*(?:\t|$)/;
/** What ends a sentence, with what may enclose it. */
const SENTENCE_END = /[.!?:|]["”’)]*\s*$/;

/**
 * The rows of a set file, at the lines on which they begin; a line that goes on a quoted field of the row before it is empty. A row goes on
 * only when its quotes are then closed as in CSV and it has no more fields than the header: a lone quote takes no neighbour with it.
 */
export function rowsOfLines(lines: readonly string[], columns: SetColumns): readonly string[] {
  const rows = [...lines];
  for (let at = 0; at < rows.length; at += 1) {
    const whole = quotedOver(lines, at, columns);
    if (whole === null) continue;
    rows[at] = whole.row;
    rows.fill('', at + 1, at + whole.lines);
    at += whole.lines - 1;
  }
  return rows;
}

function quotedOver(
  lines: readonly string[],
  first: number,
  columns: SetColumns,
): { readonly row: string; readonly lines: number } | null {
  let row = lines[first] ?? '';
  if (!opensQuote(row)) return null;
  for (let more = 1; more < MOST_LINES; more += 1) {
    const next = lines[first + more];
    if (next === undefined || row.length + next.length > LIMITS.lineLength) return null;
    row = joined(row, next, columns);
    if (!CLOSES.test(next)) continue;
    const { fields, unquotable } = splitRow(row, columns.count);
    if (fields.length > columns.count) return null;
    if (!opensQuote(row))
      return unquotable.length === 0 && fields.length >= columns.least ? { row, lines: more + 1 } : null;
  }
  return null;
}

/** Is the last field begun with a quote that nothing closes? */
function opensQuote(row: string): boolean {
  const field = row.slice(row.lastIndexOf('\t') + 1);
  return OPENS.test(field) && (field.split('"').length - 1) % 2 === 1;
}

/** In the text and between rulings, a line break divides as a bar does. */
function joined(row: string, next: string, { indexOf }: SetColumns): string {
  const field = row.split('\t').length - 1;
  const isLine = field === indexOf.get('Text') && !/^\s*\p{Ll}/u.test(next);
  const isRuling = field === indexOf.get('Usage') && SENTENCE_END.test(row);
  const before = row.trimEnd();
  return `${before}${isLine || isRuling ? ' | ' : ' '}${next.trimStart()}`;
}
