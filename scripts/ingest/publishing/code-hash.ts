import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../api/project.js';
import { CODE_FOLDERS, isSource } from './code-folders.js';
import { hashOf } from './inputs.js';

/** Where it stands in a package, which has no sources. */
const CODE_HASH_FILE = join('dist', 'code-hash.txt');

/**
 * Hash of the sources of the ingest and of what it takes from the knowledge base: another program may build another database. The same
 * whether they run as they are or in a bundle.
 */
export function codeHash(): string {
  const root = projectRoot();
  if (!CODE_FOLDERS.every((folder) => existsSync(join(root, folder))))
    return readFileSync(join(root, CODE_HASH_FILE), 'utf8').trim();
  const files = CODE_FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter(isSource)
      .sort()
      .map((file) => join(root, folder, file)),
  );
  return hashOf(...files.map((file) => readFileSync(file)));
}
