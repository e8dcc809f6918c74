import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const LEFTOVER = /^\.\d+\.tmp(?:-journal|-wal|-shm)?$/;

/** Removes what ingests that were killed left beside a file. Call it with the lock of the file held: nobody else writes then. */
export function removeLeftovers(path: string): void {
  const folder = dirname(path);
  if (!existsSync(folder)) return;
  const name = basename(path);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const isOurs = entry.name.startsWith(name) && LEFTOVER.test(entry.name.slice(name.length));
    if (isOurs && entry.isFile()) rmSync(join(folder, entry.name), { force: true });
  }
}
