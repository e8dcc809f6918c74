/**
 * Why a database can't be served. MISSING: there is no file, or it may not be read. FOREIGN: a file of something else.
 * OTHER_FORMAT: ours, written by another version of this project. CORRUPT: ours, and damaged. UNEXPECTED: a fault of this program.
 */
export type DatabaseErrorCode = 'MISSING' | 'CORRUPT' | 'FOREIGN' | 'OTHER_FORMAT' | 'UNEXPECTED';

/** The message says which file, what was found and what to do. */
export interface DatabaseError extends Error {
  readonly code: DatabaseErrorCode;
  /** For whom runs the server: others need not know where on the machine it lies. */
  readonly path: string;
  /** A sentence without the path. */
  readonly found: string;
  /** What to do, as a sentence. */
  readonly advice: string;
}

const BUILD = 'Build it with `npm run ingest`.';
const ADVICE: Readonly<Record<DatabaseErrorCode, string>> = {
  MISSING: BUILD,
  CORRUPT: BUILD,
  OTHER_FORMAT: BUILD,
  FOREIGN: 'Point RULES_DB at a database of this project, or build one with `npm run ingest`.',
  UNEXPECTED: 'The log of this server says where it happened; report that.',
};

export function databaseError(
  code: DatabaseErrorCode,
  path: string,
  found: string,
  cause?: unknown,
): DatabaseError {
  const advice = ADVICE[code];
  const error = new Error(`${path}: ${found} ${advice}`, cause === undefined ? {} : { cause });
  return Object.assign(error, { name: 'DatabaseError', code, path, found, advice });
}

export function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && error.name === 'DatabaseError';
}
