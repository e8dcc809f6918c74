import { statSync } from 'node:fs';
import { hostname } from 'node:os';
import Database from 'better-sqlite3';
import { faultInWords } from '../faults-in-words.js';
import { machineFault } from './machine-fault.js';

export interface LockHolder {
  readonly pid: number;
  readonly host: string;
  readonly since: string;
}

export type Locked =
  | { readonly ok: true; readonly release: () => void }
  | { readonly ok: false; readonly holder: LockHolder | null };

const RETRY_MS = 200;

/**
 * One ingest at a time for each `file`. The lock is a write transaction of a small SQLite file beside it (`<file>.lock`): the operating
 * system frees it with the process, however that ends, so a killed ingest leaves nothing to clean up. Waits up to `waitMs`, then says
 * who holds it. Throws when the lock file can't be written or is no lock.
 */
export async function acquireLock(
  file: string,
  waitMs: number,
  onWait: (holder: LockHolder | null) => void,
): Promise<Locked> {
  const path = `${file}.lock`;
  const database = openLock(path);
  const deadline = Date.now() + waitMs;
  for (let tries = 0; ; tries += 1) {
    if (claim(database, path)) {
      return {
        ok: true,
        release: () => {
          database.exec('ROLLBACK');
          database.close();
        },
      };
    }
    const holder = readHolder(database);
    if (Date.now() >= deadline) {
      database.close();
      return { ok: false, holder };
    }
    if (tries === 0) onWait(holder);
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

function openLock(path: string): Database.Database {
  try {
    // SQLite would read a pipe and blame the disk.
    if (statSync(path, { throwIfNoEntry: false })?.isFile() === false) throw new Error('it is not a file');
    return new Database(path, { timeout: 0 });
  } catch (error) {
    throw lockFault(error, path);
  }
}

/** Writes who we are for others to read, then holds the write lock; another may slip in between, and then holds it. */
function claim(database: Database.Database, path: string): boolean {
  try {
    database.exec('BEGIN IMMEDIATE');
    database.exec('CREATE TABLE IF NOT EXISTS holder (pid INTEGER, host TEXT, since TEXT) STRICT');
    database.exec('DELETE FROM holder');
    database
      .prepare('INSERT INTO holder VALUES (?, ?, ?)')
      .run(process.pid, hostname(), new Date().toISOString());
    database.exec('COMMIT');
    database.exec('BEGIN IMMEDIATE');
    if (readHolder(database)?.pid === process.pid) return true;
    database.exec('ROLLBACK');
    return false;
  } catch (error) {
    if (codeOf(error).startsWith('SQLITE_BUSY')) {
      if (database.inTransaction) database.exec('ROLLBACK');
      return false;
    }
    database.close();
    throw lockFault(error, path);
  }
}

function readHolder(database: Database.Database): LockHolder | null {
  try {
    return (database.prepare('SELECT pid, host, since FROM holder').get() as LockHolder | undefined) ?? null;
  } catch {
    return null;
  }
}

function lockFault(error: unknown, path: string): Error {
  const message = /^SQLITE_(?:NOTADB|CORRUPT)/.test(codeOf(error))
    ? `${path} is no lock of an ingest, or is damaged: remove it and run again.`
    : (machineFault(error, path) ??
      `${path}, the lock of the ingest, can't be opened: ${faultInWords(error)}. Remove it and run again.`);
  return new Error(message, { cause: error });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
