import { rowBelow } from './row-below-titles.js';
import { columnsOf, isTitleRow, type TableColumns } from './table-columns.js';

interface Places {
  /** By the places of their rows of titles, from 0: tables whose first numbers count the rows, not copies. */
  readonly columns: ReadonlyMap<number, TableColumns>;
  /** How many these are. */
  readonly dropped: number;
}

const FEWEST = 2;

/** Tables of a list with a column, such as `#`, that counts up from 1, while no other column has the copies. */
export function placesIn(lines: readonly string[]): Places {
  const columns = new Map<number, TableColumns>();
  let dropped = 0;
  for (const [at, line] of lines.entries()) {
    const titles = isTitleRow(line) ? columnsOf(line) : null;
    if (titles === null || !titles.mayBePlaces || titles.copies === null) continue;
    const rows = rowsBelow(lines, at, titles);
    if (rows.length < FEWEST || !rows.every((copies, place) => copies === place + 1)) continue;
    columns.set(at, { ...titles, copies: null });
    dropped += rows.length;
  }
  return { columns, dropped };
}

function rowsBelow(lines: readonly string[], at: number, titles: TableColumns): readonly number[] {
  const numbers: number[] = [];
  for (let below = at + 1; below < lines.length; below += 1) {
    const line = lines[below] ?? '';
    const copies = isTitleRow(line) ? null : (rowBelow(line, titles)?.copies ?? null);
    if (copies === null) break;
    numbers.push(copies);
  }
  return numbers;
}
