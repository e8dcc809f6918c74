import { hashOf } from './inputs.js';
import { readLedger } from './ledger-file.js';
import { type RevisionEntry, readRevisionLog } from './revision-log.js';

/** The text of the ledger and the log of revisions, what a build takes from the past, as one hash. */
export function hashOfRecords(ledger: string, log: readonly RevisionEntry[]): string {
  return hashOf(ledger, JSON.stringify(log));
}

/** As they lie on disk. Throws when one of them is damaged. */
export function hashOfRecordsOnDisk(dataFolder: string): string {
  return hashOfRecords(readLedger(dataFolder).text, readRevisionLog(dataFolder));
}
