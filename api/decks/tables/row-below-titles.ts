import { sectionCalled } from '../deck-section.js';
import { cutAt, cutAtBars, type Divider } from './cut-at.js';
import type { SectionColumn, TableColumns } from './table-columns.js';
import { copiesInCell, type TableRow, versionInCell, withVersion } from './table-row.js';

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

/** What the row counts for each section; none where its columns for sections have no numbers but another one has. */
function countsOf(
  cells: Cells,
  { sections, unknown }: TableColumns,
  copies: number | null,
): TableRow['counts'] {
  const said = sections
    .map(({ place, section }) => ({ section, cell: cells[place] ?? '' }))
    .filter(({ cell }) => /\d/.test(cell));
  const isElsewhere = unknown.some(({ place }) => copiesInCell(cells[place] ?? '') !== null);
  const isBlank = sections.length > 0 && sections.every(({ place }) => NOTHING.test(cells[place] ?? ''));
  if (said.length === 0) {
    return copies === null && isBlank && isElsewhere ? [{ section: null, copies: 0 }] : [];
  }
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
    const cells = cutInto(line, divider, columns.count);
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

/** Names have such signs too. */
function withCommas(cells: Cells, divider: ';' | ',', { count, name }: TableColumns): Cells | null {
  const more = cells.length - count;
  if (more <= 0 || count <= 2) return null;
  return [
    ...cells.slice(0, name),
    cells.slice(name, name + more + 1).join(`${divider} `),
    ...cells.slice(name + more + 1),
  ];
}
