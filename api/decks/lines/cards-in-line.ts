import type { Warning } from '../../knowledge-base/search.js';
import type { DeckEntry, DeckSection } from '../deck-reading.js';
import { sectionCalled, unknownColumn, unknownSection } from '../deck-section.js';
import { rowOfTable } from '../tables/row-of-table.js';
import type { TableColumns } from '../tables/table-columns.js';
import type { TableRow } from '../tables/table-row.js';
import { cardName, copiesIn } from './copies-in-line.js';

/** `SB: 2 Name`: of this line alone. `Sideboard,2,Name`: what stands ahead is looked up. */
const SECTION_AHEAD = /^(sb|sideboard|side|supply|mb|main|maindeck|mainboard|deck)\s*:\s*(\S.*)$/i;
const SECTION_CELL = /^"?([a-z][a-z ]{1,20})"?[^\S\t]*[\t|,;]\s*(\S.*\d.*|\d.*)$/i;
/** `4 Name, 2 Other name`, `4 Name / 2 Other name`, `4 Name and 2 Other name` */
const MORE_BEHIND = /(?:\s*[,;]\s*|\s+(?:[/+&|•·]|and)\s+)(?=\d{1,3}\s?[x×]?\s+\p{L})/u;
const COUNT_AHEAD = /^(?:\d{1,3}\s?[x×]?|[x×]\s?\d{1,3})\s+\p{L}/u;
const MAY_BE_SEVERAL = /[,;|\t/+&•·]|\s{2}|\sand\s/;
/** `Name x4, Other name x2` */
const BETWEEN_CARDS = /\s*[,;|]+\s*|\s+[/+&•·]\s+|\s*\t\s*|\s{2,}/;
const COUNT_BEHIND = /[\s)\]][x×]\s?\d{1,3}$/i;

/** A card of a line, before it is known where that stands. `told`: of the section or the columns of a row. */
export type ReadCard = Omit<DeckEntry, 'line' | 'text'> & { readonly told: readonly Warning[] };

const NONE: readonly string[] = [];
const NO_WARNINGS: readonly Warning[] = [];

/** The cards of a line, in the section in which it stands or that it names itself. */
export function entriesOf(
  line: string,
  section: DeckSection,
  columns: TableColumns | null,
): readonly ReadCard[] {
  const [, ahead = '', behind] =
    SECTION_AHEAD.exec(line) ?? (columns === null ? SECTION_CELL.exec(line) : null) ?? [];
  const called = sectionCalled(ahead);
  if (called !== null && behind !== undefined) return entriesOf(behind, called, columns);
  const parts = cardsOf(line);
  const row = parts.length > 1 ? null : rowOfTable(line, columns);
  if (row !== null) return entriesOfRow(row, section);
  return parts.map((part) => {
    const { quantity, name, isCounted, says } = copiesIn(part);
    return {
      ...{ quantity, name, isCounted, says, section, set: null },
      ...{ unread: NONE, texts: NONE, told: NO_WARNINGS },
    };
  });
}

/** Several, where each has a count of its own. */
function cardsOf(line: string): readonly string[] {
  if (!MAY_BE_SEVERAL.test(line)) return [line];
  const parts = tidied(line).split(BETWEEN_CARDS);
  if (parts.length > 1 && parts.every((part) => COUNT_BEHIND.test(part) || COUNT_AHEAD.test(part)))
    return parts;
  return COUNT_AHEAD.test(line) ? tidied(line).split(MORE_BEHIND) : [line];
}

/** Without bars around it, and with short stretches of white space and bars, which patterns would look at from each of their signs. */
function tidied(line: string): string {
  return line
    .replace(/\s{2,}/g, (gap) => (gap.includes('\t') ? '\t' : '  '))
    .replace(/\|{2,}/g, '|')
    .replace(/^\|\s*|\s*\|$/g, '');
}

/** One of each section that the row counts. */
function entriesOfRow(row: TableRow, section: DeckSection): readonly ReadCard[] {
  const named = row.section === null ? section : sectionCalled(row.section);
  const copies =
    row.copies === null
      ? copiesIn(row.name)
      : { quantity: row.copies, name: cardName(row.name), isCounted: true, says: row.says };
  const told = [
    ...(named === null ? [unknownSection(row.section ?? '', section)] : []),
    ...row.unknown.map(unknownColumn),
  ];
  const { set, unread, texts } = row;
  const entry = { ...copies, section: named ?? section, set, unread, texts, told };
  const [first, ...further] = row.counts.map((one) => ({
    ...entry,
    quantity: one.copies,
    name: cardName(row.name),
    isCounted: true,
    says: 'COPIES' as const,
    section: one.section ?? entry.section,
  }));
  if (first === undefined) return [entry];
  return [first, ...further.map((one) => ({ ...one, unread: NONE, texts: NONE, told: NO_WARNINGS }))];
}
