import type { Content } from '../records.js';

/** One file to take home, complete. The same content makes the same bytes on any machine. */
export interface BulkFile {
  /** Relative to the folder, with `/`. */
  readonly name: string;
  /** How many records stand in it. */
  readonly records: number;
  readonly body: string | Buffer;
}

/** What of a build is rules: not when it was built, nor what the ingest had to say about its input. */
export const BULK_LISTS = [
  'sources',
  'timingWindows',
  'keywords',
  'rulings',
  'cards',
] as const satisfies readonly (keyof Content)[];

export type BulkList = (typeof BULK_LISTS)[number];

/** These lists; each record is written as it is. */
export type BulkContent = Pick<Content, 'revision'> & Readonly<Record<BulkList, readonly object[]>>;

export function recordCount(content: BulkContent): number {
  return BULK_LISTS.reduce((sum, list) => sum + content[list].length, 0);
}
