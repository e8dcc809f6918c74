import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../api/project.js';
import { CODE_FOLDERS, isSource } from '../ingest/publishing/code-folders.js';

/**
 * Whether a database is up to date is told by what stands in hundreds of files. Who asks for one keyword can't wait for that each time: so it
 * is noted which files were looked at, by size and time, and while none of them changes nothing is looked at again.
 */
export function wasChecked(database: string): boolean {
  try {
    return readFileSync(noteOf(database), 'utf8') === stateOf(database);
  } catch {
    return false;
  }
}

/** Notes that it is up to date now. Where no note can be written it is looked at again each time. */
export function noteChecked(database: string): void {
  try {
    writeFileSync(noteOf(database), stateOf(database));
  } catch {}
}

function noteOf(database: string): string {
  return `${database}-checked`;
}

function stateOf(database: string): string {
  const data = dirname(database);
  const files = [
    database,
    ...filesIn(data, isData),
    ...filesIn(join(data, 'sources'), () => true, true),
    ...CODE_FOLDERS.flatMap((folder) => filesIn(join(projectRoot(), folder), isSource)),
  ];
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs, ctimeMs, ino } = statSync(file);
    hash.update(`${file}\n${size} ${mtimeMs} ${ctimeMs} ${ino}\n`);
  }
  return hash.digest('hex');
}

function isData(file: string): boolean {
  return file.endsWith('.yaml') || file.endsWith('.json');
}

/** In a package there are no sources. */
function filesIn(folder: string, isMeant: (file: string) => boolean, recursive = false): readonly string[] {
  try {
    return readdirSync(folder, { recursive, encoding: 'utf8' })
      .filter(isMeant)
      .sort()
      .map((file) => join(folder, file));
  } catch {
    return [];
  }
}
