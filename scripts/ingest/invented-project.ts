import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../api/project.js';
import type { IngestReport } from './publishing/report.js';
import { type IngestRequest, runIngest } from './run-ingest.js';

/** A temporary folder with invented data of a project in it, for tests that write. */
export interface InventedProject {
  readonly folder: string;
  readonly dataFolder: string;
  readonly database: string;
  /** Writes a file below the folder and returns its path. */
  write(file: string, text: string | Uint8Array): string;
  /** An ingest like that of `npm run ingest` without options. */
  ingest(changes?: Partial<IngestRequest>): Promise<IngestReport>;
  remove(): void;
}

/** `sources` by file name; `base.txt` is of the edition `Card pages`, the others say no edition. */
export function inventedProject(sources: Readonly<Record<string, string>>): InventedProject {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'ingest-test-')));
  const dataFolder = join(folder, 'data');
  const database = join(dataFolder, 'rules.db');
  const write = (file: string, text: string | Uint8Array): string => {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return path;
  };
  write('data/keywords.yaml', '[]\n');
  copyFileSync(join(projectRoot(), 'data', 'timing-windows.yaml'), join(dataFolder, 'timing-windows.yaml'));
  write('data/sources/manifest.yaml', 'sources:\n  - { file: base.txt, edition: Card pages }\n');
  for (const [file, text] of Object.entries(sources)) write(`data/sources/${file}`, text);
  return {
    folder,
    dataFolder,
    database,
    write,
    ingest: (changes = {}) => runIngest({ ...plainRequest(dataFolder, database), ...changes }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export const NO_OPTIONS = { title: null, edition: null, publishedOn: null, authority: null } as const;

function plainRequest(dataFolder: string, database: string): IngestRequest {
  return {
    dataFolder,
    database,
    paths: null,
    cardPaths: null,
    only: false,
    options: NO_OPTIONS,
    strict: false,
    dryRun: false,
    allowShrink: false,
    recordsIds: true,
    waitMs: 5_000,
    progress: { step: () => {}, end: () => {} },
    onWait: () => {},
  };
}
