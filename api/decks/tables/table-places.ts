import { rowBelow } from './row-below-titles.js';
import { columnsOf, isTitleRow, type TableColumns } from './table-columns.js';

interface Places {
  /** By the places of their rows of titles, from 0: tables whose first numbers don't count copies. */
  readonly columns: ReadonlyMap<number, TableColumns>;
  /** How many rows there are whose numbers count the rows. */
  readonly dropped: number;
}

const FEWEST = 2;

/** Beyond it is rather the number of a card in its set. */
export const MOST_UNNAMED = 20;

/**
 * Tables of a list with a column, such as `#`, that counts up from 1, while no other column has the copies; and those of which such a column
 * has higher numbers than anybody has copies.
 */
export function placesIn(lines: readonly string[]): Places {
  const columns = new Map<number, TableColumns>();
  let dropped = 0;
  for (const [at, line] of lines.entries()) {
    const titles = isTitleRow(line) ? columnsOf(line) : null;
    if (titles === null || titles.says === 'COPIES' || titles.copies === null) continue;
    const rows = rowsBelow(lines, at, titles);
    if (rows.some((copies) => copies > MOST_UNNAMED)) columns.set(at, { ...titles, says: 'PRINTING' });
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
