import { hostname } from 'node:os';
import Database from 'better-sqlite3';

export interface LockHolder {
  readonly pid: number;
  readonly host: string;
  readonly since: string;
}

export type Locked =
  | { readonly ok: true; release(): void }
  | { readonly ok: false; readonly holder: LockHolder | null };

const RETRY_MS = 200;

/**
 * One ingest at a time for each database. The lock is a write transaction of a small SQLite file beside it: the operating system frees
 * it with the process, however that ends, so a killed ingest leaves nothing to clean up. Waits up to `waitMs`, then says who holds it.
 */
export async function acquireLock(
  path: string,
  waitMs: number,
  onWait: (holder: LockHolder | null) => void,
): Promise<Locked> {
  const database = new Database(path, { timeout: 0 });
  database.exec('CREATE TABLE IF NOT EXISTS holder (pid INTEGER, host TEXT, since TEXT) STRICT');
  const deadline = Date.now() + waitMs;
  for (let tries = 0; ; tries += 1) {
    if (claim(database)) {
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

/** Writes who we are for others to read, then holds the write lock; another may slip in between, and then holds it. */
function claim(database: Database.Database): boolean {
  try {
    database.exec('BEGIN IMMEDIATE');
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
    if (database.inTransaction) database.exec('ROLLBACK');
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') return false;
    throw error;
  }
}

function readHolder(database: Database.Database): LockHolder | null {
  try {
    return (database.prepare('SELECT pid, host, since FROM holder').get() as LockHolder | undefined) ?? null;
  } catch {
    return null;
  }
}
