import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Ledger, parseLedger, printLedger } from '../editions/ledger.js';
import { type StagedFile, stageFile } from './staged-file.js';

export interface LedgerFile {
  readonly ledger: Ledger;
  /** As it lies on disk; empty when there is none yet. */
  readonly text: string;
}

export function ledgerPath(dataFolder: string): string {
  return join(dataFolder, 'ruling-ids.json');
}

/** Throws when the ledger is there and damaged: giving ids anew would break every link to a ruling. */
export function readLedger(dataFolder: string): LedgerFile {
  const path = ledgerPath(dataFolder);
  if (!existsSync(path)) return { ledger: new Map(), text: '' };
  const text = readFileSync(path, 'utf8');
  try {
    return { ledger: parseLedger(text), text };
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    throw new Error(
      `data/ruling-ids.json is damaged: ${found}. Restore it from git; it must not be made anew.`,
    );
  }
}

/** Null when nothing has to be written. */
export function stageLedger(dataFolder: string, before: LedgerFile, ledger: Ledger): StagedFile | null {
  const text = printLedger(ledger);
  return text === before.text ? null : stageFile(ledgerPath(dataFolder), text);
}
