import { closeSync, fsyncSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { CHECKSUM, readSummed, writtenChecksum } from './database-checksum.js';
import { databaseError, isDatabaseError } from './database-error.js';
import { TABLES } from './database-tables.js';
import type { Content } from './records.js';
import { writeRows } from './write-rows.js';

/** In `PRAGMA user_version`; raised with every change of the tables that a reader notices, or of what the search index holds. */
export const FORMAT_VERSION = 9;

/** `SWRB` in ASCII, in `PRAGMA application_id`. */
const APPLICATION_ID = 0x53575242;

/** What one run of the ingest publishes. */
export interface StoredBuild {
  readonly content: Content;
  /** Made of the same content by `buildSearchIndex`. */
  readonly searchIndex: string;
  /** What the ingest wants to know again next time, as JSON of its own; opaque here. */
  readonly inputs: string;
}

/**
 * Creates a database at `path`, checked and on the disk when this returns. Throws when there is a file already, when the content
 * breaks a reference (it names a record that it lacks), or when the disk refuses; nothing is left behind then.
 */
export function writeDatabase(path: string, build: StoredBuild): void {
  closeSync(openSync(path, 'wx'));
  try {
    const database = new Database(path, { fileMustExist: true });
    try {
      fill(database, build);
      verify(database);
    } finally {
      database.close();
    }
    flush(path);
  } catch (error) {
    rmSync(path, { force: true });
    rmSync(`${path}-journal`, { force: true });
    throw error;
  }
}

function fill(database: Database.Database, { content, searchIndex, inputs }: StoredBuild): void {
  database.pragma('journal_mode = DELETE');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma(`application_id = ${APPLICATION_ID}`);
  database.pragma(`user_version = ${FORMAT_VERSION}`);
  database.transaction(() => {
    database.exec(TABLES);
    const meta = database.prepare('INSERT INTO meta VALUES (?, ?)');
    for (const [name, value] of Object.entries({
      revision: content.revision,
      builtAt: content.builtAt,
      inputs,
    })) {
      meta.run(name, value);
    }
    writeRows(database, content);
    database.prepare('INSERT INTO search_index VALUES (1, ?)').run(searchIndex);
    meta.run(CHECKSUM, readSummed(database)?.checksum);
  })();
}

const REPORT = 'This is a fault of the programs that made it; report it with the sources.';

function verify(database: Database.Database): void {
  const orphans = database.pragma('foreign_key_check') as readonly unknown[];
  if (orphans.length > 0)
    throw new Error(
      `The database has ${orphans.length} broken references and is not kept: the content names records that it lacks. ${REPORT}`,
    );
  const state: unknown = database.pragma('integrity_check', { simple: true });
  if (state !== 'ok')
    throw new Error(
      `The database failed its integrity check and is not kept: ${String(state)}. Look at the disk, and try again.`,
    );
}

function flush(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Reads a whole database. Throws a DatabaseError and nothing else, whatever stands at `path`. */
export function readDatabase(path: string): StoredBuild {
  try {
    checkHeader(path, headerOf(path));
    const database = new Database(path, { readonly: true, fileMustExist: true });
    try {
      return readAll(path, database);
    } finally {
      database.close();
    }
  } catch (error) {
    if (isDatabaseError(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw databaseError('CORRUPT', path, `the database is damaged (${reason}).`, error);
  }
}

const HEADER_LENGTH = 100;
const MAGIC = 'SQLite format 3\0';

/** The first bytes of the file, read without SQLite: it would wait for a pipe and create what is missing. */
function headerOf(path: string): Buffer {
  try {
    if (!statSync(path).isFile()) throw databaseError('FOREIGN', path, 'this is not a file.');
    const file = openSync(path, 'r');
    try {
      const header = Buffer.alloc(HEADER_LENGTH);
      return header.subarray(0, readSync(file, header, 0, HEADER_LENGTH, 0));
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (isDatabaseError(error)) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const found = code === 'ENOENT' ? 'there is no such file.' : `the file can't be read (${code}).`;
    throw databaseError('MISSING', path, found, error);
  }
}

function checkHeader(path: string, header: Buffer): void {
  const magic = header.subarray(0, MAGIC.length).toString('latin1');
  if (header.length === 0 || (MAGIC.startsWith(magic) && header.length < HEADER_LENGTH)) {
    throw databaseError('CORRUPT', path, `the file ends after ${header.length} bytes.`);
  }
  if (magic !== MAGIC) throw databaseError('FOREIGN', path, 'this is not an SQLite database.');
  if (header.readUInt32BE(68) !== APPLICATION_ID) {
    throw databaseError('FOREIGN', path, 'this is an SQLite database of another program.');
  }
  const version = header.readUInt32BE(60);
  if (version !== FORMAT_VERSION) {
    throw databaseError(
      'OTHER_FORMAT',
      path,
      `the format is ${version}, this server reads ${FORMAT_VERSION}.`,
    );
  }
}

function readAll(path: string, database: Database.Database): StoredBuild {
  const state: unknown = database.pragma('quick_check(1)', { simple: true });
  if (state !== 'ok') throw databaseError('CORRUPT', path, `the database is damaged (${String(state)}).`);
  const read = readSummed(database);
  if (read === null) {
    throw databaseError('CORRUPT', path, 'the database lacks its revision or its search index.');
  }
  const { checksum, ...build } = read;
  if (checksum !== writtenChecksum(database)) {
    throw databaseError('CORRUPT', path, 'what stands in the database is not what was written.');
  }
  return build;
}
