import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acquireLock, type Locked } from './lock.js';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-test-'));
  file = join(folder, 'rules.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function held(locked: Locked): () => void {
  if (!locked.ok) throw new Error('the lock was expected to be free');
  return locked.release;
}

const quietly = (): void => {};

/** Another process that takes the lock and keeps it. */
async function otherHolder() {
  const lock = pathToFileURL(join(import.meta.dirname, 'lock.ts')).href;
  const script = `
    const { acquireLock } = await import(${JSON.stringify(lock)});
    const locked = await acquireLock(${JSON.stringify(file)}, 0, () => {});
    process.stdout.write(locked.ok ? 'held' : 'refused');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script]);
  const said = await new Promise((resolve) => child.stdout.once('data', (data) => resolve(String(data))));
  expect(said).toBe('held');
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  return { pid: child.pid, kill };
}

describe('the lock of a file', () => {
  it('is held by one at a time, and free again when released', async () => {
    const release = held(await acquireLock(file, 0, quietly));
    expect(await acquireLock(file, 0, quietly)).toMatchObject({ ok: false });
    release();
    held(await acquireLock(file, 0, quietly))();
  });

  it('of one file leaves another file free', async () => {
    const release = held(await acquireLock(file, 0, quietly));
    held(await acquireLock(`${file}2`, 0, quietly))();
    release();
  });

  it('is waited for, and the waiting told once with the process that holds it', async () => {
    const release = held(await acquireLock(file, 0, quietly));
    const told: unknown[] = [];
    setTimeout(release, 500);
    const locked = await acquireLock(file, 5_000, (holder) => told.push(holder?.pid));
    expect(told).toEqual([process.pid]);
    held(locked)();
  });

  it('names the other process that holds it, and is freed when that one is killed', async () => {
    const other = await otherHolder();
    const locked = await acquireLock(file, 0, quietly);
    expect(locked).toMatchObject({ ok: false, holder: { pid: other.pid } });
    await other.kill();
    held(await acquireLock(file, 0, quietly))();
  });

  it('is refused clearly where its file is something else', async () => {
    writeFileSync(`${file}.lock`, 'This is no lock but a text that someone keeps here.'.repeat(20));
    await expect(acquireLock(file, 0, quietly)).rejects.toThrow(/rules\.db\.lock is no lock.*remove it/);
  });

  it('is refused clearly where it cannot be written', async () => {
    await expect(acquireLock(join(folder, 'none', 'rules.db'), 0, quietly)).rejects.toThrow(
      /rules\.db\.lock/,
    );
  });
});
