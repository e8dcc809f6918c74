import { withoutPromo } from '../knowledge-base/name-without-promo.js';
import type { Warning } from '../knowledge-base/search.js';
import { bareLines } from './bare-lines.js';
import type { DeckEntry, DeckReading, DeckSection } from './deck-reading.js';
import { isKindOfCards, sectionCalled, unknownSection } from './deck-section.js';
import { withoutNumbers } from './numbered-lines.js';
import { columnsOf, isTitleRow, rowOfTable, type TableColumns } from './row-of-table.js';

/** `4 Name`, `4x Name`, `4<TAB>Name`, `x4 Name`, `(4) Name`, `4 - Name`, `4. Name`, `4 copies of Name`. */
const QUANTITIES_AHEAD: readonly RegExp[] = [
  /^(\d{1,30})\s*[x×*]\s+(\S.*)$/is,
  /^(\d{1,30})(?:[x×](?=\p{Lu})|\*)(\S.*)$/su,
  /^(\d{1,30})(?:[.:)]|\s*[-–—])\s+(\S.*)$/s,
  /^(\d{1,30})\s+cop(?:y|ies)\s+of\s+(\S.*)$/is,
  /^[([]\s*(\d{1,30})(?:\s*[x×])?\s*[)\]]\s*(\S.*)$/is,
  /^[x×]\s?(\d{1,30})\s+(\S.*)$/is,
  /^(\d{1,30})\s+(\S.*)$/s,
];
/** `Name x4`, `Name (4)`, `Name - 4`, `Name, 4`, `Name<TAB>4`, `Name (A) 4`, `Name: 4`, `Name 4x`. */
const QUANTITIES_BEHIND: readonly RegExp[] = [
  /^(.*\S)\s+[x×*]\s?(\d{1,30})$/is,
  /^(.*\S)\s*[([](?:\s*[x×])?\s*(\d{1,30})(?:\s*[x×])?\s*[)\]]$/is,
  /^(.*\S)(?:\s+[-–—]\s+|,\s*|\t\s*)[x×]?(\d{1,30})$/is,
  /^(.*\))\s+(\d{1,30})$/s,
  /^(.*\S)(?:\s*:\s*(?=\d+$)|\s+(?=\d+\s?[x×]$))(\d{1,30})\s?[x×]?$/is,
];
/** `-2 Name`, `2.5 Name`, `1/2 Name`: no number of copies, and no name either. */
const NO_QUANTITY = /^([-–—−]\d{1,30}|[-–—−]?\d{1,30}[.,/]\d{1,30})(?:\s*[x×*])?\s+(\S.*)$/is;
/** As other keyboards write them. */
const DIGIT = /\p{Nd}/gu;

/** What is dressed as a heading and can be no card: `Maybe:`, `[Maybe]`, `== Maybe ==`. */
const HEADING = /:$|^\[[^\]\d][^\]]*\]$|^=.*=$/;
const DRESS = /^[\s=[]+|[\s=\]:]+$/g;
const MOST_WARNINGS = 5;
/** UTF-16 units of a line that only counts. */
const LONGEST_TOTAL = 40;

type Unreadable = DeckReading['unreadable'][number];

/** `SB: 2 Name`: of this line alone. */
const SECTION_AHEAD = /^(sb|sideboard|side|supply)\s*:\s*(\S.*)$/i;
/** `60 cards`, `Total: 60`, `Cards (60)`. */
const TOTAL = /^\W*(?:total|sum|all|cards?|copies|\s|of|in|the|deck|size|[:=([{)\]}]|\d{1,4})+\W*$/i;
const SAYS_TOTAL = /(?=.*\d)(?=.*(?:total|cards?\b|sum\b|size\b))/i;

/**
 * A plain deck list, also one that was copied from a forum, a wiki or a table. A line without a quantity is one copy; what stands before the
 * first section is the deck.
 */
export function readDeckList(list: string): DeckReading {
  const lines = bareLines(list, isHeading);
  const { lines: unnumbered, dropped } = withoutNumbers(
    lines.map(({ bare }) => bare),
    isHeading,
  );
  const entries: DeckEntry[] = [];
  const unreadable: Unreadable[] = [];
  const warnings: Warning[] = dropped > 0 ? [numbered(dropped)] : [];
  let section: DeckSection = 'DECK';
  let columns: TableColumns | null = null;
  for (const [at, { line, text }] of lines.entries()) {
    const bare = unnumbered[at] ?? '';
    const called = sectionCalled(bare);
    if (called !== null) section = called;
    else if (isTitleRow(bare)) columns = columnsOf(bare);
    else if (isKindOfCards(bare) || isTotal(bare)) continue;
    else if (HEADING.test(bare)) {
      unreadable.push({ line, text });
      if (warnings.length < MOST_WARNINGS) warnings.push(unknownSection(bare.replace(DRESS, ''), section));
    } else entries.push({ line, text, ...entryOf(bare, section, columns) });
  }
  return { entries, unreadable, warnings };
}

function isHeading(text: string): boolean {
  return sectionCalled(text) !== null || isKindOfCards(text);
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

function entryOf(
  line: string,
  section: DeckSection,
  columns: TableColumns | null,
): Omit<DeckEntry, 'line' | 'text'> {
  const [, ahead = '', behind] = SECTION_AHEAD.exec(line) ?? [];
  const called = sectionCalled(ahead);
  if (called !== null && behind !== undefined) return entryOf(behind, called, columns);
  const row = rowOfTable(line, columns);
  if (row === null) return { section, set: null, ...copiesIn(plainDigits(line)) };
  const { quantity, name } = copiesIn(plainDigits(row.name));
  return row.copies === null
    ? { section, set: row.set, quantity, name }
    : { section, set: row.set, quantity: row.copies, name: cardName(row.name) };
}

function plainDigits(line: string): string {
  return line.replace(DIGIT, (digit) => digit.normalize('NFKC'));
}

function copiesIn(line: string): Pick<DeckEntry, 'quantity' | 'name'> {
  const [, odd, of] = NO_QUANTITY.exec(line) ?? [];
  if (odd !== undefined && of !== undefined) return { quantity: Number.NaN, name: cardName(of) };
  for (const form of QUANTITIES_AHEAD) {
    const [, ahead, named] = form.exec(line) ?? [];
    if (ahead !== undefined && named !== undefined) return { quantity: Number(ahead), name: cardName(named) };
  }
  for (const form of QUANTITIES_BEHIND) {
    const [, named, behind] = form.exec(line) ?? [];
    if (behind !== undefined && named !== undefined)
      return { quantity: Number(behind), name: cardName(named) };
  }
  return { quantity: 1, name: cardName(line) };
}

/** Without what says only which printing it is. */
export function cardName(name: string): string {
  return withoutPromo(name).trim();
}
