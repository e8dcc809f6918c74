import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSearchIndex } from '../api/knowledge-base/build-search-index.js';
import { writeDatabase } from '../api/knowledge-base/database.js';
import { sampleContent } from '../api/knowledge-base/sample-content.js';
import { describeConversation } from '../api/mcp/testing/describe-conversation.js';
import { projectRoot } from '../api/project.js';

const PING = '{"jsonrpc":"2.0","id":7,"method":"ping"}';
let folder: string;
let client: Client;
const written: string[] = [];
const faults: Error[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mcp-'));
  const database = join(folder, 'rules.db');
  writeDatabase(database, {
    content: sampleContent,
    searchIndex: buildSearchIndex(sampleContent),
    inputs: '{}',
  });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ['--import', 'tsx', 'scripts/mcp.ts'],
    cwd: projectRoot(),
    env: { PATH: process.env['PATH'] ?? '', RULES_DB: database, LOG_LEVEL: 'debug' },
    stderr: 'pipe',
  });
  transport.stderr?.on('data', (chunk) => written.push(String(chunk)));
  client = new Client({ name: 'test', version: '1' });
  client.onerror = (error) => faults.push(error);
  await client.connect(transport);
}, 60_000);
afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('over standard input and output', () => {
  describeConversation(() => client);
  test('what the assistant is told first says to cite ids, and not to fill gaps', () => {
    expect(client.getServerVersion()).toMatchObject({ name: 'swtcg-rules' });
    expect(client.getInstructions()).toMatch(/id: give it when you cite/);
  });
  test('what is no message is answered all the same, and the next one is read', () => {
    const lines = ['{', 'null', '[]', '[{"jsonrpc":"2.0","id":1,"method":"ping"}]', PING];
    const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/mcp.ts'], {
      cwd: projectRoot(),
      env: { PATH: process.env['PATH'] ?? '', RULES_DB: join(folder, 'rules.db'), LOG_LEVEL: 'silent' },
      input: `${lines.join('\n')}\n`,
      encoding: 'utf8',
    });
    const answers = stdout
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(answers).toMatchObject([
      ...[-32700, -32600, -32600, -32600].map((code) => ({ jsonrpc: '2.0', id: null, error: { code } })),
      { id: 7, result: {} },
    ]);
  }, 60_000);
  test('its log goes to standard error, and nothing but the protocol to standard output', () => {
    expect(written.join('')).toContain('rules database opened');
    expect(faults).toEqual([]);
  });
});
