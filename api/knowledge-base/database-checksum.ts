import { createHash } from 'node:crypto';
import type Database from 'better-sqlite3';
import { jsonOfRows } from './json-rows.js';
import { readRows } from './read-rows.js';
import type { Content } from './records.js';

/** Its row of `meta`. */
export const CHECKSUM = 'checksum';

/** What stands in a database, with the SHA-256 of all of it. */
export interface SummedRows {
  readonly content: Content;
  readonly searchIndex: string;
  readonly inputs: string;
  readonly checksum: string;
}

type Meta = Pick<Content, 'revision' | 'builtAt'> & { readonly inputs: string };

/**
 * Reads everything, and sums it up as it is read. SQLite checks how a file is built and never what stands in it: without this a
 * damaged letter would be served as official text. Null when there is no revision or no search index.
 */
export function readSummed(database: Database.Database): SummedRows | null {
  const hash = createHash('sha256');
  const sum = (text: string): string => {
    hash.update(`${text.length}:`).update(text);
    return text;
  };
  const rows = <Row>(select: string): readonly Row[] => JSON.parse(sum(jsonOfRows(database, select)));
  const meta = metaOf(database);
  const searchIndex = database.prepare<[], string>('SELECT body FROM search_index').pluck().get();
  if (meta === null || searchIndex === undefined) return null;
  const content = readRows(rows, sum(meta.revision), sum(meta.builtAt));
  sum(meta.inputs);
  sum(searchIndex);
  return { content, searchIndex, inputs: meta.inputs, checksum: hash.digest('hex') };
}

/** The sum that was made when it was written; null when there is none. */
export function writtenChecksum(database: Database.Database): string | null {
  return (
    database.prepare<[string], string>('SELECT value FROM meta WHERE name = ?').pluck().get(CHECKSUM) ?? null
  );
}

function metaOf(database: Database.Database): Meta | null {
  const rows = database.prepare<[], [string, string]>('SELECT name, value FROM meta').raw().all();
  const meta = new Map(rows);
  const [revision, builtAt, inputs] = ['revision', 'builtAt', 'inputs'].map((name) => meta.get(name));
  return revision === undefined || builtAt === undefined || inputs === undefined
    ? null
    : { revision, builtAt, inputs };
}
