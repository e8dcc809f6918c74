import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { identityOf } from '../../api/knowledge-base/file-identity.js';
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

/**
 * Notes that it is up to date with the files it is made of, as they stood before it was looked at (`inputsOf`): what changed meanwhile may
 * have been read before it did. Where no note can be written it is looked at again each time.
 */
export function noteChecked(database: string, before: string): void {
  try {
    if (inputsOf(database) === before) writeFileSync(noteOf(database), stateOf(database));
  } catch {}
}

function noteOf(database: string): string {
  return `${database}-checked`;
}

function stateOf(database: string): string {
  return `${hashOf([database])} ${inputsOf(database)}`;
}

/** The data and the programs that a database beside them is made of, as they stand now. */
export function inputsOf(database: string): string {
  const data = dirname(database);
  return hashOf([
    ...filesIn(data, isData),
    ...filesIn(join(data, 'sources'), () => true, true),
    ...CODE_FOLDERS.flatMap((folder) => filesIn(join(projectRoot(), folder), isSource)),
  ]);
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${file}\n${identityOf(file)}\n`);
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
