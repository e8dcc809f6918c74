/**
 * Why a database can't be served. MISSING: there is no file, or it may not be read. FOREIGN: a file of something else.
 * OTHER_FORMAT: ours, written by another version of this project. CORRUPT: ours, and damaged.
 */
export type DatabaseErrorCode = 'MISSING' | 'CORRUPT' | 'FOREIGN' | 'OTHER_FORMAT';

/** The message says which file, what was found and what to do. */
export interface DatabaseError extends Error {
  readonly code: DatabaseErrorCode;
}

export function databaseError(
  code: DatabaseErrorCode,
  path: string,
  found: string,
  cause?: unknown,
): DatabaseError {
  const advice =
    code === 'FOREIGN'
      ? 'Point RULES_DB at a database of this project, or build one with `npm run ingest`.'
      : 'Build it with `npm run ingest`.';
  const error = new Error(`${path}: ${found} ${advice}`, cause === undefined ? {} : { cause });
  return Object.assign(error, { name: 'DatabaseError', code });
}

export function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && error.name === 'DatabaseError';
}
