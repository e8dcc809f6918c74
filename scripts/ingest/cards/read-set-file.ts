import type { DiagnosticRecord } from '../../../api/knowledge-base/records.js';
import { diagnostic } from '../diagnostics.js';
import { isUtf16 } from '../reading/decode.js';
import { LIMITS } from '../reading/limits.js';
import { printable } from '../reading/printable.js';
import type { PrintedCard } from './printed-card.js';
import { type JoinedLines, rowsOfLines } from './quoted-lines.js';
import { readRow } from './read-row.js';
import { columnsOfRows, readHeader, type SetColumns } from './set-columns.js';
import { setLines } from './set-lines.js';
import { splitRow } from './split-row.js';

/** A set file as read. */
export interface SetFile {
  /** Line for line as in the file: the header and the rows that are cards, without quoting and without script; other lines are empty, also those that go on a quoted field. */
  readonly text: string;
  readonly cards: readonly PrintedCard[];
  /** How many rows are reminders. */
  readonly reminders: number;
}

export interface SetFileRead {
  /** Null when the file is no card set at all; the diagnostics say why. */
  readonly set: SetFile | null;
  readonly diagnostics: readonly DiagnosticRecord[];
}

export interface SetFileToRead {
  /** Relative name for diagnostics. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** Reads a set file of LackeyCCG: a header line, then a card a line. Each row that can't be read is a diagnostic; the rest counts. */
export function readSetFile({ file, bytes }: SetFileToRead): SetFileRead {
  const refuse = (message: string): SetFileRead => ({
    set: null,
    diagnostics: [diagnostic('NO_CARD_SET', `${file} ${message}`, { file, line: 1 })],
  });
  if (isUtf16(bytes)) return refuse('is UTF-16; save it as UTF-8.');
  const lines = setLines(bytes);
  const start = lines.findIndex((line) => line.trim() !== '');
  if (start === -1) return refuse('is empty.');
  const first = headerLine(lines, start);
  const header = readHeader(splitRow(lines[first] ?? '').fields);
  if (!header.ok) return refuse(`has no header line of a card set: it lacks ${header.missing.join(', ')}.`);
  if (lines.length > LIMITS.entries) {
    return refuse(`has ${lines.length} lines; at most ${LIMITS.entries} are read.`);
  }
  const below = rowsOfLines(lines.slice(first + 1), header.columns);
  const rows = below.rows.filter((line) => line.trim() !== '');
  const columns = columnsOfRows(
    header.columns,
    rows.map((line) => line.split('\t').length),
  );
  const read = readRows(file, [...lines.slice(0, first + 1), ...below.rows], first, columns);
  const doubts = header.repeated.map((column) =>
    diagnostic('DOUBTFUL_ROW', `The header names the column ${column} more than once: the first was read.`, {
      file,
      line: first + 1,
    }),
  );
  const joined = below.joined.map((one) => joinedLines(one, file, first));
  return {
    ...read,
    diagnostics: [...remarksAhead(file, lines, first), ...doubts, ...joined, ...read.diagnostics],
  };
}

function joinedLines({ at, lines }: JoinedLines, file: string, header: number): DiagnosticRecord {
  const line = header + at + 2;
  const message = `A quoted field goes on to line ${line + lines - 1}: the ${lines} lines were read as one row.`;
  return diagnostic('JOINED_LINES', message, { file, line });
}

/** Lines that a title or remarks may take. */
const MOST_AHEAD = 8;

/** Of the first lines the one that is a header; if none is, the first that says something. */
function headerLine(lines: readonly string[], start: number): number {
  const found = lines
    .slice(start, start + MOST_AHEAD)
    .findIndex((line) => readHeader(splitRow(line).fields).ok);
  return start + Math.max(0, found);
}

function remarksAhead(file: string, lines: readonly string[], first: number): readonly DiagnosticRecord[] {
  return lines.slice(0, first).flatMap((line, at) =>
    line.trim() === ''
      ? []
      : [
          diagnostic('DOUBTFUL_ROW', 'It stands before the header line: it was not read.', {
            file,
            line: at + 1,
          }),
        ],
  );
}

function readRows(file: string, lines: readonly string[], first: number, columns: SetColumns): SetFileRead {
  const diagnostics: DiagnosticRecord[] = [];
  const cards: PrintedCard[] = [];
  const header = splitRow(lines[first] ?? '')
    .fields.map(printable)
    .join('\t');
  const texts = [...Array<string>(first).fill(''), header];
  let at = first + header.length + 1;
  let reminders = 0;
  let current = columns;
  for (const [index, line] of lines.entries()) {
    if (index <= first) continue;
    const place = { file, line: index + 1 };
    const again = mayBeHeader(line) ? readHeader(splitRow(line).fields) : null;
    if (again?.ok === true) {
      current = columnsOfRows(again.columns, []);
      texts.push('');
      at += 1;
      continue;
    }
    const row = readRow(line, current, { line: index + 1, at, set: setNameOf(file) });
    if (row.kind === 'DAMAGED') diagnostics.push(diagnostic('DAMAGED_ROW', row.reason, place));
    if (row.kind === 'REMINDER') reminders += 1;
    const text = row.kind === 'CARD' ? row.text : '';
    if (row.kind === 'CARD') {
      cards.push(row.card);
      diagnostics.push(...row.doubts.map((doubt) => diagnostic('DOUBTFUL_ROW', doubt, place)));
    }
    texts.push(text);
    at += text.length + 1;
  }
  return { set: { text: texts.join('\n'), cards, reminders }, diagnostics };
}

/** Files that were put together have a header before each part. */
function mayBeHeader(line: string): boolean {
  return /(?:^|\t)\s*"?name"?\s*(?:\t|$)/i.test(line);
}

function setNameOf(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : name;
}
