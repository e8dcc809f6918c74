import type { Ledger } from '../editions/ledger.js';
import { type LedgerFile, stageLedger } from './ledger-file.js';
import { type RevisionEntry, stageRevisionLog } from './revision-log.js';

/** The ledger and the log of revisions, complete beside their places. */
export interface StagedRecords {
  /** Returns what is to be told about them. */
  put(): readonly string[];
  discard(): void;
}

export const NO_RECORDS: StagedRecords = { put: () => [], discard: () => {} };

/**
 * Call it before anything is published, and `put` it afterwards: a full disk then stops the publication, and an ingest that is killed
 * in between is completed by the next one. The log goes first for the same reason: it tells what the ledger on disk does not know yet.
 */
export function stageRecords(
  dataFolder: string,
  { log: entries, ledger }: { readonly log: readonly RevisionEntry[]; readonly ledger: Ledger },
  before: LedgerFile,
): StagedRecords {
  const log = stageRevisionLog(dataFolder, entries);
  try {
    const ids = stageLedger(dataFolder, before, ledger);
    return {
      put() {
        log?.put();
        ids?.put();
        return [
          ...(ids === null
            ? []
            : ['data/ruling-ids.json has new or changed rulings: commit it with the sources.']),
          ...(log === null ? [] : ['data/revisions.json says what this revision changes: commit it too.']),
        ];
      },
      discard() {
        log?.discard();
        ids?.discard();
      },
    };
  } catch (error) {
    log?.discard();
    throw error;
  }
}
