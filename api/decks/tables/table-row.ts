import type { DeckSection, NumberSays } from '../deck-reading.js';

/** A row in which the number of copies and the name have cells of their own. */
export interface TableRow {
  /** Null when no cell has it; it may stand in that of the name. NaN where its cell has something else. */
  readonly copies: number | null;
  /** What the number in `copies` says. */
  readonly says: NumberSays;
  readonly name: string;
  /** Null when no cell has one. */
  readonly set: string | null;
  /** What the list calls the section; null when no cell does. */
  readonly section: string | null;
  /** Copies in sections that have columns of their own; a section of null is the one in which the row stands. Empty in other tables. */
  readonly counts: readonly { readonly section: DeckSection | null; readonly copies: number }[];
  /** Titles of columns that count something, and nothing known. */
  readonly unknown: readonly string[];
  /** Numbers of which nothing tells what they are. */
  readonly unread: readonly string[];
  /** Texts of which nothing tells what they are. */
  readonly texts: readonly string[];
}

/** The cell of the name has the count: `2 Name, INV, 12`. */
export const COUNT_AHEAD = /^\d{1,3}\s?[x×]?\s+\p{L}/iu;
const COPIES = /^[x×]?(\d{1,30})[x×]?$/i;
const VERSION = /^[([]?([A-Z]\d{0,2})[)\]]?$/;
const ENDS_IN_VERSION = /[([][a-z]{1,2}\d{0,2}[)\]]$/i;

/** The number of copies that a cell says and nothing else; null for other cells. */
export function copiesInCell(cell: string): number | null {
  const said = COPIES.exec(cell)?.[1];
  return said === undefined ? null : Number(said);
}

/** The version that a cell says and nothing else; null for other cells. */
export function versionInCell(cell: string): string | null {
  return VERSION.exec(cell)?.[1] ?? null;
}

export function withVersion(name: string, version: string | null): string {
  return version === null || ENDS_IN_VERSION.test(name) ? name : `${name} (${version})`;
}
