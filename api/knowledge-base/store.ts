import { readDatabase } from './database.js';
import { type DatabaseError, databaseError, isDatabaseError } from './database-error.js';
import { identityOf } from './file-identity.js';
import { type KnowledgeBase, openKnowledgeBase } from './knowledge-base.js';
import type { ReadBuild } from './read-ahead.js';
import { isSearchIndexError } from './search-index.js';

/** The database file that is served, as it stands now. */
export interface Store {
  /** The newest build that could be opened; null until there is one. Hold on to it for the whole of a request. */
  current(): KnowledgeBase | null;
  /** Why the file as it stands now is not what is served; null when it is. */
  problem(): DatabaseError | null;
  /** Stops watching; what is current stays usable. */
  close(): void;
}

export interface StoreOptions {
  /** Called with every build that becomes the current one, the first included. */
  onOpened?(kb: KnowledgeBase): void;
  /** Called once for each problem, as long as it stays the same. */
  onProblem?(problem: DatabaseError): void;
  /** In milliseconds. */
  pollMs?: number;
  /** Throws what `readDatabase` throws, which it is unless given. */
  read?: ReadBuild;
}

const POLL_MS = 1000;

/**
 * Opens the database and opens it anew whenever the file is replaced. A replacement that can't be read leaves the old build in
 * service. Never throws: a missing or broken file is a problem that lasts until a good one appears.
 */
export function openStore(path: string, options: StoreOptions): Store {
  let current: KnowledgeBase | null = null;
  let problem: DatabaseError | null = null;
  let seen: string | null = null;

  const look = (): void => {
    // Looked at before it is read: what is replaced in between is seen again at the next look.
    const identity = identityOf(path);
    if (identity === seen) return;
    const opened = open(path, options.read ?? readDatabase);
    // What keeps a file from being read may pass and leave no trace on it: it is tried again until it can be read.
    seen = isDatabaseError(opened) && opened.code === 'MISSING' ? null : identity;
    if (isDatabaseError(opened)) {
      const isKnown = problem?.message === opened.message;
      problem = opened;
      if (!isKnown) options.onProblem?.(opened);
      return;
    }
    problem = null;
    current = opened;
    options.onOpened?.(opened);
  };

  look();
  const timer = setInterval(look, options.pollMs ?? POLL_MS);
  timer.unref();
  return { current: () => current, problem: () => problem, close: () => clearInterval(timer) };
}

function open(path: string, read: ReadBuild): KnowledgeBase | DatabaseError {
  try {
    const { content, searchIndex } = read(path);
    return openKnowledgeBase(content, searchIndex);
  } catch (error) {
    if (isDatabaseError(error)) return error;
    return isSearchIndexError(error)
      ? databaseError('CORRUPT', path, error.message, error)
      : databaseError('UNEXPECTED', path, 'It could not be opened.', error);
  }
}
