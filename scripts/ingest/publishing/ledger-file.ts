import { join } from 'node:path';
import { type Ledger, parseLedger, printLedger } from '../editions/ledger.js';
import { faultInWords } from '../faults-in-words.js';
import { readDataFileIfAny } from '../reading/read-data-file.js';
import { type StagedFile, stageFile } from './staged-file.js';

const FILE = 'ruling-ids.json';

export interface LedgerFile {
  readonly ledger: Ledger;
  /** As it lies on disk; empty when there is none yet. */
  readonly text: string;
}

export function ledgerPath(dataFolder: string): string {
  return join(dataFolder, FILE);
}

/** Throws when the ledger is there and damaged: giving ids anew would break every link to a ruling. */
export function readLedger(dataFolder: string): LedgerFile {
  const text = readDataFileIfAny(dataFolder, FILE);
  if (text === null) return { ledger: new Map(), text: '' };
  try {
    return { ledger: parseLedger(text), text };
  } catch (error) {
    throw new Error(
      `data/${FILE} is damaged: ${faultInWords(error)}. Restore it from git; it must not be made anew.`,
    );
  }
}

/** Null when nothing has to be written. */
export function stageLedger(dataFolder: string, before: LedgerFile, ledger: Ledger): StagedFile | null {
  const text = printLedger(ledger);
  return text === before.text ? null : stageFile(ledgerPath(dataFolder), text);
}
