import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Removes what ingests that were killed left beside a file. Call it with the lock of the file held: nobody else writes then. */
export function removeLeftovers(path: string): void {
  const folder = dirname(path);
  if (!existsSync(folder)) return;
  const name = basename(path);
  for (const file of readdirSync(folder)) {
    if (file.startsWith(`${name}.`) && /^\.\d+\.tmp(?:-journal|-wal|-shm)?$/.test(file.slice(name.length)))
      rmSync(join(folder, file), { force: true });
  }
}
