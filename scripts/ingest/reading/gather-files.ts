import { createHash } from 'node:crypto';
import { type Dirent, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { slugOf } from '../../../api/knowledge-base/fold.js';
import type { DiagnosticRecord } from '../../../api/knowledge-base/records.js';
import { diagnostic } from '../diagnostics.js';
import {
  describe,
  type ManifestEntry,
  manifestSchema,
  NOTHING_SAID,
  type SourceDescription,
} from './describe-source.js';
import { LIMITS } from './limits.js';

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

const MANIFESTS = ['manifest.yaml', 'manifest.yml', 'manifest.json'];

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
  const manifest = readManifest(folder, diagnostics);
  if (stats.isFile()) {
    return [
      {
        path,
        file: basename(path),
        manifest: manifest.find((entry) => resolve(folder, entry.file) === path) ?? null,
      },
    ];
  }
  const listed = manifest.map((entry) => ({
    path: resolve(folder, entry.file),
    file: entry.file,
    manifest: entry,
  }));
  const outside = listed.filter(({ path: at }) => relative(folder, at).startsWith('..'));
  for (const { file } of outside)
    diagnostics.push(diagnostic('BAD_MANIFEST', `${file} is outside the folder of its manifest.`));
  const known = new Set(listed.map((candidate) => candidate.path));
  const found = filesBelow(folder, diagnostics).filter((at) => !known.has(at));
  return [
    ...listed.filter((candidate) => !outside.includes(candidate)),
    ...found.map((at) => ({ path: at, file: relative(folder, at).replaceAll('\\', '/'), manifest: null })),
  ];
}

/** All files of a folder in a stable order; hidden ones, manifests, `X_files` of saved pages and links are left out. */
function filesBelow(folder: string, diagnostics: DiagnosticRecord[]): readonly string[] {
  const files: string[] = [];
  const pending = [folder];
  for (let at = pending.pop(); at !== undefined && files.length <= LIMITS.files; at = pending.pop()) {
    for (const entry of listFolder(at, diagnostics)) {
      if (entry.name.startsWith('.') || (at === folder && MANIFESTS.includes(entry.name))) continue;
      if (entry.isDirectory() && !entry.name.endsWith('_files')) pending.push(join(at, entry.name));
      else if (entry.isFile()) files.push(join(at, entry.name));
    }
  }
  return files.sort();
}

function listFolder(folder: string, diagnostics: DiagnosticRecord[]): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    diagnostics.push(
      diagnostic('UNREADABLE_INPUT', `The folder can't be read: ${reason(error)}.`, {
        file: basename(folder),
      }),
    );
    return [];
  }
}

function readManifest(folder: string, diagnostics: DiagnosticRecord[]): readonly ManifestEntry[] {
  const file = MANIFESTS.find((name) => statOrNull(join(folder, name))?.isFile() === true);
  if (file === undefined) return [];
  const refuse = (message: string): readonly ManifestEntry[] => {
    diagnostics.push(diagnostic('BAD_MANIFEST', message, { file }));
    return [];
  };
  try {
    const text = readFileSync(join(folder, file), 'utf8');
    if (text.length > 1_000_000)
      return refuse(`${file} has ${text.length} characters; at most 1,000,000 are read.`);
    const parsed = manifestSchema.safeParse(parseYaml(text));
    return parsed.success
      ? parsed.data.sources.map(describe)
      : refuse(`${file}: ${z.prettifyError(parsed.error)}`);
  } catch (error) {
    return refuse(`${file} can't be read: ${reason(error)}.`);
  }
}

function readAll(
  candidates: readonly Candidate[],
  origin: SourceFile['origin'],
  diagnostics: DiagnosticRecord[],
): readonly SourceFile[] {
  let total = 0;
  return candidates.flatMap(({ path, file, manifest }) => {
    const size = statOrNull(path)?.size ?? 0;
    total += size;
    if (size > LIMITS.fileBytes || total > LIMITS.totalBytes) {
      const limit = size > LIMITS.fileBytes ? LIMITS.fileBytes : LIMITS.totalBytes;
      diagnostics.push(
        diagnostic('OVERSIZED_INPUT', `${file}: ${Math.max(size, total)} bytes; at most ${limit} are read.`, {
          file,
        }),
      );
      return [];
    }
    try {
      const bytes = readFileSync(path);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return [
        {
          id: manifest?.id ?? '',
          file,
          path,
          origin,
          description: manifest?.description ?? NOTHING_SAID,
          bytes,
          sha256,
        },
      ];
    } catch (error) {
      diagnostics.push(diagnostic('UNREADABLE_INPUT', `${file} can't be read: ${reason(error)}.`, { file }));
      return [];
    }
  });
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

function reason(error: unknown): string {
  return error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error);
}
