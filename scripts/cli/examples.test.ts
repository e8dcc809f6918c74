import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import { projectRoot } from '../../api/project.js';
import { projectKnowledgeBase } from '../evaluate/project-knowledge-base.js';
import { repliesFrom } from './local-replies.js';
import { QUERY_COMMANDS } from './query-commands.js';
import { runCli } from './run-cli.js';

let knowledgeBase: KnowledgeBase;
let folder: string;

beforeAll(() => {
  knowledgeBase = projectKnowledgeBase(join(projectRoot(), 'data'));
  folder = mkdtempSync(join(tmpdir(), 'examples-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Its words as a shell reads them; what is piped in becomes a file. */
function wordsOf(line: string): readonly string[] {
  const [piped, command] = line.includes(' | ') ? line.split(' | ') : [null, line];
  const words = [...(command ?? '').matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
  if (piped === null) return words.slice(1);
  const file = join(folder, 'piped.txt');
  writeFileSync(file, execFileSync('sh', ['-c', piped ?? '']));
  return words.slice(1).map((word) => (word === '-' ? file : word));
}

async function run(args: readonly string[]): Promise<{ readonly status: number; readonly shown: string }> {
  let shown = '';
  const write = (text: string): void => {
    shown += text;
  };
  const terminal = { out: write, err: write, width: 80, hasColours: false };
  const nobody = () => Promise.reject(new Error('no server is asked'));
  const from = { local: async () => repliesFrom(async () => knowledgeBase), server: nobody };
  return { status: await runCli(args, terminal, from), shown };
}

describe('the examples of help find something', () => {
  const lines = QUERY_COMMANDS.flatMap(({ examples }) => examples);
  test('each command has some', () => {
    for (const { name, examples } of QUERY_COMMANDS) expect(examples.length, name).toBeGreaterThan(0);
  });
  test.each(lines)('%s', async (line) => {
    const { status, shown } = await run(wordsOf(line));
    expect(status, shown).toBe(0);
    expect(shown.length).toBeGreaterThan(50);
  });
  test.each(QUERY_COMMANDS.map(({ name }) => name))('and stand in swtcg-rules %s --help', async (name) => {
    const { status, shown } = await run([name, '--help']);
    expect(status).toBe(0);
    for (const example of QUERY_COMMANDS.find((one) => one.name === name)?.examples ?? [])
      expect(shown).toContain(example);
  });
  test('and help says what the exit status means', async () => {
    const { status, shown } = await run(['--help']);
    expect(status).toBe(0);
    expect(shown).toMatch(/0 found or done, 1 not found, 2 not understood or refused [\s\S]*3 nobody to ask/);
  });
});
