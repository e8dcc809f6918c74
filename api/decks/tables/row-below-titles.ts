import { sectionCalled } from '../deck-section.js';
import { cutAt, cutAtBars, type Divider } from './cut-at.js';
import type { SectionColumn, TableColumns } from './table-columns.js';
import { COUNT_AHEAD, copiesInCell, type TableRow, versionInCell, withVersion } from './table-row.js';

/** What stands for nothing in a cell, and for yes. */
const NOTHING = /^[-–—.]*$/;
const YES = /^(?:yes|y|true|x|✓|✔)$/i;

type Cells = readonly string[];

/** A row below such titles; null when it has other columns. */
export function rowBelow(line: string, columns: TableColumns): TableRow | null {
  const cells = cellsBelow(line, columns);
  if (cells === null) return null;
  const cellAt = (place: number | null): string | null => (place === null ? null : cells[place] || null);
  const name = cellAt(columns.name);
  if (name === null || copiesInCell(name) !== null) return null;
  const counted = cellAt(columns.copies);
  const copies = counted === null ? null : (copiesInCell(counted) ?? Number.NaN);
  // `2 Scout, the Old` below two titles is no row.
  if (columns.count === 2 && Number.isNaN(copies) && !/[|\t]/.test(line)) return null;
  const counts = countsOf(cells, columns, copies);
  const isEmpty = columns.copies !== null && counted === null && counts.length === 0;
  const others = isEmpty ? cells.filter((cell) => cell !== name && copiesInCell(cell) !== null) : [];
  return {
    copies,
    says: columns.says,
    name: withVersion(name, versionInCell(cellAt(columns.version) ?? '')),
    set: cellAt(columns.set),
    section: cellAt(columns.section) ?? sectionNamed(cells, columns.sections),
    counts,
    unknown: columns.unknown
      .filter(({ place }) => (copiesInCell(cells[place] ?? '') ?? 0) > 0)
      .map(({ title }) => title),
    unread: [...others, ...totalsOf(cells, columns, counts)],
    texts: [],
  };
}

/** What the row counts for each section, no copies where all of these are blank; nothing where one of them says it otherwise than in numbers. */
function countsOf(
  cells: Cells,
  { name, sections, unknown }: TableColumns,
  copies: number | null,
): TableRow['counts'] {
  const said = sections
    .map(({ place, section }) => ({ section, cell: cells[place] ?? '' }))
    .filter(({ cell }) => /\d/.test(cell));
  const isElsewhere = unknown.some(({ place }) => copiesInCell(cells[place] ?? '') !== null);
  const isBlank = sections.length > 0 && sections.every(({ place }) => NOTHING.test(cells[place] ?? ''));
  const isNowhere = copies === null && isBlank && (isElsewhere || !COUNT_AHEAD.test(cells[name] ?? ''));
  if (said.length === 0) return isNowhere ? [{ section: null, copies: 0 }] : [];
  const counts = said.map(({ section, cell }) => ({ section, copies: copiesInCell(cell) ?? Number.NaN }));
  const all = copies === null ? counts : [{ section: null, copies }, ...counts];
  const some = all.filter((one) => one.copies !== 0);
  return some.length > 0 ? some : all.slice(0, 1);
}

/** `yes` in the column of a section, or the name of one there. */
function sectionNamed(cells: Cells, sections: readonly SectionColumn[]): string | null {
  const found = sections.flatMap(({ place, section }) => {
    const cell = cells[place] ?? '';
    if (YES.test(cell)) return [section];
    return sectionCalled(cell) === null ? [] : [cell];
  });
  return found[0] ?? null;
}

/** A total is told unless it is what the sections come to. */
function totalsOf(cells: Cells, { total }: TableColumns, counts: TableRow['counts']): readonly string[] {
  const said = total === null ? '' : (cells[total] ?? '');
  const sum = counts.reduce((all, { copies }) => all + copies, 0);
  return /\d/.test(said) && counts.length > 0 && copiesInCell(said) !== sum ? [said] : [];
}

/** As many cells as there are titles; null when the line can't be cut so. */
function cellsBelow(line: string, columns: TableColumns): Cells | null {
  for (const divider of ['|', '\t', ';', ','] as const) {
    const cells = withoutEmptyBehind(cutInto(line, divider, columns.count), columns.count);
    if (cells.length < 2) continue;
    if (cells.length === columns.count) return cells;
    const collapsed = cells.filter((cell) => cell !== '');
    if (collapsed.length === columns.count) return collapsed;
    return divider === '|' || divider === '\t'
      ? inPlace(cells, columns)
      : withCommas(cells, divider, columns);
  }
  return null;
}

function cutInto(line: string, divider: Divider, count: number): Cells {
  const cells = cutAt(line, divider);
  if (divider !== '|' || cells.length === count) return cells;
  const single = cutAtBars(line, '|');
  return single.length === count ? single : cells;
}

/** More empty cells than there are titles. */
function withoutEmptyBehind(cells: Cells, count: number): Cells {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, Math.max(count, last + 1));
}

/** Empty cells at the ends may be missing: the first text is the name. */
function inPlace(cells: Cells, { count, name }: TableColumns): Cells {
  const missing = Math.max(0, count - cells.length);
  const text = cells.findIndex((cell) => cell !== '' && copiesInCell(cell) === null);
  const ahead = text < 0 ? 0 : Math.min(missing, Math.max(0, name - text));
  return [...Array<string>(ahead).fill(''), ...cells, ...Array<string>(missing - ahead).fill('')].slice(
    0,
    count,
  );
}

/** Names have such signs too; of cells behind them that are empty the signs may be missing. */
function withCommas(cells: Cells, divider: ';' | ',', columns: TableColumns): Cells | null {
  const { count, name, sections } = columns;
  const more = cells.length - count;
  const isCutOff =
    name === 0 &&
    sections.length > 0 &&
    cells.slice(1).every((cell) => cell === '' || copiesInCell(cell) !== null);
  if (more < 0 && isCutOff) return [...cells, ...Array<string>(-more).fill('')];
  if (more <= 0 || count <= 2) return null;
  return [
    ...cells.slice(0, name),
    cells.slice(name, name + more + 1).join(`${divider} `),
    ...cells.slice(name + more + 1),
  ];
}
