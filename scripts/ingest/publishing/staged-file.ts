import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { machineFault } from './machine-fault.js';

/** A file that lies complete beside its place: what could fail has been done, only the rename is left. */
export interface StagedFile {
  put(): void;
  /** Does nothing once the file was put in its place. */
  discard(): void;
}

/** Throws, and leaves nothing behind, when the disk refuses. */
export function stageFile(path: string, text: string): StagedFile {
  const beside = `${path}.${process.pid}.tmp`;
  const discard = (): void => rmSync(beside, { force: true });
  try {
    writeFileSync(beside, text);
    flush(beside);
  } catch (error) {
    discard();
    throw new Error(machineFault(error, path) ?? String(error), { cause: error });
  }
  return { put: () => renameSync(beside, path), discard };
}

function flush(path: string): void {
  const handle = openSync(path, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
