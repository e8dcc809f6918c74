import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSearchIndex } from '../../api/knowledge-base/build-search-index.js';
import { LICENCE_NOTE } from '../../api/knowledge-base/bulk/licence-note.js';
import { writeDatabase } from '../../api/knowledge-base/database.js';
import { sampleContent } from '../../api/knowledge-base/sample-content.js';

const SCRIPT = fileURLToPath(new URL('../export.ts', import.meta.url));
const NOTICE = fileURLToPath(new URL('../../NOTICE', import.meta.url));

let root: string;
let database: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'export-command-'));
  database = join(root, 'rules.db');
  writeDatabase(database, {
    content: sampleContent,
    searchIndex: buildSearchIndex(sampleContent),
    inputs: '{}',
  });
});
afterAll(() => rmSync(root, { recursive: true }));

function run(rulesDb: string, ...options: readonly string[]): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, RULES_DB: rulesDb };
    execFile(process.execPath, ['--import', 'tsx', SCRIPT, ...options], { env }, (error, stdout, stderr) =>
      resolve({ exitCode: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
  });
}

describe('npm run export', () => {
  it('writes the database that is served, and says what it wrote', async () => {
    const folder = join(root, 'csv');
    const { exitCode, output } = await run(database, '--format', 'csv', '--out', folder);
    expect(output).toMatch(/revision 0123456789abcdef as csv, 9 files, [\d,]+ bytes/);
    expect(exitCode).toBe(0);
    expect(readdirSync(folder)).toContain('manifest.json');
    expect(await run(database, '--format', 'csv', '--out', folder)).toEqual({
      exitCode: 2,
      output: expect.stringMatching(/^error: FOLDER_IN_USE: .*Name a new folder/),
    });
  });

  it.each([
    [['--format', 'pdf', '--out', 'x'], /Allowed choices are json, ndjson, sqlite, mediawiki, csv/],
    [['--format', 'csv'], /--out <folder>/],
    [['--format', 'csv', '--out', ' '], /expected the name of a folder/],
  ])('does not understand %j', async (options, said) => {
    expect(await run(database, ...options)).toEqual({ exitCode: 2, output: expect.stringMatching(said) });
  });

  it('says how to get a database where there is none', async () => {
    const folder = join(root, 'none');
    expect(await run(join(root, 'missing.db'), '--format', 'json', '--out', folder)).toEqual({
      exitCode: 3,
      output: expect.stringMatching(/^error: .*npm run ingest/),
    });
    expect(readdirSync(root)).not.toContain('none');
  });
});

it('the note that goes with every copy says what NOTICE says', () => {
  const notice = readFileSync(NOTICE, 'utf8').replace(/\s+/g, ' ');
  for (const said of [
    'Copyright (c) 2026 The SWTCG Rules authors',
    'The MIT license does not cover the official texts',
    'belong to their owners',
    'This is an unofficial fan work. It is not endorsed by, sponsored by or affiliated with Lucasfilm Ltd., Wizards of the Coast or the Independent Development Committee.',
  ]) {
    expect(notice).toContain(said);
    expect(LICENCE_NOTE).toContain(said);
  }
});
