import type { DeckSection, NumberSays } from '../deck-reading.js';
import { isSideAlone, sectionCalled } from '../deck-section.js';

/** A column with the numbers of copies that a section has. */
export interface SectionColumn {
  readonly place: number;
  readonly section: DeckSection;
}

/** What the columns of a table are, by its first row; places from 0. */
export interface TableColumns {
  readonly count: number;
  /** Null when no column has the number of copies of all sections. */
  readonly copies: number | null;
  readonly name: number;
  /** Null when there is none. */
  readonly version: number | null;
  readonly set: number | null;
  readonly section: number | null;
  /** Those that count for one section each. */
  readonly sections: readonly SectionColumn[];
  /** Beside these, what they come to; null when no column has it. */
  readonly total: number | null;
  /** Titles beside these that say nothing known: of what such a column counts, nothing is used. */
  readonly unknown: readonly { readonly place: number; readonly title: string }[];
  /** By its title what stands in `copies` could as well be the place of the row, or the number of the card in its set. */
  readonly says: NumberSays;
}

const TITLES = new RegExp(
  `^(?:${[
    'qty|quantity|count|copies|amount|number|no\\.?|nr\\.?|#|id|slot|pos\\.?|position|place|rank|row|line|index',
    'card|cards|card names?|names?|set|edition|expansion|version|rarity|type|subtype|side|cost|speed|power|health|section|zone|board|pile',
    'price|value|foil|language|condition|notes?|comments?|arena|classification|text|usage|image|link|url|build|ver\\.?|total',
  ].join('|')})$`,
  'i',
);
const OF_COPIES = /^(?:qty|quantity|count|copies|amount)$/i;
/** The place of a row or the number of a card in its set, unless nothing else says how many copies there are. */
const OF_PLACES = [/^#$/, /^(?:number|no\.?|nr\.?)$/i] as const;
const OF_NAMES = /^(?:cards?|card names?|names?)$/i;
const OF_VERSIONS = /^ver(?:sion|\.)?$/i;
const OF_SETS = /^(?:set|edition|expansion)$/i;
const OF_SECTIONS = /^(?:section|zone|board|pile)$/i;
const OF_TOTALS = /^(?:total|sum|all)$/i;
/** `Main qty`, `# Side`: what is counted. */
const COUNTING = /^(?:qty|quantity|count|copies|#|no\.?)\s+(?:in\s+)?|\s+(?:qty|quantity|count|copies|#)$/gi;

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
  const sections = sectionColumns(titles);
  const isTotal = sections.some(({ section }) => section === 'DECK');
  const copies = sections.length > 0 ? null : (placeOf(OF_PLACES[0]) ?? placeOf(OF_PLACES[1]));
  return {
    count: titles.length,
    copies: isTotal ? null : (said ?? copies),
    name,
    version: placeOf(OF_VERSIONS),
    set: placeOf(OF_SETS),
    section: placeOf(OF_SECTIONS),
    sections,
    total: sections.length === 0 ? null : (placeOf(OF_TOTALS) ?? (isTotal ? said : null)),
    unknown: sections.length === 0 ? [] : unknownColumns(titles),
    says: said === null ? 'EITHER' : 'COPIES',
  };
}

/** Beside the side of the Force there is no column of that name for a sideboard unless the deck has one too. */
function sectionColumns(titles: readonly string[]): readonly SectionColumn[] {
  const found = titles.flatMap((title, place) => {
    const section = sectionCalled(countedIn(title));
    return section === null ? [] : [{ place, section, title }];
  });
  return found.every(({ title }) => isSideAlone(title))
    ? []
    : found.map(({ place, section }) => ({ place, section }));
}

function unknownColumns(titles: readonly string[]): TableColumns['unknown'] {
  return titles.flatMap((title, place) => {
    return title === '' || isKnownTitle(title) ? [] : [{ place, title }];
  });
}

/** What may stand over a column. */
export function isKnownTitle(title: string): boolean {
  return TITLES.test(title) || OF_TOTALS.test(title) || sectionCalled(countedIn(title)) !== null;
}

/** Places of the columns that have copies, of all sections or of one. */
export function placesOfCopies(titles: readonly string[]): readonly number[] {
  const said = titles.flatMap((title, place) => (OF_COPIES.test(title) ? [place] : []));
  return [...said, ...sectionColumns(titles).map(({ place }) => place)];
}

function countedIn(title: string): string {
  return title.replace(COUNTING, '');
}

/** The first row of a table, which says what its columns are: all of its cells are titles, or it has those of copies or sections and of names among others. */
export function isTitleRow(line: string): boolean {
  return titlesIn(line) !== null;
}

/** One title that stands alone, as cells do that were copied line by line. */
export function isTitle(line: string): boolean {
  return OF_COPIES.test(line) || OF_NAMES.test(line);
}

const MOST_TITLES = 20;

/** The only numbers in it say how many cards a section has: `Main (60)`. */
const MAY_BE_TITLES = /^[|\s"]*[\p{L}#](?:\(\d{1,3}\)|\D)*$/u;
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
  const hasNames = titles.some((title) => OF_NAMES.test(title));
  return (hasNames && placesOfCopies(titles).length > 0) || titles.every((title) => TITLES.test(title));
}
