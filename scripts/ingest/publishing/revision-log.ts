import { join } from 'node:path';
import { z } from 'zod';
import type { Content } from '../../../api/knowledge-base/records.js';
import type { Ledger } from '../editions/ledger.js';
import { compareText } from '../editions/source.js';
import { faultInWords } from '../faults-in-words.js';
import { readDataFileIfAny } from '../reading/read-data-file.js';
import { cardChanges } from './card-states.js';
import { keywordChanges } from './keyword-states.js';
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
  /** What each keyword that is new or changed is from here on, as a hash; null when it is no longer there. */
  keywordStates: z.record(z.string(), z.string().nullable()),
  /** The same of each card; a log that was begun before cards were logged lacks it there. */
  cardStates: z.record(z.string(), z.string().nullable()).optional(),
});

/** What one revision changed: ids of rulings, states of keywords and cards, and how many keywords and current rulings it serves. */
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

/**
 * The log with what `content` changes; the same log when the content is that of its last revision. A log that has told of no cards so far
 * begins to with that revision, so that whatever cards come next are new.
 */
export function logWith(
  log: readonly RevisionEntry[],
  content: Content,
  ledgers: { readonly before: Ledger; readonly after: Ledger },
): readonly RevisionEntry[] {
  const last = log.at(-1);
  if (last?.revision !== content.revision) return [...log, revisionEntryOf(content, ledgers, log)];
  return tellsOfCards(log) ? log : [...log.slice(0, -1), { ...last, cardStates: cardChanges(content, []) }];
}

/** Null when there is nothing to add: the last revision is logged once, however often it is built. */
export function stageRevisionLog(dataFolder: string, log: readonly RevisionEntry[]): StagedFile | null {
  const before = readRevisionLog(dataFolder);
  const isLogged = before.at(-1)?.revision === log.at(-1)?.revision;
  if (isLogged && tellsOfCards(before) === tellsOfCards(log)) return null;
  const lines = log.map((one) => `  ${JSON.stringify(one)}`);
  return stageFile(revisionLogPath(dataFolder), `[\n${lines.join(',\n')}\n]\n`);
}

function tellsOfCards(log: readonly RevisionEntry[]): boolean {
  return log.some(({ cardStates }) => cardStates !== undefined);
}

/** What a revision changes against the ledger and the log before it. */
function revisionEntryOf(
  content: Content,
  { before, after }: { readonly before: Ledger; readonly after: Ledger },
  log: readonly RevisionEntry[],
): RevisionEntry {
  const idsWhere = (test: (ruling: Content['rulings'][number]) => boolean): string[] =>
    content.rulings.filter(test).map(({ id }) => id);
  return {
    revision: content.revision,
    previous: log.at(-1)?.revision ?? null,
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
    keywordStates: keywordChanges(
      content,
      log.map((entry) => entry.keywordStates),
    ),
    cardStates: cardChanges(
      content,
      log.map((entry) => entry.cardStates ?? {}),
    ),
  };
}

export function currentRulings({ rulings }: Content): number {
  return rulings.filter(({ status }) => status === 'CURRENT').length;
}
