import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { ask, getUrl, json, post } from './http/testing/ask.js';
import { smallSchema } from './http/testing/small-schema.js';
import { handStore, startForTest, testEnvironment } from './http/testing/start-for-test.js';
import { buildSearchIndex } from './knowledge-base/build-search-index.js';
import { writeDatabase } from './knowledge-base/database.js';
import { sampleContent } from './knowledge-base/sample-content.js';
import { createLog } from './log.js';
import { startServer } from './server.js';

const ENTRY = fileURLToPath(new URL('./http/testing/serve-until-signal.ts', import.meta.url));
const folders: string[] = [];
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'swtcg-server-'));
  folders.push(folder);
  return folder;
}

/** Puts a database with this revision into place as the ingest does: written beside, then renamed. */
function publish(folder: string, revision: string): string {
  const path = join(folder, 'rules.db');
  const beside = join(folder, `${revision}.db`);
  writeDatabase(beside, {
    content: { ...sampleContent, revision },
    searchIndex: buildSearchIndex(sampleContent),
    inputs: '{}',
  });
  renameSync(beside, path);
  return path;
}

function startOn(rulesDb: string) {
  const log = createLog('silent');
  return startServer({ environment: { ...testEnvironment, rulesDb }, schema: smallSchema, log });
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 10_000; performance.now() < end; ) {
    if (await condition()) return;
    await new Promise((later) => setTimeout(later, 20));
  }
  throw new Error('What was waited for did not happen within 10 s.');
}

function opened(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  return once(socket, 'connect').then(() => socket);
}

describe('a server on a database', () => {
  it('serves the file it is given', async () => {
    const server = await startOn(publish(temporaryFolder(), 'first'));
    expect((await ask(`${server.url}/readyz`)).headers['x-data-revision']).toBe('first');
    await server.close();
  });

  it('starts without one, says what is missing and takes it when it comes', async () => {
    const folder = temporaryFolder();
    const server = await startOn(join(folder, 'rules.db'));
    expect((await ask(`${server.url}/readyz`)).status).toBe(503);
    publish(folder, 'late');
    await until(async () => (await ask(`${server.url}/readyz`)).status === 200);
    await server.close();
  });

  it('loses no request while the file is replaced', async () => {
    const folder = temporaryFolder();
    const server = await startOn(publish(folder, 'rev0'));
    const seen = new Set<unknown>();
    const failures: unknown[] = [];
    let done = false;
    const client = async (query: string): Promise<void> => {
      while (!done) {
        const response = await ask(getUrl(server.url, query)).catch((error: unknown) => failures.push(error));
        if (typeof response === 'number') continue;
        const [value] = Object.values(json(response).data ?? {});
        seen.add(value);
        if (response.status !== 200 || response.headers['x-data-revision'] !== value)
          failures.push(json(response));
      }
    };
    const clients = ['{ revision }', '{ again: revision }', '{ slow(ms: 20) }'].map(client);
    for (const revision of ['rev1', 'rev2', 'rev3']) {
      publish(folder, revision);
      await until(async () => (await ask(`${server.url}/readyz`)).headers['x-data-revision'] === revision);
    }
    await until(async () => seen.has('rev3'));
    done = true;
    await Promise.all(clients);
    expect(failures).toEqual([]);
    expect([...seen]).toEqual(expect.arrayContaining(['rev0', 'rev1', 'rev2', 'rev3']));
    await server.close();
  });
});

describe('a server that can not listen', () => {
  it('says in one line that the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const message = `Can't listen on 127.0.0.1, port ${port}: the port is in use; set PORT to another one, or to 0 for any free one.`;
    const store = handStore();
    await expect(startForTest({ store, environment: { port } })).rejects.toThrow(message);
    expect(store.closed()).toBe(true);
    other.close();
  });

  it.each(['192.0.2.1', 'no-such-host.invalid'])(
    'says in one line that it can not have the host %s',
    async (host) => {
      await expect(startForTest({ environment: { host } })).rejects.toThrow(
        /^Can't listen on \S+, port 0: [^\n]+ set HOST to [^\n]+\.$/,
      );
    },
  );
});

describe('a server that closes', () => {
  it('finishes requests in flight, takes no new ones and closes its store', async () => {
    const store = handStore();
    const server = await startForTest({ store });
    const slow = post(server.graphql, { query: '{ slow(ms: 500) }' });
    await until(async () => (await ask(`${server.url}/healthz`)).status === 200);
    const closed = server.close();
    await expect(ask(`${server.url}/healthz`)).rejects.toThrow(/ECONNREFUSED/);
    expect(store.closed()).toBe(false);
    expect((await slow).status).toBe(200);
    expect((await slow).headers.connection).toBe('close');
    await closed;
    expect(store.closed()).toBe(true);
  });

  it('does not wait for connections that are kept alive', async () => {
    const server = await startForTest();
    const socket = await opened(server.url);
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'data');
    const began = performance.now();
    await server.close();
    expect(performance.now() - began).toBeLessThan(4_000);
  });

  it('answers a request that has arrived on a kept connection but is not read yet', async () => {
    const server = await startForTest();
    const socket = await opened(server.url);
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'data');
    let answer = '';
    socket.on('data', (bytes) => {
      answer += bytes;
    });
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await Promise.all([server.close(), once(socket, 'close')]);
    expect(answer).toMatch(/^HTTP\/1\.1 200 .*\r\nConnection: close\r\n/s);
  });

  it('can be told twice', async () => {
    const server = await startForTest();
    await Promise.all([server.close(), server.close()]);
    await expect(ask(server.url)).rejects.toThrow(/ECONNREFUSED/);
  });
});

describe('SIGTERM and SIGINT', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s ends the process within 5 s, whatever its clients do',
    async (signal) => {
      const child = spawn(process.execPath, ['--import', 'tsx', ENTRY], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.push(child);
      const [output] = await once(child.stdout, 'data');
      const url = String(output).trim();
      const kept = await opened(url);
      kept.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
      await once(kept, 'data');
      const half = await opened(url);
      half.write(
        'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
      );
      await opened(url);
      const endless = post(`${url}/graphql`, { query: '{ slow(ms: 60000) }' }).catch(() => 'cut off');
      const slow = post(`${url}/graphql`, { query: '{ slow(ms: 1500) }' });
      await new Promise((later) => setTimeout(later, 300));
      const began = performance.now();
      child.kill(signal);
      const [code] = await once(child, 'exit');
      expect(performance.now() - began).toBeLessThan(5_000);
      expect(code).toBe(0);
      expect((await slow).status).toBe(200);
      expect(await endless).toBe('cut off');
    },
  );
});
