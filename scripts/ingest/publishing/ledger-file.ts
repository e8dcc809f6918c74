import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { type Ledger, parseLedger, printLedger } from '../editions/ledger.js';

export interface LedgerFile {
  readonly ledger: Ledger;
  /** As it lies on disk; empty when there is none yet. */
  readonly text: string;
}

function ledgerPath(dataFolder: string): string {
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

/** Returns whether anything had to be written. */
export function writeLedger(dataFolder: string, before: LedgerFile, ledger: Ledger): boolean {
  const text = printLedger(ledger);
  if (text === before.text) return false;
  writeFileAtomic.sync(ledgerPath(dataFolder), text);
  return true;
}
