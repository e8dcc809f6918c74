import { foldName } from '../../../api/knowledge-base/fold.js';

const COLUMNS = [
  ...(['Name', 'Set', 'Side', 'Type', 'Subtype', 'Cost', 'Speed', 'Power', 'Health'] as const),
  ...(['Rarity', 'Number', 'Usage', 'Text', 'Script'] as const),
] as const;

/** A column that is read, or known and left out (`Script`); there may be others. */
export type SetColumn = (typeof COLUMNS)[number];

/** Without these a row says too little to be a card. */
const REQUIRED: readonly SetColumn[] = ['Name', 'Side', 'Type', 'Text'];

/** The columns of a set file, by the names in its header line: old files lack some. */
export interface SetColumns {
  readonly count: number;
  readonly indexOf: ReadonlyMap<SetColumn, number>;
  /** A row with fewer fields lacks something that is read, or was cut off in it. */
  readonly least: number;
  /** Most rows end early, because an editor cut the empty fields at their ends: that is no damage. */
  readonly trimmed: boolean;
}

export type SetHeader =
  | {
      readonly ok: true;
      readonly columns: SetColumns;
      /** Columns that it names more than once: the first counts. */
      readonly repeated: readonly SetColumn[];
    }
  | { readonly ok: false; readonly missing: readonly SetColumn[] };

export function readHeader(fields: readonly string[]): SetHeader {
  const folded = fields.map(foldName);
  const found = COLUMNS.map((column) => [column, folded.indexOf(foldName(column))] as const);
  const indexOf = new Map(found.filter(([, index]) => index >= 0));
  const missing = REQUIRED.filter((column) => !indexOf.has(column));
  if (missing.length > 0) return { ok: false, missing };
  const count = fieldsUsed(fields);
  const least = Math.min(count, lastRead(indexOf) + 2);
  const repeated = COLUMNS.filter((column) => isTwice(folded, foldName(column)));
  return { ok: true, columns: { count, indexOf, least, trimmed: false }, repeated };
}

function isTwice(names: readonly string[], name: string): boolean {
  return names.indexOf(name) !== names.lastIndexOf(name);
}

/** Fewer may be cut off each by itself. */
const LEAST_TRIMMED = 3;

/** The same for a file whose rows, not blank ones, have so many fields each. */
export function columnsOfRows(columns: SetColumns, fieldCounts: readonly number[]): SetColumns {
  const short = fieldCounts.filter((fields) => fields < columns.count).length;
  const trimmed = short >= LEAST_TRIMMED && short * 2 > fieldCounts.length;
  return trimmed ? { ...columns, trimmed, least: lastRead(columns.indexOf) + 1 } : columns;
}

function lastRead(indexOf: SetColumns['indexOf']): number {
  return Math.max(...[...indexOf].filter(([column]) => column !== 'Script').map(([, index]) => index));
}

/** Empty fields at the end of a row say nothing: spreadsheets add them. */
export function fieldsUsed(fields: readonly string[]): number {
  return fields.findLastIndex((field) => field !== '') + 1;
}
