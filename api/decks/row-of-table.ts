/** A row in which the number of copies and the name have cells of their own. */
interface TableRow {
  /** Null when no cell has it; it may stand in that of the name. */
  readonly copies: number | null;
  readonly name: string;
  /** Null when no cell has one. */
  readonly set: string | null;
}

const COPIES = /^[x×]?(\d{1,30})[x×]?$/i;
const SET = /^[A-Z][A-Z\d]{1,5}$/;
const TITLES =
  /^(?:qty|quantity|count|copies|amount|number|no\.?|nr\.?|#|card|cards|card name|name|set|edition|version|rarity|type|side|cost|section|zone)$/i;
const COPIES_AHEAD = /^(\d{1,3})\s*[,;]\s*(\S.*)$/;
const SET_BEHIND = /^(.*\S)\s*[,;]\s*([A-Z][A-Z\d]{1,5})$/;
const QUOTED_CELL = /"((?:[^"]|"")*)"/g;
/** Stands for a comma inside quotes while a line is cut. */
const KEPT_COMMA = '\u0001';

/** What the columns of a table are, by its first row; places from 0. */
export interface TableColumns {
  readonly count: number;
  readonly copies: number;
  readonly name: number;
  /** Null when there is none. */
  readonly set: number | null;
}

const OF_COPIES = /^(?:qty|quantity|count|copies|amount|#)$/i;
/** The number of a card in its set, unless nothing else says how many copies there are. */
const OF_NUMBERS = /^(?:number|no\.?|nr\.?)$/i;
const OF_NAMES = /^(?:card|card name|name|cards)$/i;
const OF_SETS = /^(?:set|edition)$/i;

/** Null for a row of titles that does not say where names and copies stand, and for every other line. */
export function columnsOf(line: string): TableColumns | null {
  const titles = isTitleRow(line) ? (cellsOf(line) ?? []) : [];
  const copies = [OF_COPIES, OF_NUMBERS].map((form) => titles.findIndex((title) => form.test(title)));
  const found = copies.find((place) => place >= 0);
  const name = titles.findIndex((title) => OF_NAMES.test(title));
  const set = titles.findIndex((title) => OF_SETS.test(title));
  if (found === undefined || name < 0) return null;
  return { count: titles.length, copies: found, name, set: set < 0 ? null : set };
}

/** A row below such titles; null when it has other columns, or no number where the copies stand. */
function rowBelow(line: string, { count, copies, name, set }: TableColumns): TableRow | null {
  const cut = [cellsOf(line), line.split(','), line.split(';')].find((cells) => cells?.length === count);
  const cells = cut?.map((cell) => cell.trim()) ?? [];
  const number = COPIES.exec(cells[copies] ?? '')?.[1];
  const called = cells[name] ?? '';
  if (number === undefined || called === '') return null;
  return { copies: Number(number), name: called, set: set === null ? null : cells[set] || null };
}

/** `4<TAB>Hanharr (A)<TAB>KAE`, `| 4 | Hanharr (A) |`, `4,"Hanharr (A)",KAE`, by the titles of the columns if they are known; null for a line that is no such row. */
export function rowOfTable(line: string, columns: TableColumns | null): TableRow | null {
  const below = columns === null ? null : rowBelow(line, columns);
  if (below !== null) return below;
  const cells = cellsOf(line)?.filter((cell) => cell !== '') ?? [];
  const copies = cells.find((cell) => COPIES.test(cell));
  const texts = cells.filter((cell) => !COPIES.test(cell));
  const name = texts.find((cell) => !SET.test(cell)) ?? texts[0];
  const set = texts.find((cell) => cell !== name && SET.test(cell));
  if (name === undefined || (copies === undefined && set === undefined)) return null;
  return { copies: copies === undefined ? null : Number(COPIES.exec(copies)?.[1]), name, set: set ?? null };
}

/** The first row of a table, which says what its columns are. */
export function isTitleRow(line: string): boolean {
  const cells = cellsOf(line);
  return cells?.every((cell) => TITLES.test(cell)) ?? false;
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
    const separator = line.includes(',') ? ',' : ';';
    const kept = line.replace(QUOTED_CELL, (_, cell: string) =>
      cell.replaceAll('""', '"').replaceAll(separator, KEPT_COMMA),
    );
    return kept.split(separator).map((cell) => cell.replaceAll(KEPT_COMMA, separator));
  }
  const [, copies, rest] = COPIES_AHEAD.exec(line) ?? [];
  if (copies === undefined || rest === undefined) return isTitles(line) ? line.split(/[,;]/) : null;
  const [, name = rest, set = ''] = SET_BEHIND.exec(rest) ?? [];
  return [copies, name, set];
}

function isTitles(line: string): boolean {
  return line.split(/[,;]/, 10).every((cell) => TITLES.test(cell.trim()));
}
