import { readDatabase, type StoredBuild } from './database.js';
import { identityOf } from './file-identity.js';

/** Reads a whole database as `readDatabase` does. */
export type ReadBuild = (path: string) => StoredBuild;

/**
 * A reading for two in a row: who looks at a database before it is served leaves what he read to who serves it, if nobody touched the
 * file in between. It is handed on once, then forgotten.
 */
export function createReadAhead(read: ReadBuild = readDatabase): ReadBuild {
  let ahead: { readonly path: string; readonly identity: string; readonly build: StoredBuild } | null = null;
  return (path) => {
    const identity = identityOf(path);
    const kept = ahead;
    ahead = null;
    if (kept?.path === path && kept.identity === identity) return kept.build;
    const build = read(path);
    ahead = { path, identity, build };
    return build;
  };
}
