import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSearchIndex } from '../../api/knowledge-base/build-search-index.js';
import { writeDatabase } from '../../api/knowledge-base/database.js';
import { sampleContent } from '../../api/knowledge-base/sample-content.js';
import { projectRoot } from '../../api/project.js';

let folder: string;
let database: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bin-'));
  database = join(folder, 'rules.db');
  writeDatabase(database, {
    content: sampleContent,
    searchIndex: buildSearchIndex(sampleContent),
    inputs: '{}',
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(args: readonly string[], input = ''): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [join(projectRoot(), 'bin', 'swtcg-rules.mjs'), ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', RULES_DB: database },
    encoding: 'utf8',
    input,
  });
}

describe('the command as it is installed', () => {
  test('answers from the database that RULES_DB names, without colours behind a pipe', () => {
    const { status, stdout, stderr } = run(['keyword', 'overkill']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Overkill/);
    expect(stdout).not.toContain('\u001b');
  });
  test('reads a deck from standard input', () => {
    const { status, stdout } = run(['deck', '-'], '3 Stone Beast\n');
    expect(stdout).toContain('3  Stone Beast');
    expect(status).toBe(0);
  });
  test.each([
    ['not found', ['keyword', 'nothing like it'], 1],
    ['not understood', ['keyword'], 2],
  ])('ends with its status when something is %s', (_what, args, status) =>
    expect(run(args).status).toBe(status),
  );
  test('ends with 3 where there is no database', () => {
    writeFileSync(join(folder, 'none.db'), 'this is none');
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(projectRoot(), 'bin', 'swtcg-rules.mjs'), 'keyword', 'stun'],
      { env: { RULES_DB: join(folder, 'none.db') }, encoding: 'utf8' },
    );
    expect(stderr).toMatch(/^error: .*none\.db/);
    expect(status).toBe(3);
  });
  test.each([
    ['swtcg-rules.mjs', ['mcp', '--help']],
    ['swtcg-rules-mcp.mjs', ['--help']],
  ])('%s %j explains how an assistant starts it, and does not serve', (name, args) => {
    const { status, stdout } = spawnSync(process.execPath, [join(projectRoot(), 'bin', name), ...args], {
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect(stdout).toMatch(/^Usage: swtcg-rules mcp\n[\s\S]*mcpServers/);
    expect(status).toBe(0);
  });
  test('what is no argument of the server for assistants is told, with status 2', () => {
    const { status, stdout, stderr } = run(['mcp', '--port', '1']);
    expect(stderr).toContain("unknown argument '--port'");
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });
  test('hands the rest of the line to a script, which speaks of itself as it was called', () => {
    const { status, stdout } = run(['export', '--help']);
    expect(stdout).toMatch(/^Usage: swtcg-rules export \[options\]/);
    expect(status).toBe(0);
  });
});
