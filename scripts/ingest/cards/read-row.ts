import { CARD_ARENAS } from '../../../api/knowledge-base/card-record.js';
import { allowedEdits, editsWithin } from '../../../api/knowledge-base/edit-distance.js';
import { slugOf } from '../../../api/knowledge-base/fold.js';
import { controlCharacter } from '../reading/decode.js';
import { LIMITS } from '../reading/limits.js';
import type { PrintedCard } from './printed-card.js';
import { arenasOf, cardSide, printedNumber, subtypesOf } from './printed-facts.js';
import { isOnlyMarks, isReminder, printedName } from './printed-name.js';
import { fieldsUsed, type SetColumn, type SetColumns } from './set-columns.js';
import { type RowFields, splitRow } from './split-row.js';
import { usageRulings } from './usage-rulings.js';

/** What a row is. DAMAGED: why it can't be read; doubts: what a card was read in spite of. All in sentences. */
export type RowRead =
  | { readonly kind: 'BLANK' }
  | { readonly kind: 'REMINDER' }
  | { readonly kind: 'DAMAGED'; readonly reason: string }
  | {
      readonly kind: 'CARD';
      readonly card: PrintedCard;
      readonly doubts: readonly string[];
      /** The fields as read, without quoting and without script. */
      readonly text: string;
    };

export interface RowPlace {
  /** In the file, from 1. */
  readonly line: number;
  /** Offset of the row in the text of the file. */
  readonly at: number;
  /** Name of the set where the row prints none. */
  readonly set: string;
}

/** Reads one row of a set file. Never throws; a row is a card, a reminder, blank, or damaged. */
export function readRow(printed: string, columns: SetColumns, place: RowPlace): RowRead {
  const problem = unreadable(printed);
  if (problem !== null) return damaged(problem);
  const line = printed.replace(DIRECTIONS, '');
  const row = { ...splitRow(line, columns.count), hadDirections: line !== printed };
  const used = fieldsUsed(row.fields);
  if (used === 0) return { kind: 'BLANK' };
  const fieldOf = (column: SetColumn): string => row.fields[columns.indexOf.get(column) ?? -1] ?? '';
  if (isReminder(printedName(fieldOf('Name')).name)) return { kind: 'REMINDER' };
  if (used > columns.count) return damaged(`It has ${used} fields where the header has ${columns.count}.`);
  if (row.fields.length < columns.least) {
    return damaged(`It ends after ${row.fields.length} of ${columns.count} fields.`);
  }
  return readCard(row, columns, fieldOf, place);
}

/** Marks of the direction of writing: with them a text shows other words than it has. */
const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A row in its fields, and whether marks of direction were taken out of it. */
interface SplitRow extends RowFields {
  readonly hadDirections: boolean;
}

function damaged(reason: string): RowRead {
  return { kind: 'DAMAGED', reason };
}

function unreadable(line: string): string | null {
  if (line.length > LIMITS.lineLength) {
    return `It has ${line.length} characters; at most ${LIMITS.lineLength} are read.`;
  }
  const control = controlCharacter(line);
  return control === null ? null : `It holds the control character ${control}.`;
}

