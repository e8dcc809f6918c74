/**
 * A table with `data-grid` is one stop of the keyboard, as a grid of WAI-ARIA: arrows go from cell to cell, Home and End to the ends of a row,
 * with Ctrl to the first and the last cell, Enter to the page of the pair. What the cell is about is said below the table. Without this script
 * each link of it is a stop.
 */

type Place = readonly [row: number, column: number];

const STEPS: ReadonlyMap<string, Place> = new Map([
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
  ['PageUp', [-10, 0]],
  ['PageDown', [10, 0]],
]);

/** The cells of the body that have no heading in them, by row. */
function cellsOf(table: HTMLTableElement): readonly (readonly HTMLTableCellElement[])[] {
  return [...(table.tBodies[0]?.rows ?? [])].map((row) => [...row.querySelectorAll('td')]);
}

/** What is focused in a cell: its link, if it has one. */
function stopOf(cell: HTMLTableCellElement): HTMLElement {
  return cell.querySelector('a') ?? cell;
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(0, value), most);
}

/** Where a key leads from a place; null for a key that leads nowhere. */
function target([row, column]: Place, event: KeyboardEvent, [lastRow, lastColumn]: Place): Place | null {
  const step = STEPS.get(event.key);
  if (step !== undefined) return [clamp(row + step[0], lastRow), clamp(column + step[1], lastColumn)];
  if (event.key === 'Home') return [event.ctrlKey ? 0 : row, 0];
  if (event.key === 'End') return [event.ctrlKey ? lastRow : row, lastColumn];
  return null;
}

function placeOf(cells: readonly (readonly HTMLTableCellElement[])[], stop: Element): Place | null {
  const cell = stop.closest('td');
  for (const [row, all] of cells.entries()) {
    const column = cell === null ? -1 : all.indexOf(cell);
    if (column >= 0) return [row, column];
  }
  return null;
}

function headsOf(table: HTMLTableElement, [row, column]: Place): readonly HTMLElement[] {
  const heads = [
    table.tBodies[0]?.rows[row]?.querySelector('th'),
    table.tHead?.querySelectorAll('th')[column],
  ];
  return heads.filter((head) => head instanceof HTMLElement);
}

/** The names of a cell's row and column, and what is between the two. */
function tell(table: HTMLTableElement, place: Place, cell: HTMLTableCellElement): void {
  const told = table.closest('.matrix-whole')?.querySelector('[data-pair]');
  const names = headsOf(table, place).map((head) => head.textContent?.trim() ?? '');
  const found = cell.querySelector('a')?.title ?? table.dataset['apart'] ?? '';
  if (told != null) told.textContent = `${names.join(' and ')}: ${found}`;
}

/** Where all about a pair stands, also of one whose cell is no link. */
function addressOf(table: HTMLTableElement, place: Place): string {
  const [row = '', column = ''] = headsOf(table, place).map((head) => head.dataset['name'] ?? '');
  const address = table.dataset['grid'] ?? '';
  return address.replace('ROW', encodeURIComponent(row)).replace('COLUMN', encodeURIComponent(column));
}

function makeGrid(table: HTMLTableElement): void {
  const cells = cellsOf(table);
  let current: HTMLElement | null = null;
  const moveTo = (stop: HTMLElement): void => {
    current?.setAttribute('tabindex', '-1');
    stop.setAttribute('tabindex', '0');
    current = stop;
  };
  table.setAttribute('role', 'grid');
  for (const cell of cells.flat()) stopOf(cell).setAttribute('tabindex', '-1');
  const [first] = cells.flat();
  if (first !== undefined) moveTo(stopOf(table.querySelector('td a')?.closest('td') ?? first));
  table.addEventListener('focusin', ({ target: stop }) => {
    const cell = stop instanceof HTMLElement ? stop.closest('td') : null;
    const place = cell === null ? null : placeOf(cells, cell);
    if (!(stop instanceof HTMLElement) || cell === null || place === null) return;
    moveTo(stop);
    tell(table, place, cell);
    // The heads stick to the edges of the table: they are seen where all of it is.
    table.closest('.matrix-whole')?.scrollIntoView({ block: 'nearest' });
  });
  table.addEventListener('keydown', (event) => {
    if (event.altKey || event.metaKey || !(event.target instanceof Element)) return;
    const from = placeOf(cells, event.target);
    if (event.key === 'Enter' && from !== null && event.target instanceof HTMLTableCellElement)
      location.assign(addressOf(table, from));
    const last: Place = [cells.length - 1, (cells[0]?.length ?? 1) - 1];
    const to = from === null ? null : target(from, event, last);
    const cell = to === null ? undefined : cells[to[0]]?.[to[1]];
    if (cell === undefined) return;
    event.preventDefault();
    stopOf(cell).focus();
  });
}

for (const table of document.querySelectorAll<HTMLTableElement>('table[data-grid]')) makeGrid(table);
