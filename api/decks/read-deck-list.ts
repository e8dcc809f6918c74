import type { Warning } from '../knowledge-base/search.js';
import { type BareLine, bareLines } from './bare-lines.js';
import { BLOCK_BEGINS, BLOCK_ENDS } from './blocks.js';
import { cardName, copiesIn } from './copies-in-line.js';
import type { DeckEntry, DeckReading, DeckSection } from './deck-reading.js';
import { isKindOfCards, sectionCalled, unknownSection } from './deck-section.js';
import { withLoneCounts } from './lone-counts.js';
import { withoutNumbers } from './numbered-lines.js';
import { rowOfTable } from './row-of-table.js';
import { columnsOf, isTitle, isTitleRow, type TableColumns } from './table-columns.js';
import { placesIn } from './table-places.js';

/** What is dressed as a heading and can be no card: `Maybe:`, `[Maybe]`, `== Maybe ==`. */
const HEADING = /:$|^\[[^\]\d][^\]]*\]$|^=.*=$/;
const DRESS = /^[\s=[]+|[\s=\]:]+$/g;
const MOST_WARNINGS = 5;
/** UTF-16 units of a line that only counts. */
const LONGEST_TOTAL = 40;

type Unreadable = DeckReading['unreadable'][number];

/** `SB: 2 Name`: of this line alone. `Sideboard,2,Name`: what stands ahead is looked up. */
const SECTION_AHEAD = /^(sb|sideboard|side|supply)\s*:\s*(\S.*)$/i;
const SECTION_CELL = /^"?([a-z][a-z ]{1,20})"?\s*[\t|,;]\s*(\S.*\d.*|\d.*)$/i;
/** `4 Name, 2 Other name` */
const MORE_BEHIND = /\s*[,;]\s*(?=\d{1,3}\s?[x×]?\s+\p{L})/u;
const COUNT_AHEAD = /^\d{1,3}\s?[x×]?\s+\p{L}/u;
/** `60 cards`, `Total: 60`, `Cards (60)`. */
const TOTAL = /^\W*(?:total|sum|all|cards?|copies|\s|of|in|the|deck|size|[:=([{)\]}]|\d{1,4})+\W*$/i;
const SAYS_TOTAL = /(?=.*\d)(?=.*(?:total|cards?\b|sum\b|size\b))/i;

/** Blocks inside each other. */
const MOST_AROUND = 20;

/** What holds for the lines below. */
interface Place {
  readonly section: DeckSection;
  readonly columns: TableColumns | null;
  /** Sections that go on where the blocks end in which the line stands. */
  readonly around: readonly DeckSection[];
}

/**
 * A plain deck list, also one that was copied from a forum, a wiki or a table. A line without a quantity is one copy; what stands before the
 * first section is the deck.
 */
export function readDeckList(list: string): DeckReading {
  const { lines, alone } = withLoneCounts(bareLines(list, isHeading), isNoName);
  const { lines: unnumbered, dropped } = withoutNumbers(
    lines.map(({ bare }) => bare),
    isHeading,
  );
  const places = placesIn(unnumbered);
  const entries: DeckEntry[] = [];
  const unreadable: Unreadable[] = [];
  const numbers = dropped + places.dropped;
  const warnings: Warning[] = [...(numbers > 0 ? [numbered(numbers)] : []), ...countsAlone(alone)];
  const tell = (name: string, taken: DeckSection): void => {
    if (warnings.length < MOST_WARNINGS) warnings.push(unknownSection(name, taken));
  };
  let place: Place = { section: 'DECK', columns: null, around: [] };
  for (const [at, { line, text }] of lines.entries()) {
    const bare = unnumbered[at] ?? '';
    const moved = placeBehind(bare, place);
    if (moved !== null) place = moved;
    else if (isTitleRow(bare)) place = { ...place, columns: places.columns.get(at) ?? columnsOf(bare) };
    else if (isKindOfCards(bare) || isTotal(bare) || isTitle(bare)) continue;
    else if (HEADING.test(bare)) {
      unreadable.push({ line, text });
      tell(bare.replace(DRESS, ''), place.section);
    } else {
      for (const { unknown, ...entry } of entriesOf(bare, place.section, place.columns)) {
        entries.push({ line, text, ...entry });
        if (unknown !== null) tell(unknown, place.section);
      }
    }
  }
  return { entries, unreadable, warnings };
}

/** Behind a heading, and where a block begins or ends; null for other lines. */
function placeBehind(bare: string, place: Place): Place | null {
  if (bare === BLOCK_BEGINS)
    return { ...place, around: [...place.around, place.section].slice(-MOST_AROUND) };
  if (bare === BLOCK_ENDS) {
    return { ...place, section: place.around.at(-1) ?? place.section, around: place.around.slice(0, -1) };
  }
  const called = sectionCalled(bare);
  return called === null ? null : { ...place, section: called };
}

function isHeading(text: string): boolean {
  return sectionCalled(text) !== null || isKindOfCards(text);
}

/** What can be no name of a card, with or without a count. */
function isNoName(text: string): boolean {
  return (
    text === BLOCK_BEGINS ||
    text === BLOCK_ENDS ||
    isHeading(text) ||
    isTitle(text) ||
    HEADING.test(text) ||
    isTotal(text) ||
    isTitleRow(text) ||
    copiesIn(text).isCounted
  );
}

function isTotal(line: string): boolean {
  return line.length <= LONGEST_TOTAL && TOTAL.test(line) && SAYS_TOTAL.test(line);
}

function numbered(lines: number): Warning {
  return {
    code: 'LINES_NUMBERED',
    message: `The lines count up from 1, so the numbers of ${lines} of them were taken for places in the list, not for copies. Write '2x Name' for two copies.`,
  };
}

function countsAlone(lines: readonly BareLine[]): readonly Warning[] {
  const [first] = lines;
  if (first === undefined) return [];
  const more = lines.length === 1 ? '' : ` (and ${lines.length - 1} more)`;
  return [
    {
      code: 'COUNT_ALONE',
      message: `Line ${first.line}${more}: '${first.text}' is only a number, and it can't be told of which card; it was not used. Write it on the line of its card, such as '4 Name (A)'.`,
    },
  ];
}

/** `unknown`: the name of a section that there is not. */
type Read = Omit<DeckEntry, 'line' | 'text'> & { readonly unknown: string | null };

function entriesOf(line: string, section: DeckSection, columns: TableColumns | null): readonly Read[] {
  const [, ahead = '', behind] =
    SECTION_AHEAD.exec(line) ?? (columns === null ? SECTION_CELL.exec(line) : null) ?? [];
  const called = sectionCalled(ahead);
  if (called !== null && behind !== undefined) return entriesOf(behind, called, columns);
  const parts = COUNT_AHEAD.test(line) ? line.split(MORE_BEHIND) : [line];
  if (parts.length > 1) return parts.map((part) => ({ ...uncut(part), section, set: null, unknown: null }));
  const row = rowOfTable(line, columns);
  if (row === null) return [{ ...uncut(line), section, set: null, unknown: null }];
  const named = row.section === null ? section : sectionCalled(row.section);
  return [
    {
      section: named ?? section,
      unknown: named === null ? row.section : null,
      set: row.set,
      ...(row.copies === null
        ? copiesIn(row.name)
        : { quantity: row.copies, name: cardName(row.name), isCounted: true }),
      unread: row.unread,
    },
  ];
}

function uncut(line: string): Pick<DeckEntry, 'quantity' | 'name' | 'isCounted' | 'unread'> {
  return { ...copiesIn(line), unread: [] };
}
