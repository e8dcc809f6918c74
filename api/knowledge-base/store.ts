import { type Stats, statSync } from 'node:fs';
import { readDatabase } from './database.js';
import { isDatabaseError } from './database-error.js';
import { type KnowledgeBase, openKnowledgeBase } from './knowledge-base.js';

/** The database file that is served, as it stands now. */
export interface Store {
  /** The newest build that could be opened; null until there is one. Hold on to it for the whole of a request. */
  current(): KnowledgeBase | null;
  /** Why the file as it stands now is not what is served; null when it is. */
  problem(): string | null;
  /** Stops watching; what is current stays usable. */
  close(): void;
}

export interface StoreOptions {
  /** Called with every build that becomes the current one, the first included. */
  onOpened?(kb: KnowledgeBase): void;
  /** Called once for each state of the file that can't be served. */
  onProblem?(message: string): void;
  /** In milliseconds. */
  pollMs?: number;
}

const POLL_MS = 1000;

/**
 * Opens the database and opens it anew whenever the file is replaced. A replacement that can't be read leaves the old build in
 * service. Never throws: a missing or broken file is a problem that lasts until a good one appears.
 */
export function openStore(path: string, options: StoreOptions): Store {
  let current: KnowledgeBase | null = null;
  let problem: string | null = null;
  let seen: string | null = null;

  const look = (): void => {
    // Looked at before it is read: what is replaced in between is seen again at the next look.
    const identity = identityOf(path);
    if (identity === seen) return;
    seen = identity;
    const opened = open(path);
    if (typeof opened === 'string') {
      problem = opened;
      options.onProblem?.(opened);
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

/** The same as long as nobody touched the file. */
function identityOf(path: string): string {
  const stats: Stats | undefined = statOrNothing(path);
  return stats === undefined ? 'none' : `${stats.dev} ${stats.ino} ${stats.size} ${stats.mtimeMs}`;
}

function statOrNothing(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

function open(path: string): KnowledgeBase | string {
  try {
    const { content, searchIndex } = readDatabase(path);
    return openKnowledgeBase(content, searchIndex);
  } catch (error) {
    if (isDatabaseError(error)) return error.message;
    const reason = error instanceof Error ? error.message : String(error);
    return `${path}: the search index can't be used (${reason}). Build the database anew with \`npm run ingest\`.`;
  }
}
