import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { BulkFile } from '../../api/knowledge-base/bulk/bulk-file.js';
import { exportError, isExportError, refusedByMachine } from './export-error.js';

/**
 * Writes a new folder: beside its place first, then renamed over in one step. Killed at any moment it leaves a complete folder, or
 * none, or the empty one that was there. Throws an ExportError when something else is there, or the machine refuses.
 */
export function writeFolder(folder: string, files: readonly BulkFile[]): void {
  try {
    const place = existsSync(folder) ? realpathSync(folder) : resolve(folder);
    refuseUsed(place, folder);
    makeFolder(dirname(place));
    clearLeftovers(place);
    const beside = join(dirname(place), `.${basename(place)}.${process.pid}.tmp`);
    try {
      fill(beside, files);
      renameSync(beside, place);
      flush(dirname(place));
    } finally {
      rmSync(beside, { recursive: true, force: true });
    }
  } catch (error) {
    if (isExportError(error)) throw error;
    throw refusedByMachine(error, folder) ?? error;
  }
}

/** What exports to the same place left behind when they were killed: their processes are no longer there. */
function clearLeftovers(place: string): void {
  const folder = dirname(place);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`.${basename(place)}.`)) continue;
    const [, pid] = /^\.(\d{1,10})\.tmp$/.exec(name.slice(1 + basename(place).length)) ?? [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Also true of a process of somebody else. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

/** Step by step: where a folder can be neither found nor made (`/proc`), Node's own recursion never ends. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

function refuseUsed(place: string, folder: string): void {
  if (!existsSync(place)) return;
  if (!statSync(place).isDirectory()) throw exportError('NOT_A_FOLDER', folder);
  if (readdirSync(place).length > 0) throw exportError('FOLDER_IN_USE', folder);
}

function fill(folder: string, files: readonly BulkFile[]): void {
  mkdirSync(folder);
  const folders = new Set(files.map(({ name }) => join(folder, dirname(name))));
  for (const one of folders) mkdirSync(one, { recursive: true });
  for (const { name, body } of files) {
    const path = join(folder, name);
    writeFileSync(path, body, { flag: 'wx' });
    flush(path);
  }
  for (const one of [...folders, folder]) flush(one);
}

/** On the disk, not on its way there: the rename must not be kept while what it names is lost. */
function flush(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
