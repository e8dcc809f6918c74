import { sectionCalled } from './deck-section.js';
import type { TableColumns } from './table-columns.js';

/** A row in which the number of copies and the name have cells of their own. */
interface TableRow {
  /** Null when no cell has it; it may stand in that of the name. NaN where its cell has something else. */
  readonly copies: number | null;
  readonly name: string;
  /** Null when no cell has one. */
  readonly set: string | null;
  /** What the list calls the section; null when no cell does. */
  readonly section: string | null;
  /** Numbers of which nothing tells what they are. */
  readonly unread: readonly string[];
}

const COPIES = /^[x×]?(\d{1,30})[x×]?$/i;
const SET = /^[A-Z][A-Z\d]{1,5}$/;
const COPIES_AHEAD = /^(\d{1,3})\s*[,;]\s*(\S.*)$/;
const SET_BEHIND = /^(.*\S)\s*[,;]\s*([A-Z][A-Z\d]{1,5})$/;
const QUOTED_CELL = /"((?:[^"]|"")*)"/g;
/** Stands for a comma inside quotes while a line is cut. */
const KEPT_COMMA = '\u0001';

/** `4<TAB>Hanharr (A)<TAB>KAE`, `| 4 | Hanharr (A) |`, `4,"Hanharr (A)",KAE`, by the titles of the columns if they are known; null for a line that is no such row. */
export function rowOfTable(line: string, columns: TableColumns | null): TableRow | null {
  return (columns === null ? null : rowBelow(line, columns)) ?? untitledRow(line);
}

/** A row below such titles; null when it has other columns. */
export function rowBelow(line: string, columns: TableColumns): TableRow | null {
  const cells = cellsBelow(line, columns);
  if (cells === null) return null;
  const cellAt = (place: number | null): string | null => (place === null ? null : cells[place] || null);
  const name = cellAt(columns.name);
  if (name === null || COPIES.test(name)) return null;
  const counted = cellAt(columns.copies);
  const copies = counted === null ? null : Number(COPIES.exec(counted)?.[1] ?? Number.NaN);
  // `2 Scout, the Old` below two titles is no row.
  if (columns.count === 2 && Number.isNaN(copies) && !/[|\t]/.test(line)) return null;
  const isEmpty = columns.copies !== null && counted === null;
  const others = isEmpty ? cells.filter((cell) => cell !== name && COPIES.test(cell)) : [];
  return { copies, name, set: cellAt(columns.set), section: cellAt(columns.section), unread: others };
}

/** As many cells as there are titles; null when the line can't be cut so. */
function cellsBelow(line: string, { count, name }: TableColumns): readonly string[] | null {
  for (const divider of [/\|/, /\t/, /;/, /,/]) {
    const cells = cutAt(line, divider);
    if (cells.length < 2) continue;
    if (cells.length === count) return cells;
    const collapsed = cells.filter((cell) => cell !== '');
    if (collapsed.length === count) return collapsed;
    const isText = divider.source === ';' || divider.source === ',';
    // Names have such signs too.
    const more = cells.length - count;
    if (isText && more > 0 && count > 2)
      return [
        ...cells.slice(0, name),
        cells.slice(name, name + more + 1).join(`${divider.source} `),
        ...cells.slice(name + more + 1),
      ];
    return isText ? null : [...cells, ...Array<string>(Math.max(0, -more)).fill('')].slice(0, count);
  }
  return null;
}

function cutAt(line: string, divider: RegExp): readonly string[] {
  if (divider.source === '\\|') {
    const inside = line.replace(/^\||\|$/g, '');
    return inside
      .split(inside.includes('||') ? '||' : '|')
      .map((cell) => cell.replace(/^\||\|$/g, '').trim());
  }
  const sign = divider.source;
  const kept = line.includes('"')
    ? line.replace(QUOTED_CELL, (_, cell: string) => cell.replaceAll('""', '"').replaceAll(sign, KEPT_COMMA))
    : line;
  return kept.split(divider).map((cell) => cell.replaceAll(KEPT_COMMA, sign).trim());
}

function untitledRow(line: string): TableRow | null {
  const cells = cellsOf(line)?.filter((cell) => cell !== '') ?? [];
  const place = cells.findIndex((cell) => COPIES.test(cell));
  const texts = cells.filter((cell) => !COPIES.test(cell));
  const section = texts.length < 2 ? undefined : texts.find((cell) => sectionCalled(cell) !== null);
  const called = texts.filter((cell) => cell !== section);
  const name = called.find((cell) => !SET.test(cell)) ?? called[0];
  const set = called.find((cell) => cell !== name && SET.test(cell));
  if (name === undefined || (place < 0 && set === undefined)) return null;
  return {
    copies: place < 0 ? null : Number(COPIES.exec(cells[place] ?? '')?.[1]),
    name,
    set: set ?? null,
    section: section ?? null,
    unread: cells.filter((cell, at) => at !== place && COPIES.test(cell) && !isNumberInSet(cells, at)),
  };
}

/** `KAE<TAB>140` */
function isNumberInSet(cells: readonly string[], at: number): boolean {
  return SET.test(cells[at - 1] ?? '');
}

function cellsOf(line: string): readonly string[] | null {
  for (const cut of [cutAtPipes, cutAtTabs, cutAtCommas]) {
    const cells = cut(line)?.map((cell) => cell.trim());
    if (cells !== undefined && cells.length > 1) return cells;
  }
  return null;
}

function cutAtPipes(line: string): readonly string[] | null {
  return line.includes('|') ? line.replace(/^\|+|\|+$/g, '').split(/\|+/) : null;
}

function cutAtTabs(line: string): readonly string[] | null {
  return line.includes('\t') ? line.split(/\t+/) : null;
}

/** Names have commas too: unless they are quoted, only what stands before and behind them is cut off. */
function cutAtCommas(line: string): readonly string[] | null {
  if (/^"[^"]*"\s*[,;]|[,;]\s*"[^"]*"/.test(line)) {
    return cutAt(line, line.includes(',') ? /,/ : /;/);
  }
  const [, copies, rest] = COPIES_AHEAD.exec(line) ?? [];
  if (copies === undefined || rest === undefined) return null;
  const [, name = rest, set = ''] = SET_BEHIND.exec(rest) ?? [];
  return [copies, name, set];
}
