import { join } from 'node:path';
import { z } from 'zod';
import type { Content } from '../../../api/knowledge-base/records.js';
import type { Ledger } from '../editions/ledger.js';
import { compareText } from '../editions/source.js';
import { faultInWords } from '../faults-in-words.js';
import { readDataFileIfAny } from '../reading/read-data-file.js';
import { type StagedFile, stageFile } from './staged-file.js';

const FILE = 'revisions.json';

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
  /** Current again after they had been superseded or withdrawn. */
  restored: ids,
});

/** What one revision changed: ids of rulings, and how many keywords and current rulings it serves. */
export type RevisionEntry = z.infer<typeof revisionEntry>;

export function revisionLogPath(dataFolder: string): string {
  return join(dataFolder, FILE);
}

/** Oldest first. */
export function readRevisionLog(dataFolder: string): readonly RevisionEntry[] {
  const text = readDataFileIfAny(dataFolder, FILE);
  if (text === null) return [];
  try {
    return z.array(revisionEntry).parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`data/${FILE} is damaged: ${faultInWords(error)}. Restore it from git.`);
  }
}

/** The log with what `content` changes; null when there is nothing to add: the last revision is logged once, however often it is built. */
export function stageRevisionLog(
  dataFolder: string,
  content: Content,
  ledgers: { readonly before: Ledger; readonly after: Ledger },
): StagedFile | null {
  const log = readRevisionLog(dataFolder);
  const last = log.at(-1);
  if (last?.revision === content.revision) return null;
  const entry = revisionEntryOf(content, ledgers, last?.revision ?? null);
  const lines = [...log, entry].map((one) => `  ${JSON.stringify(one)}`);
  return stageFile(revisionLogPath(dataFolder), `[\n${lines.join(',\n')}\n]\n`);
}

/** What a revision changes against the ledger before it. */
function revisionEntryOf(
  content: Content,
  { before, after }: { readonly before: Ledger; readonly after: Ledger },
  previous: string | null,
): RevisionEntry {
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
    withdrawn: [...after]
      .flatMap(([id, { withdrawn }]) => (withdrawn && before.get(id)?.withdrawn !== true ? [id] : []))
      .sort(compareText),
    restored: idsWhere(({ id, status }) => {
      const known = before.get(id);
      return status === 'CURRENT' && (known?.withdrawn === true || (known?.supersededBy.length ?? 0) > 0);
    }),
  };
}

export function currentRulings({ rulings }: Content): number {
  return rulings.filter(({ status }) => status === 'CURRENT').length;
}