function readCard(
  row: SplitRow,
  columns: SetColumns,
  fieldOf: (column: SetColumn) => string,
  place: RowPlace,
): RowRead {
  const name = printedName(fieldOf('Name'));
  if (isOnlyMarks(fieldOf('Name'))) return damaged(`It has the version "${fieldOf('Name')}" and no name.`);
  const side = cardSide(fieldOf('Side'));
  if (slugOf(name.name) === '') return damaged('It has no name in Latin letters or digits.');
  if (side === null) return damaged(`Its side is "${fieldOf('Side')}", expected L, D, N or Y.`);
  if (fieldOf('Type') === '') return damaged('It has no type.');
  const { text, usageAt } = textOfRow(row, columns);
  const numbers = (['Speed', 'Power', 'Health'] as const).map(
    (column) => [column, printedNumber(fieldOf(column))] as const,
  );
  const [speed, power, health] = numbers.map(([, value]) => value ?? null);
  const usage = usageRulings(fieldOf('Usage')).map((ruling) => ({
    ...ruling,
    start: place.at + usageAt + ruling.start,
    end: place.at + usageAt + ruling.end,
  }));
  const card: PrintedCard = {
    ...name,
    line: place.line,
    set: fieldOf('Set') || place.set,
    side,
    typeLine: fieldOf('Type'),
    subtypes: subtypesOf(fieldOf('Subtype')),
    buildCost: printedNumber(fieldOf('Cost')) ?? null,
    costText: fieldOf('Cost').replace(/(?<=\d)\.0{1,2}$/, '') || null,
    speed: speed ?? null,
    power: power ?? null,
    health: health ?? null,
    number: fieldOf('Number') || null,
    rarity: fieldOf('Rarity') || null,
    lines: linesOf(fieldOf('Text')),
    rulings: usage,
  };
  return { kind: 'CARD', card, doubts: doubtsAbout(row, columns, numbers, fieldOf), text };
}

/** Ability lines are divided by bars, with spaces around them or not. */
function linesOf(text: string): readonly string[] {
  return text
    .split('|')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function textOfRow({ fields }: RowFields, columns: SetColumns): { text: string; usageAt: number } {
  const script = columns.indexOf.get('Script');
  const usage = columns.indexOf.get('Usage') ?? 0;
  const shown = fields.map((field, index) => (index === script ? '' : field));
  const usageAt = shown.slice(0, usage).reduce((length, field) => length + field.length + 1, 0);
  return { text: shown.join('\t'), usageAt };
}

function isNoHealth([column, value]: readonly [SetColumn, number | null | undefined]): boolean {
  return column === 'Health' && value === 0;
}

/** A printed sign that stands for none, where a unit has a number. */
function unknownHealth(printed: string): readonly string[] {
  return /\S/.test(printed) ? [`Its Health is "${printed}", expected a number: it was left out.`] : [];
}

/** A card of such a type is no unit. */
function misspeltArenas(typeLine: string): readonly string[] {
  return typeLine.split('/').flatMap((part) => {
    const said = part.trim().toUpperCase();
    if (CARD_ARENAS.some((arena) => arena === said)) return [];
    const meant = CARD_ARENAS.find((arena) =>
      Number.isFinite(editsWithin(said, arena, allowedEdits(arena.length))),
    );
    return meant === undefined
      ? []
      : [`Its type has "${part.trim()}", which may be meant for the arena ${meant}: it was read as printed.`];
  });
}

function doubtsAbout(
  { fields, unquotable, hadDirections }: SplitRow,
  { count, trimmed }: SetColumns,
  numbers: readonly (readonly [SetColumn, number | null | undefined])[],
  fieldOf: (column: SetColumn) => string,
): readonly string[] {
  const isUnit = arenasOf(fieldOf('Type')).length > 0;
  const isFrail = isUnit && numbers.some(isNoHealth);
  const hasNoHealth = isUnit && numbers.some(([column, value]) => column === 'Health' && value === null);
  return [
    ...(hadDirections ? ['It held marks of the direction of writing, which were left out.'] : []),
    ...(isFrail ? ['Its Health is 0, with which no unit stays in an arena: it was read as printed.'] : []),
    ...(hasNoHealth ? unknownHealth(fieldOf('Health')) : []),
    ...misspeltArenas(fieldOf('Type')),
    ...unquotable.map(
      (field) => `Field ${field} opens with a double quote and is no quoted field: it was read as printed.`,
    ),
    ...numbers.flatMap(([column, value]) =>
      value === undefined
        ? [`Its ${column} is "${fieldOf(column)}", expected a number: it was left out.`]
        : [],
    ),
    ...(fields.length < count && !trimmed
      ? [`It ends after ${fields.length} of ${count} fields; what is missing is not read.`]
      : []),
  ];
}
