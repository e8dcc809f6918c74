import type { BareLine } from '../undressing/bare-lines.js';
import { cutAt, cutAtBars, type Divider } from './cut-at.js';
import { isKnownTitle, isTitleRow, placesOfCopies } from './table-columns.js';
import { COUNT_AHEAD, copiesInCell } from './table-row.js';

const DIVIDERS: readonly Divider[] = ['|', '\t', ';', ','];
const FEWEST = 2;
const MOST = 20;
/** UTF-16 units of a row of titles. */
const LONGEST = 300;
const WORD = /\p{L}{2}/u;
/** Lines in which one with a number is looked for. */
const MOST_ROWS = 30;

/**
 * The lines of a list, with `Card` over the names of a table whose titles leave that empty or call it something else: `,Main,Side`,
 * `Unit,Main,Side`. The rows below tell that it is one: there stand texts, and numbers below the others.
 */
export function withNamesTitled(lines: readonly BareLine[]): readonly BareLine[] {
  return lines.map((line, at) => {
    const titled = line.bare.length > LONGEST || isTitleRow(line.bare) ? null : titledRow(line);
    if (titled === null) return line;
    const rows = lines.slice(at + 1, at + 1 + MOST_ROWS);
    return isOver(rows, titled) ? { ...line, bare: titled.titles.join(titled.divider) } : line;
  });
}

interface Titled {
  readonly divider: Divider;
  readonly titles: readonly string[];
  /** Place of the names. */
  readonly name: number;
}

/** A row of which all titles but one are known, and one of these counts. */
function titledRow(line: BareLine): Titled | null {
  for (const divider of DIVIDERS) {
    const cells = cellsOf(line, divider);
    if (cells.length < FEWEST || cells.length > MOST) continue;
    const [name, ...others] = strangeIn(cells);
    if (name === undefined || others.length > 0 || /^\d/.test(cells[name] ?? '')) continue;
    if (placesOfCopies(cells).length === 0) continue;
    return { divider, name, titles: cells.map((cell, place) => (place === name ? 'Card' : cell)) };
  }
  return null;
}

/** Places of titles that are not known; those of empty cells behind all others count where no other one is strange. */
function strangeIn(cells: readonly string[]): readonly number[] {
  const strange = cells.flatMap((cell, place) => (isKnownTitle(cell) ? [] : [place]));
  const last = cells.findLastIndex((cell) => cell !== '');
  return strange.length > 1 ? strange.filter((place) => place <= last) : strange;
}

function isOver(rows: readonly BareLine[], { divider, titles, name }: Titled): boolean {
  const places = placesOfCopies(titles);
  for (const row of rows) {
    const cells = cellsOf(row, divider);
    const counts = places.map((place) => cells[place] ?? '');
    const isNamed = /\p{L}/u.test(cells[name] ?? '') && !COUNT_AHEAD.test(cells[name] ?? '');
    const isTitled = cells.every((cell, place) => cell === '' || (titles[place] ?? '') !== '');
    if (!isNamed || !isTitled || counts.some((cell) => WORD.test(cell))) return false;
    if (counts.some((cell) => copiesInCell(cell) !== null)) return true;
  }
  return false;
}

/** With those that are empty at the ends. */
function cellsOf({ bare, tabsAhead, tabsBehind }: BareLine, divider: Divider): readonly string[] {
  if (divider === '\t' && tabsAhead + tabsBehind > 0)
    return cutAt('\t'.repeat(tabsAhead) + bare + '\t'.repeat(tabsBehind), divider);
  if (!bare.includes(divider)) return [];
  // Between double bars an empty cell ahead looks like a row's own bar.
  if (divider === '|' && bare.startsWith('||') && bare.includes('||', FEWEST) && !bare.endsWith('|'))
    return ['', ...cutAtBars(bare.slice(FEWEST), '||')];
  return cutAt(bare, divider);
}
