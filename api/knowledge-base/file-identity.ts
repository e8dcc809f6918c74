import { type Stats, statSync } from 'node:fs';

/** The same as long as nobody touched the file. */
export function identityOf(path: string): string {
  const stats: Stats | undefined = statOrNothing(path);
  return stats === undefined
    ? 'none'
    : `${stats.dev} ${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;
}

function statOrNothing(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
