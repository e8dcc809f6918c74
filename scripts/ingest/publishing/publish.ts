import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readDatabase, type StoredBuild, writeDatabase } from '../../../api/knowledge-base/database.js';

/**
 * Builds the database beside its place, checks what lies on disk against what was meant, and renames it over. Killed at any moment it
 * leaves the old file serving; the new one is complete or not there. Call it with the lock held.
 */
export function publish(path: string, build: StoredBuild): void {
  removeLeftovers(path);
  const beside = `${path}.${process.pid}.tmp`;
  try {
    writeDatabase(beside, build);
    verify(beside, build);
    renameSync(beside, path);
    syncFolder(dirname(path));
  } finally {
    removeDatabase(beside);
  }
}

/** An unusable file is moved aside, not lost. Returns where it went. */
export function setAside(path: string): string {
  let aside = `${path}.unusable`;
  for (let suffix = 2; existsSync(aside); suffix += 1) aside = `${path}.unusable-${suffix}`;
  renameSync(path, aside);
  return aside;
}

function verify(path: string, build: StoredBuild): void {
  const stored = readDatabase(path);
  for (const { id, text, occurrences } of stored.content.rulings) {
    for (const { source, start, end } of occurrences) {
      const found = stored.content.sources.find((one) => one.id === source)?.text.slice(start, end);
      if (found !== text)
        throw new Error(`${id} does not stand at ${source}:${start}-${end} (found ${JSON.stringify(found)})`);
    }
  }
  if (!isDeepStrictEqual(stored, build)) throw new Error('what was stored differs from what was built');
}

/** Temporary files of ingests that were killed; nobody else writes while the lock is ours. */
function removeLeftovers(path: string): void {
  const name = basename(path);
  for (const file of readdirSync(dirname(path))) {
    if (file.startsWith(`${name}.`) && /\.\d+\.tmp(?:-journal|-wal|-shm)?$/.test(file))
      rmSync(join(dirname(path), file), { force: true });
  }
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
