import { LIMITS } from '../reading/limits.js';
import { cardSide } from './printed-facts.js';
import { fieldsUsed, type SetColumns } from './set-columns.js';
import { splitRow } from './split-row.js';

/** Lines that one row may take, line breaks inside its quotes included. */
const MOST_LINES = 40;
const OPENS = /^\s*"/;
const CLOSES = /"\s*(?:\t|$)/;
/** What ends a sentence, with what may enclose it. */
const SENTENCE_END = /[.!?:|]["”’)]*\s*$/;

/** A row that goes on over lines: from which, counted from 0, and how many. */
export interface JoinedLines {
  readonly at: number;
  readonly lines: number;
}

export interface RowsOfLines {
  /** At the lines on which they begin; a line that goes on a quoted field of the row before it is empty. */
  readonly rows: readonly string[];
  readonly joined: readonly JoinedLines[];
}

/**
 * The rows of a set file. A row goes on only over lines that are no rows by themselves, when its quotes are then closed as in CSV and it has
 * no more fields than the header: a lone quote takes no neighbour with it.
 */
export function rowsOfLines(lines: readonly string[], columns: SetColumns): RowsOfLines {
  const rows = [...lines];
  const joined: JoinedLines[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const whole = quotedOver(lines, at, columns);
    if (whole === null) continue;
    rows[at] = whole.row;
    rows.fill('', at + 1, at + whole.lines);
    joined.push({ at, lines: whole.lines });
    at += whole.lines - 1;
  }
  return { rows, joined };
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
    if (isRow(next, columns)) return null;
    row = joinedAt(row, next, columns);
    // Tabs of another row: inside of quotes they would make it part of this one.
    if (fieldsUsed(row.split('\t')) > columns.count) return null;
    if (!CLOSES.test(next)) continue;
    const { fields, unquotable } = splitRow(row, columns.count);
    if (!opensQuote(row))
      return unquotable.length === 0 && fields.length >= columns.least ? { row, lines: more + 1 } : null;
  }
  return null;
}

/** Has it as many fields as a row, or a name, a side and a type where a row has them? */
function isRow(line: string, { least, indexOf }: SetColumns): boolean {
  const fields = line.split('\t');
  if (fields.length >= least) return true;
  const [name, side, type] = (['Name', 'Side', 'Type'] as const).map(
    (column) => fields[indexOf.get(column) ?? -1]?.trim() ?? '',
  );
  return name !== '' && type !== '' && cardSide(side ?? '') !== null;
}

/** Is the last field begun with a quote that nothing closes? */
function opensQuote(row: string): boolean {
  const field = row.slice(row.lastIndexOf('\t') + 1);
  return OPENS.test(field) && (field.split('"').length - 1) % 2 === 1;
}

/** In the text and between rulings, a line break divides as a bar does. */
function joinedAt(row: string, next: string, { indexOf }: SetColumns): string {
  const field = row.split('\t').length - 1;
  const isLine = field === indexOf.get('Text') && !/^\s*\p{Ll}/u.test(next);
  const isRuling = field === indexOf.get('Usage') && SENTENCE_END.test(row);
  const before = row.trimEnd();
  return `${before}${isLine || isRuling ? ' | ' : ' '}${next.trimStart()}`;
}
