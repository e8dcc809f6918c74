/** A line of a list, from 1, or the row of a table that begins there. */
export interface ListLine {
  readonly line: number;
  readonly text: string;
}

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

const BEGINNING = /^\{\|/;
const END = /^\|\}/;
const NEW_ROW = /^\|-+(?:\s.*)?$/;
const CAPTION = /^\|\+/;
const CELLS = /^[|!]/;
const BETWEEN_CELLS = /\|\||!!/;
/** `align="right" |` ahead of what stands in a cell. */
const ATTRIBUTES = /^[^|[\]{}=]{1,60}=[^|[\]{}]{0,100}\|(?!\|)/;

/**
 * The lines of a list, those of a wiki's table row by row with their cells between bars: there each cell may have a line of its own, and
 * what only draws the table is no line. Of a table that was copied in part, a line between two rows tells that it is one.
 */
export function withTableRows(lines: readonly string[]): readonly ListLine[] {
  const trimmed = lines.map((line) => line.trim());
  const found: ListLine[] = [];
  let inTable = !trimmed.some((line) => BEGINNING.test(line)) && trimmed.some((line) => NEW_ROW.test(line));
  let row: Row | null = null;
  const endRow = (): void => {
    if (row !== null) found.push({ line: row.line, text: row.cells.join(' || ') });
    row = null;
  };
  for (const [at, text] of trimmed.entries()) {
    const isPart =
      inTable && CELLS.test(text) && !END.test(text) && !NEW_ROW.test(text) && !CAPTION.test(text);
    if (isPart) {
      const begun: Row = row ?? { line: at + 1, cells: [] };
      row = { ...begun, cells: [...begun.cells, ...cellsOf(text)] };
      continue;
    }
    endRow();
    if (BEGINNING.test(text)) inTable = true;
    else if (!inTable || !CELLS.test(text)) found.push({ line: at + 1, text: lines[at] ?? '' });
    else if (END.test(text)) inTable = false;
  }
  endRow();
  return found;
}

function cellsOf(text: string): readonly string[] {
  return text
    .slice(1)
    .split(BETWEEN_CELLS)
    .map((cell) => cell.trim().replace(ATTRIBUTES, '').trim());
}
