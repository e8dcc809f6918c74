import type { Warning } from '../knowledge-base/search.js';
import type { DeckEntry, DeckReading, DeckSection } from './deck-reading.js';
import { isKindOfCards, sectionCalled, unknownSection } from './deck-section.js';
import { entriesOf, type ReadCard } from './lines/cards-in-line.js';
import { copiesIn } from './lines/copies-in-line.js';
import { withLoneCounts } from './lines/lone-counts.js';
import { withoutNumbers } from './lines/numbered-lines.js';
import { countsAlone, numberWarnings, struckOut, tellerOf } from './list-warnings.js';
import { withColumnsBelow } from './tables/columns-of-cards.js';
import { columnsOf, isTitle, isTitleRow, type TableColumns } from './tables/table-columns.js';
import { placesIn } from './tables/table-places.js';
import { withNamesTitled } from './tables/title-of-names.js';
import { bareLines } from './undressing/bare-lines.js';
import { BLOCK_BEGINS, BLOCK_ENDS } from './undressing/blocks.js';
import { isStruckOut } from './undressing/struck-out.js';

/** What is dressed as a heading and can be no card: `Maybe:`, `[Maybe]`, `== Maybe ==`. */
const HEADING = /:$|^\[[^\]\d][^\]]*\]$|^=.*=$/;
const DRESS = /^[\s=[]+|[\s=\]:]+$/g;
/** UTF-16 units of a line that only counts. */
const LONGEST_TOTAL = 40;

type Unreadable = DeckReading['unreadable'][number];

/** `60 cards`, `Total: 60`, `Cards (60)`. */
const TOTAL = /^\W*(?:total|sum|all|cards?|copies|\s|of|in|the|deck|size|[:=([{)\]}|,;]|\d{1,4})+\W*$/i;
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
  const { lines, alone } = withLoneCounts(
    withColumnsBelow(withNamesTitled(bareLines(list, isHeading)), isHeading),
    isNoName,
  );
  const {
    lines: unnumbered,
    dropped,
    beside,
  } = withoutNumbers(
    lines.map(({ bare }) => bare),
    isHeading,
  );
  const places = placesIn(unnumbered);
  const entries: DeckEntry[] = [];
  const unreadable: Unreadable[] = [];
  const warnings: Warning[] = [
    ...numberWarnings(dropped + places.dropped, beside),
    ...countsAlone(alone),
    ...struckOut(lines),
  ];
  const tell = tellerOf(warnings);
  let place: Place = { section: 'DECK', columns: null, around: [] };
  for (const [at, { line, text, tabsBehind }] of lines.entries()) {
    const bare = unnumbered[at] ?? '';
    const moved = placeBehind(bare, place);
    if (isStruckOut(bare)) continue;
    if (moved !== null) place = moved;
    else if (isTitleRow(bare)) place = { ...place, columns: places.columns.get(at) ?? columnsOf(bare) };
    else if (isKindOfCards(bare) || isTotal(bare) || isTitle(bare)) continue;
    else if (HEADING.test(bare)) {
      unreadable.push({ line, text });
      tell(unknownSection(bare.replace(DRESS, ''), place.section));
    } else {
      const row = place.columns === null ? bare : bare + '\t'.repeat(tabsBehind);
      for (const read of entriesOf(row, place.section, place.columns)) {
        entries.push(entryAt(line, text, read));
        for (const warning of read.told) tell(warning);
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
    isStruckOut(text) ||
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

/** Written out, for a copy of all but one field is slow, and there are many lines. */
function entryAt(
  line: number,
  text: string,
  { section, quantity, name, isCounted, says, unread, texts, set }: ReadCard,
): DeckEntry {
  return { line, text, section, quantity, name, isCounted, says, unread, texts, set };
}
