import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { inventGlossary, writeGlossary } from './glossary/invent-glossary.js';
import { type FinishedRun, runToEnd } from './measuring/run-process.js';
import type { Workspace } from './measuring/workspace.js';

/** An invented glossary on the disk, the database made of it, and what making it took. */
export interface IngestedGlossary {
  readonly folder: string;
  readonly database: string;
  readonly run: FinishedRun;
}

export async function ingestInvented(workspace: Workspace, entries: number): Promise<IngestedGlossary> {
  const folder = workspace.newPath(`glossary-${entries}`);
  writeGlossary(folder, inventGlossary(entries));
  const database = workspace.newPath(`glossary-${entries}.db`);
  return { folder, database, run: await ingestInto(workspace, folder, database) };
}

/** The same once more, from nothing. */
export function ingestAnew(
  workspace: Workspace,
  { folder, database }: IngestedGlossary,
): Promise<FinishedRun> {
  rmSync(database);
  return ingestInto(workspace, folder, database);
}

function ingestInto(workspace: Workspace, folder: string, database: string): Promise<FinishedRun> {
  return runToEnd(workspace, {
    script: join('scripts', 'ingest.ts'),
    args: [folder, '--only', '--out', database],
  });
}
