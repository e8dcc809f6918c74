import { sectionCalled } from '../deck-section.js';
import type { BareLine } from '../undressing/bare-lines.js';
import { cutAt, type Divider } from './cut-at.js';
import { columnsOf } from './table-columns.js';
import { copiesInCell } from './table-row.js';

const DIVIDERS: readonly Divider[] = ['|', '\t', ';', ','];
const FEWEST = 2;

/** Columns side by side: how wide each is, and what stands over it. */
interface Beside {
  readonly divider: Divider;
  readonly width: number;
  readonly heads: readonly string[];
  /** The heads are titles of columns, not sections. */
  readonly isTitled: boolean;
}

/**
 * The lines of a list, with columns of cards that stand side by side below one another, each under its own head: `Main<TAB>Side` over cards,
 * or `Card<TAB>Qty<TAB>Card<TAB>Qty`.
 */
export function withColumnsBelow(
  lines: readonly BareLine[],
  isHeading: (text: string) => boolean,
): readonly BareLine[] {
  const found: BareLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined) break;
    const beside = besideBelow(line.bare, isHeading);
    const rows = beside === null ? [] : rowsBelow(lines.slice(at), beside, isHeading);
    if (beside === null || rows.length === 0) {
      found.push(line);
      continue;
    }
    const above = sectionsAbove(lines[at - 1], beside);
    if (above !== null) found.pop();
    for (const [column, head] of beside.heads.entries()) {
      if (above !== null) found.push({ ...above.line, bare: above.sections[column] ?? '' });
      found.push({ ...line, bare: head });
      found.push(...rows.flatMap(({ row, cells }) => partOf(row, cells, beside, column)));
    }
    at += rows.length;
  }
  return found;
}

function besideBelow(line: string, isHeading: (text: string) => boolean): Beside | null {
  for (const divider of DIVIDERS) {
    if (!line.includes(divider)) continue;
    const heads = cutAt(line, divider);
    if (heads.length < FEWEST) continue;
    const isSections = heads.every(isHeading) && heads.some((head) => sectionCalled(head) !== null);
    // `Card,Main,Side` is over names and numbers.
    if (isSections && columnsOf(line) === null) return { divider, width: 1, heads, isTitled: false };
    const over = widthOver(heads);
    if (over !== null)
      return { divider, width: over, heads: heads.filter((head) => head !== ''), isTitled: false };
    const width = heads.findIndex((head, at) => at > 0 && head === heads[0]);
    const isRepeated =
      width > 1 && heads.length % width === 0 && heads.every((head, at) => head === heads[at % width]);
    const group = heads.slice(0, width).join(divider);
    if (isRepeated && columnsOf(group) !== null)
      return { divider, width, heads: Array<string>(heads.length / width).fill(group), isTitled: true };
  }
  return null;
}

/** `Main<TAB><TAB>Side<TAB>`: how many columns each section is over; null for other rows. */
function widthOver(heads: readonly string[]): number | null {
  const width = heads.findIndex((head, at) => at > 0 && head !== '');
  const isOver = (head: string, at: number): boolean =>
    at % width === 0 ? sectionCalled(head) !== null : head === '';
  return width > 1 && heads.every(isOver) ? width : null;
}

interface Sections {
  readonly line: BareLine;
  readonly sections: readonly string[];
}

/** `Main<TAB><TAB>Side` over columns that have titles of their own: as many sections as there are columns. */
function sectionsAbove(line: BareLine | undefined, { divider, heads, isTitled }: Beside): Sections | null {
  if (line === undefined || !isTitled) return null;
  const sections = cutAt(line.bare, divider).filter((cell) => cell !== '');
  const isOver = sections.length === heads.length && sections.every((cell) => sectionCalled(cell) !== null);
  return isOver ? { line, sections } : null;
}

interface Row {
  readonly row: BareLine;
  readonly cells: readonly string[];
}

/** Below the first line, as far as lines have as many cells; numbers alone stand in tables of another kind. */
function rowsBelow(
  lines: readonly BareLine[],
  { divider, width, heads }: Beside,
  isHeading: (text: string) => boolean,
): readonly Row[] {
  const rows: Row[] = [];
  for (const [before, row] of lines.slice(1).entries()) {
    const tabs = divider === '\t' ? row.tabsAhead : 0;
    const cells = [...Array<string>(tabs).fill(''), ...cutAt(row.bare, divider)];
    // Empty cells at the end may be cut off.
    const isShort = divider === '\t' && row.line - (lines[before]?.line ?? 0) === 1;
    const isRow = isShort || row.bare.includes(divider);
    if (!isRow || isHeading(row.bare) || cells.length > width * heads.length) break;
    if (width === 1 && cells.some((cell) => copiesInCell(cell) !== null)) return [];
    rows.push({ row, cells });
  }
  return rows;
}

function partOf(
  row: BareLine,
  cells: readonly string[],
  { divider, width, isTitled }: Beside,
  column: number,
): readonly BareLine[] {
  const part = cells.slice(column * width, (column + 1) * width);
  const filled = isTitled ? part : part.filter((cell) => cell !== '');
  const isEmpty = part.every((cell) => cell === '');
  return isEmpty ? [] : [{ ...row, bare: filled.join(divider), tabsAhead: 0, tabsBehind: 0 }];
}
