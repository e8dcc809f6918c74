import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readDatabase, type StoredBuild, writeDatabase } from '../../../api/knowledge-base/database.js';

/**
 * Builds the database beside its place, checks what lies on disk against what was meant, and renames it over. Killed at any moment it
 * leaves the old file serving; the new one is complete or not there. Call it with the lock held. An unusable file in its place is moved
 * aside, not lost, as soon as the new one is complete; null when nothing was moved.
 */
export function publish(path: string, build: StoredBuild, replacesUnusable: boolean): SetAside | null {
  const beside = `${path}.${process.pid}.tmp`;
  try {
    writeDatabase(beside, build);
    verify(beside, build);
    const aside = replacesUnusable ? setAside(path) : null;
    renameSync(beside, path);
    syncFolder(dirname(path));
    return aside;
  } finally {
    removeDatabase(beside);
  }
}

/** Where an unusable file went. */
export interface SetAside {
  readonly path: string;
  /** How many that had been set aside before gave way to it. */
  readonly replaced: number;
}

/** Only the newest is kept: a change of format leaves one each time. */
function setAside(path: string): SetAside {
  const aside = `${path}.unusable`;
  const earlier = earlierAsides(path);
  renameSync(path, aside);
  for (const file of earlier) if (file !== aside) rmSync(file, { force: true });
  return { path: aside, replaced: earlier.length };
}

const ASIDE = /^\.unusable(?:-\d+)?$/;

function earlierAsides(path: string): readonly string[] {
  const [folder, name] = [dirname(path), basename(path)];
  return readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && entry.name.startsWith(name) && ASIDE.test(entry.name.slice(name.length)),
    )
    .map((entry) => join(folder, entry.name));
}

const ADVICE =
  'Nothing was published and the old database stays. Try again; if it happens again, report it with the sources.';

function verify(path: string, build: StoredBuild): void {
  const stored = readDatabase(path);
  const texts = new Map(stored.content.sources.map(({ id, text }) => [id, text]));
  for (const { id, text, occurrences } of stored.content.rulings) {
    for (const { source, start, end } of occurrences) {
      const found = texts.get(source)?.slice(start, end);
      if (found !== text)
        throw new Error(
          `${id} does not stand at ${source}:${start}-${end} (found ${JSON.stringify(found)}). ${ADVICE}`,
        );
    }
  }
  if (!isDeepStrictEqual(stored, build))
    throw new Error(`What was stored differs from what was built. ${ADVICE}`);
}

function removeDatabase(path: string): void {
  for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(`${path}${suffix}`, { force: true });
}

/** The rename itself must survive a power cut. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
