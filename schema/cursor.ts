import { createHash } from 'node:crypto';
import { refuse } from './error-codes.js';

const SEPARATOR = '\n';

function withoutNulls(_key: string, value: unknown): unknown {
  return value === null ? undefined : value;
}

/** A short name of one list: the field and everything that decides what the list holds and in which order, but not the page. */
export function listName(field: string, ...decidedBy: readonly unknown[]): string {
  const text = JSON.stringify([field, ...decidedBy], withoutNulls);
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

/** An opaque cursor: which list, and the key of the item in it. It stays valid while the list still has that item. */
export function encodeCursor(list: string, key: string): string {
  return Buffer.from(`${list}${SEPARATOR}${key}`, 'utf8').toString('base64url');
}

const START_AGAIN = "Leave 'after' out to start again from the first page.";

/** The key in a cursor of this very list. Refuses (BAD_CURSOR) what is malformed or comes from another list. */
export function decodeCursor(list: string, cursor: string): string {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const separator = text.indexOf(SEPARATOR);
  const key = text.slice(separator + 1);
  if (separator < 0 || encodeCursor(text.slice(0, separator), key) !== cursor) {
    throw refuse('BAD_CURSOR', `The cursor given as 'after' is none of this service. ${START_AGAIN}`);
  }
  if (text.slice(0, separator) !== list) {
    throw refuse(
      'BAD_CURSOR',
      `The cursor given as 'after' comes from another list, other arguments, or a search of older data. ${START_AGAIN}`,
    );
  }
  return key;
}

/** For a cursor whose item is no longer in its list. */
export function outdatedCursor() {
  return refuse(
    'BAD_CURSOR',
    `The list changed and no longer has the item of the cursor given as 'after'. ${START_AGAIN}`,
  );
}
