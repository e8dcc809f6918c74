import type { NumberSays } from '../deck-reading.js';
import { sectionCalled } from '../deck-section.js';
import { cutAt } from './cut-at.js';
import { rowBelow } from './row-below-titles.js';
import type { TableColumns } from './table-columns.js';
import { MOST_UNNAMED } from './table-places.js';
import { COUNT_AHEAD, copiesInCell, type TableRow, versionInCell, withVersion } from './table-row.js';

/** UTF-16 units of a row with commas. */
const LONGEST = 400;
const SET = /^[A-Z][A-Z\d]{1,5}$/;
/** A price, a share, a number of copies: nothing else than numbers. */
const NUMBERS = /^[^\p{L}]*\d[^\p{L}]*$/u;

/** `4<TAB>Hanharr (A)<TAB>KAE`, `| 4 | Hanharr (A) |`, `4,"Hanharr (A)",KAE`, by the titles of the columns if they are known; null for a line that is no such row. */
export function rowOfTable(line: string, columns: TableColumns | null): TableRow | null {
  return (columns === null ? null : rowBelow(line, columns)) ?? untitledRow(line);
}

/** The first number is that of copies, unless it stands behind a set or another one stands beside it ahead of the name; what the others are nothing tells. */
function untitledRow(line: string): TableRow | null {
  const cells = cellsOf(line)?.filter((cell) => cell !== '') ?? [];
  const texts = cells.filter((cell) => !NUMBERS.test(cell) && copiesInCell(cell) === null);
  const section = texts.length < 2 ? undefined : texts.find((cell) => sectionCalled(cell) !== null);
  const called = texts.filter((cell) => cell !== section);
  const name = called.find((cell) => !SET.test(cell) && versionInCell(cell) === null) ?? called[0];
  if (name === undefined) return null;
  const set = called.find((cell) => cell !== name && SET.test(cell));
  const version = called.find((cell) => cell !== name && versionInCell(cell) !== null);
  const place = placeOfCopies(cells, name);
  if (place < 0 && set === undefined) return null;
  const isUnclear = place >= 0 && place + 1 < cells.indexOf(name) && isCount(cells[place + 1] ?? '');
  const copies = place < 0 ? null : copiesInCell(cells[place] ?? '');
  return {
    copies: isUnclear ? Number.NaN : copies,
    says: saysOf(cells, place, name),
    name: withVersion(name, versionInCell(version ?? '')),
    set: set ?? null,
    section: section ?? null,
    counts: [],
    unknown: [],
    unread: cells.filter((cell, at) => at !== place && isNumber(cell)),
    texts: called.filter((cell) => cell !== name && cell !== set && cell !== version),
  };
}

function isNumber(cell: string): boolean {
  return NUMBERS.test(cell) || copiesInCell(cell) !== null;
}

/** A number that may be of copies, with no sign of that. */
function isCount(cell: string): boolean {
  const copies = copiesInCell(cell);
  return copies !== null && copies <= MOST_UNNAMED;
}

function placeOfCopies(cells: readonly string[], name: string): number {
  const isAny = (cell: string): boolean => copiesInCell(cell) !== null;
  const few = cells.findIndex((cell, at) => isCount(cell) && !isNumberInSet(cells, at));
  const plain = few >= 0 ? few : cells.findIndex((cell, at) => isAny(cell) && !isNumberInSet(cells, at));
  return plain >= 0 || COUNT_AHEAD.test(name) ? plain : cells.findIndex(isAny);
}

/** Ahead of a name are copies, and in `x4`; behind it or a set there may be the number of a card. */
function saysOf(cells: readonly string[], place: number, name: string): NumberSays {
  const isPlain = /^\d+$/.test(cells[place] ?? '');
  return isPlain && (place > cells.indexOf(name) || isNumberInSet(cells, place)) ? 'EITHER' : 'COPIES';
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
  if (!line.includes('|')) return null;
  return line
    .replace(/\|+/g, '|')
    .replace(/^\||\|$/g, '')
    .split('|');
}

function cutAtTabs(line: string): readonly string[] | null {
  return line.includes('\t') ? line.split(/\t+/) : null;
}

/** Names have commas too: unless they are quoted, only what stands before and behind them is cut off, and one number behind is a count like any. */
function cutAtCommas(line: string): readonly string[] | null {
  if (line.length > LONGEST || !/[,;]/.test(line)) return null;
  if (/^"[^"]*"\s*[,;]|[,;]\s*"[^"]*"/.test(line)) return cutAt(line, line.includes(',') ? ',' : ';');
  const cells = line.split(/\s*[,;]\s*/);
  const from = cells.findIndex((cell) => !isApart(cell));
  const to = cells.findLastIndex((cell) => !isApart(cell)) + 1;
  const apart = [...cells.slice(0, Math.max(0, from)), ...cells.slice(to)];
  const isRow = from >= 0 && apart.some(isNumber) && (from > 0 || apart.length > 1);
  return isRow ? [...cells.slice(0, from), cells.slice(from, to).join(', '), ...cells.slice(to)] : null;
}

function isApart(cell: string): boolean {
  return cell === '' || isNumber(cell) || SET.test(cell) || sectionCalled(cell) !== null;
}
