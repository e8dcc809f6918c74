/** What the columns of a table are, by its first row; places from 0. */
export interface TableColumns {
  readonly count: number;
  /** Null when no column has the number of copies. */
  readonly copies: number | null;
  readonly name: number;
  /** Null when there is none. */
  readonly set: number | null;
  readonly section: number | null;
  /** By its title the number of copies could as well be the place of the row. */
  readonly mayBePlaces: boolean;
}

const TITLES = new RegExp(
  `^(?:${[
    'qty|quantity|count|copies|amount|number|no\\.?|nr\\.?|#|id|slot|pos\\.?|position|place|rank|row|line|index',
    'card|cards|card names?|names?|set|edition|expansion|version|rarity|type|subtype|side|cost|speed|power|health|section|zone|board|pile',
    'price|value|foil|language|condition|notes?|comments?|arena|classification|text|usage|image|link|url',
  ].join('|')})$`,
  'i',
);
const OF_COPIES = /^(?:qty|quantity|count|copies|amount)$/i;
/** The place of a row or the number of a card in its set, unless nothing else says how many copies there are. */
const OF_PLACES = [/^#$/, /^(?:number|no\.?|nr\.?)$/i] as const;
const OF_NAMES = /^(?:cards?|card names?|names?)$/i;
const OF_SETS = /^(?:set|edition|expansion)$/i;
const OF_SECTIONS = /^(?:section|zone|board|pile)$/i;

/** Null for a row of titles that does not say where the names stand, and for every other line. */
export function columnsOf(line: string): TableColumns | null {
  const titles = isTitleRow(line) ? (titlesIn(line) ?? []) : [];
  const placeOf = (form: RegExp): number | null => {
    const place = titles.findIndex((title) => form.test(title));
    return place < 0 ? null : place;
  };
  const name = placeOf(OF_NAMES);
  if (name === null) return null;
  const said = placeOf(OF_COPIES);
  return {
    count: titles.length,
    copies: said ?? placeOf(OF_PLACES[0]) ?? placeOf(OF_PLACES[1]),
    name,
    set: placeOf(OF_SETS),
    section: placeOf(OF_SECTIONS),
    mayBePlaces: said === null,
  };
}

/** The first row of a table, which says what its columns are: all of its cells are titles, or it has those of copies and names among others. */
export function isTitleRow(line: string): boolean {
  return titlesIn(line) !== null;
}

/** One title that stands alone, as cells do that were copied line by line. */
export function isTitle(line: string): boolean {
  return OF_COPIES.test(line) || OF_NAMES.test(line);
}

const MOST_TITLES = 20;

const MAY_BE_TITLES = /^[|\s"]*[\p{L}#][^\d]*$/u;
/** UTF-16 units of a row of titles. */
const LONGEST = 300;

function titlesIn(line: string): readonly string[] | null {
  if (line.length > LONGEST || !/[|\t;,]/.test(line) || !MAY_BE_TITLES.test(line)) return null;
  for (const divider of ['|', '\t', ';', ',']) {
    if (!line.includes(divider)) continue;
    const cells = line.replace(/^\|+|\|+$/g, '').split(divider === '|' ? /\|+/ : divider, MOST_TITLES);
    const titles = cells.map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
    if (titles.length > 1 && areTitles(titles)) return titles;
  }
  return null;
}

function areTitles(titles: readonly string[]): boolean {
  const all = titles.every((title) => TITLES.test(title));
  return (
    all || (titles.some((title) => OF_COPIES.test(title)) && titles.some((title) => OF_NAMES.test(title)))
  );
}
