import { lstatSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { DiagnosticRecord } from '../../../api/knowledge-base/records.js';
import { diagnostic } from '../diagnostics.js';
import { faultInWords } from '../faults-in-words.js';
import { describe, type ManifestEntry, manifestSchema } from './describe-source.js';
import { LIMITS } from './limits.js';
import { parseWords } from './parse-words.js';
import { readText } from './read-text.js';

export const MANIFESTS = ['manifest.yaml', 'manifest.yml', 'manifest.json'];

export interface Manifest {
  /** Each file stands here once, written from the folder without detours. */
  readonly entries: readonly ManifestEntry[];
  readonly diagnostics: readonly DiagnosticRecord[];
}

/** What the manifest of a folder says about its files; nothing when there is none. A manifest with a fault is not taken at all. */
export function readManifest(folder: string): Manifest {
  const [file, second] = MANIFESTS.filter((name) => isThere(join(folder, name)));
  if (file === undefined) return { entries: [], diagnostics: [] };
  try {
    if (second !== undefined) throw new Error(`${second} lies beside it; keep one of the two`);
    const { sources } = manifestSchema.parse(parseWords(readText(join(folder, file), LIMITS.manifestBytes)));
    const entries = sources.map((entry) => describe({ ...entry, file: fileInside(folder, entry.file) }));
    refuseTwins(
      'file',
      entries.map((entry) => entry.file),
    );
    refuseTwins(
      'id',
      entries.map((entry) => entry.id).filter((id) => id !== null),
    );
    return { entries, diagnostics: [] };
  } catch (error) {
    const message = `${file} is not taken: ${faultInWords(error)}.`;
    return { entries: [], diagnostics: [diagnostic('BAD_MANIFEST', message, { file })] };
  }
}

function fileInside(folder: string, file: string): string {
  const path = resolve(folder, file);
  if (!isBelow(folder, path) || !isBelow(realPath(folder), realPath(path)))
    throw new Error(`${file} is outside the folder of the manifest`);
  return relative(folder, path).replaceAll('\\', '/');
}

function isBelow(folder: string, path: string): boolean {
  const from = relative(folder, path);
  return from !== '' && from !== '..' && !from.startsWith(`..${sep}`) && !isAbsolute(from);
}

/** Where links lead to; of what can't be reached the path itself, and reading it says why. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

function refuseTwins(what: string, names: readonly string[]): void {
  const twin = names.find((name, index) => names.indexOf(name) < index);
  if (twin !== undefined) throw new Error(`two entries have the ${what} ${twin}`);
}

/** Not in a folder that may not be searched, whose files can't be read either. */
function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}
