import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectRoot } from '../api/project.js';
import { ensureDatabase } from './ingest/ensure-database.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What `npm start` does: the server runs below a shell. `told` is all it has logged; `ended` comes when nobody writes any more. */
function startBelowShell(environment: Readonly<Record<string, string>>) {
  const shell = spawn('sh', ['-c', 'node scripts/launch/start.mjs; exit $?'], {
    cwd: projectRoot(),
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', npm_lifecycle_event: 'start', ...environment },
  });
  let told = '';
  const heard = (chunk: Buffer): void => {
    told += chunk.toString();
  };
  shell.stdout.on('data', heard);
  shell.stderr.on('data', heard);
  const ended = new Promise<void>((resolve) => shell.stdout.on('end', resolve));
  const status = new Promise<number | null>((resolve) => shell.on('exit', resolve));
  const says = async (text: string): Promise<void> => {
    while (!told.includes(text)) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  return { shell, says, ended, status, told: () => told };
}

test('a server whose shell is terminated ends in good order', async () => {
  const database = join(folder, 'rules.db');
  await ensureDatabase(join(projectRoot(), 'data'), database);
  const { shell, says, ended, told } = startBelowShell({ RULES_DB: database });
  await says('listening');
  shell.kill('SIGTERM');
  await ended;
  expect(told()).toContain('the parent process is gone');
});

test('a faulty environment is told in one line a variable, and nothing is started', async () => {
  const { ended, status, told } = startBelowShell({ PORT: 'x', LOG_LEVEL: 'loud' });
  await ended;
  expect(await status).toBe(2);
  expect(told()).toMatch(/^PORT .*\nLOG_LEVEL .*\n$/);
});

test('a port that is in use is told, with the status of what is not to be had', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { ended, status, told } = startBelowShell({ PORT: String(port), RULES_DB: join(folder, 'none.db') });
  await ended;
  other.close();
  expect(told()).toContain('the port is in use');
  expect(await status).toBe(3);
});

test('a database that is missing is told, and the server starts all the same', async () => {
  const { shell, says, ended, told } = startBelowShell({ RULES_DB: join(folder, 'none.db') });
  await says('listening');
  shell.kill('SIGTERM');
  await ended;
  expect(told()).toContain('none.db');
  expect(told()).not.toContain('    at ');
});
