import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import type { Content } from '../../../api/knowledge-base/records.js';
import type { Ledger } from '../editions/ledger.js';

const ids = z.array(z.string());
const revisionEntry = z.strictObject({
  revision: z.string(),
  /** Null for the first. */
  previous: z.string().nullable(),
  /** Calendar date of the ingest. */
  on: z.string(),
  keywords: z.int(),
  rulings: z.int(),
  added: ids,
  changed: ids,
  superseded: ids,
  withdrawn: ids,
});

/** What one revision changed: ids of rulings, and how many keywords and current rulings it serves. */
export type RevisionEntry = z.infer<typeof revisionEntry>;

function logPath(dataFolder: string): string {
  return join(dataFolder, 'revisions.json');
}

/** Oldest first. */
export function readRevisionLog(dataFolder: string): readonly RevisionEntry[] {
  const path = logPath(dataFolder);
  if (!existsSync(path)) return [];
  const parsed = z.array(revisionEntry).safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success)
    throw new Error(`data/revisions.json is damaged: ${z.prettifyError(parsed.error)}. Restore it from git.`);
  return parsed.data;
}

/** Appends what `content` changes against the ledger before it. The last revision is logged once, however often it is built. */
export function logRevision(dataFolder: string, content: Content, before: Ledger): boolean {
  const log = readRevisionLog(dataFolder);
  const last = log.at(-1);
  if (last?.revision === content.revision) return false;
  const entry = revisionEntryOf(content, before, last?.revision ?? null);
  const lines = [...log, entry].map((one) => `  ${JSON.stringify(one)}`);
  writeFileAtomic.sync(logPath(dataFolder), `[\n${lines.join(',\n')}\n]\n`);
  return true;
}

export function revisionEntryOf(content: Content, before: Ledger, previous: string | null): RevisionEntry {
  const idsWhere = (test: (ruling: Content['rulings'][number]) => boolean): string[] =>
    content.rulings.filter(test).map(({ id }) => id);
  return {
    revision: content.revision,
    previous,
    on: content.builtAt.slice(0, 10),
    keywords: content.keywords.length,
    rulings: currentRulings(content),
    added: idsWhere(({ id }) => !before.has(id)),
    changed: idsWhere(({ id, text }) => before.has(id) && before.get(id)?.text !== text),
    superseded: idsWhere(
      ({ id, status, supersededBy }) =>
        status === 'SUPERSEDED' && before.get(id)?.supersededBy.join() !== supersededBy.join(),
    ),
    withdrawn: idsWhere(({ id, status }) => status === 'WITHDRAWN' && before.get(id)?.withdrawn !== true),
  };
}

export function currentRulings({ rulings }: Content): number {
  return rulings.filter(({ status }) => status === 'CURRENT').length;
}
