import { createHash } from 'node:crypto';
import { type Dirent, readdirSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { slugOf } from '../../../api/knowledge-base/fold.js';
import type { DiagnosticRecord } from '../../../api/knowledge-base/records.js';
import { type DiagnosticCode, diagnostic } from '../diagnostics.js';
import { faultInWords } from '../faults-in-words.js';
import { type ManifestEntry, NOTHING_SAID, type SourceDescription } from './describe-source.js';
import { LIMITS } from './limits.js';
import { isPrintable } from './printable.js';
import { MANIFESTS, readManifest } from './read-manifest.js';
import { readRegularFile } from './read-regular-file.js';

/** A file to ingest. Its id and name hold nothing of the machine: the same on any. */
export interface SourceFile {
  readonly id: string;
  /** Relative to the folder it was found in. */
  readonly file: string;
  readonly path: string;
  readonly origin: 'project' | 'added';
  readonly description: SourceDescription;
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

export interface FilesGathered {
  readonly files: readonly SourceFile[];
  readonly diagnostics: readonly DiagnosticRecord[];
}

interface Candidate {
  readonly path: string;
  readonly file: string;
  readonly manifest: ManifestEntry | null;
}

/** Reads what the paths name, folders with all their text files, and what manifests beside the files say about them. */
export function gatherFiles(paths: readonly string[], origin: SourceFile['origin']): FilesGathered {
  const diagnostics: DiagnosticRecord[] = [];
  const candidates = new Map<string, Candidate>();
  for (const path of paths) {
    for (const candidate of candidatesAt(resolve(path), diagnostics))
      candidates.set(candidate.path, candidate);
  }
  if (candidates.size > LIMITS.files) {
    diagnostics.push(
      diagnostic('OVERSIZED_INPUT', `${candidates.size} files; at most ${LIMITS.files} are read in one run.`),
    );
    return { files: [], diagnostics };
  }
  return { files: withIds(readAll([...candidates.values()], origin, diagnostics)), diagnostics };
}

function candidatesAt(path: string, diagnostics: DiagnosticRecord[]): readonly Candidate[] {
  const stats = statOrNull(path);
  if (stats === null || !(stats.isFile() || stats.isDirectory())) {
    const found = stats === null ? 'does not exist or may not be read' : 'is neither a file nor a folder';
    diagnostics.push(diagnostic('UNREADABLE_INPUT', `${basename(path)} ${found}.`, { file: basename(path) }));
    return [];
  }
  const folder = stats.isDirectory() ? path : dirname(path);
  const manifest = readManifest(folder);
  diagnostics.push(...manifest.diagnostics);
  const listed = manifest.entries.map((entry) => ({
    path: join(folder, entry.file),
    file: entry.file,
    manifest: entry,
  }));
  if (stats.isFile())
    return [listed.find((one) => one.path === path) ?? { path, file: basename(path), manifest: null }];
  const known = new Set(listed.map((candidate) => candidate.path));
  const found = filesBelow(folder, known, diagnostics);
  const isTold = diagnostics.some(({ severity }) => severity === 'ERROR');
  if (listed.length + found.length === 0 && !isTold) {
    diagnostics.push(
      diagnostic('UNREADABLE_INPUT', 'The folder holds no file; hidden ones and links are left out.', {
        file: basename(folder),
      }),
    );
  }
  return [
    ...listed,
    ...found.map((at) => ({ path: at, file: relative(folder, at).replaceAll('\\', '/'), manifest: null })),
  ];
}

/** All other files of a folder in a stable order; hidden ones, manifests and `X_files` of saved pages are left out, links and pipes with a diagnostic. */
function filesBelow(
  folder: string,
  known: ReadonlySet<string>,
  diagnostics: DiagnosticRecord[],
): readonly string[] {
  const files: string[] = [];
  const pending = [folder];
  for (let at = pending.pop(); at !== undefined && files.length <= LIMITS.files; at = pending.pop()) {
    for (const entry of listFolder(at, diagnostics)) {
      if (entry.name.startsWith('.') || (at === folder && MANIFESTS.includes(entry.name))) continue;
      if (!isReadableName(entry.name)) diagnostics.push(unreadableName(entry.name));
      else if (entry.isDirectory() && !entry.name.endsWith('_files')) pending.push(join(at, entry.name));
      else if (known.has(join(at, entry.name))) continue;
      else if (entry.isFile()) files.push(join(at, entry.name));
      else if (!entry.isDirectory()) diagnostics.push(skipped(folder, at, entry));
    }
  }
  return files.sort();
}

function skipped(folder: string, at: string, entry: Dirent): DiagnosticRecord {
  const file = relative(folder, join(at, entry.name)).replaceAll('\\', '/');
  const found = entry.isSymbolicLink() ? 'a link' : 'no regular file';
  return diagnostic('SKIPPED_INPUT', `${file} is ${found}: it was left out.`, { file });
}

/** The mark stands where Node could not read the name; it does not find that file again. */
function isReadableName(name: string): boolean {
  return isPrintable(name) && !name.includes('\uFFFD');
}

function unreadableName(name: string): DiagnosticRecord {
  return diagnostic(
    'UNREADABLE_INPUT',
    `The name of ${name} has characters that can't be shown: rename it.`,
    {
      file: name,
    },
  );
}

function listFolder(folder: string, diagnostics: DiagnosticRecord[]): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    diagnostics.push(
      diagnostic('UNREADABLE_INPUT', `The folder can't be read: ${faultInWords(error)}.`, {
        file: basename(folder),
      }),
    );
    return [];
  }
}

function readAll(
  candidates: readonly Candidate[],
  origin: SourceFile['origin'],
  diagnostics: DiagnosticRecord[],
): readonly SourceFile[] {
  let left: number = LIMITS.totalBytes;
  return candidates.flatMap(({ path, file, manifest }) => {
    const refuse = (code: DiagnosticCode, message: string): readonly SourceFile[] => {
      diagnostics.push(diagnostic(code, message, { file }));
      return [];
    };
    if (!isReadableName(file)) {
      diagnostics.push(unreadableName(file));
      return [];
    }
    try {
      const bytes = readRegularFile(path, Math.min(left, LIMITS.fileBytes));
      if (bytes === null) return refuse('OVERSIZED_INPUT', `${file} has ${tooLarge(left)}.`);
      left -= bytes.length;
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const description = manifest?.description ?? NOTHING_SAID;
      return [{ id: manifest?.id ?? '', file, path, origin, description, bytes, sha256 }];
    } catch (error) {
      return refuse('UNREADABLE_INPUT', `${file} can't be read: ${faultInWords(error)}.`);
    }
  });
}

function tooLarge(left: number): string {
  return left < LIMITS.fileBytes
    ? `with the files before it more than the ${LIMITS.totalBytes} bytes that are read in one run`
    : `more than the ${LIMITS.fileBytes} bytes that are read of a file`;
}

/** Ids from file names; where two files would share one, the order of their content decides who gets the suffix. */
function withIds(files: readonly SourceFile[]): readonly SourceFile[] {
  const taken = new Set(files.flatMap(({ id }) => (id === '' ? [] : [id])));
  const inOrder = [...files].sort(
    (a, b) => compare(a.file, b.file) || compare(a.sha256, b.sha256) || compare(a.path, b.path),
  );
  return inOrder.map((file) => {
    if (file.id !== '') return file;
    const base = slugOf(file.file.slice(0, file.file.length - extname(file.file).length)) || 'source';
    let id = base;
    for (let suffix = 2; taken.has(id); suffix += 1) id = `${base}-${suffix}`;
    taken.add(id);
    return { ...file, id };
  });
}

function statOrNull(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
