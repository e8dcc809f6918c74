import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSample } from '../../api/knowledge-base/sample-knowledge-base.js';
import { repliesFrom } from './local-replies.js';
import { runCli } from './run-cli.js';

const knowledgeBase = openSample();

async function printed(args: readonly string[]): Promise<string> {
  let out = '';
  const terminal = {
    out: (text: string) => {
      out += text;
    },
    err: () => {},
    width: 80,
    hasColours: false,
  };
  const nobody = () => Promise.reject(new Error('no server is asked'));
  await runCli(args, terminal, { local: async () => repliesFrom(async () => knowledgeBase), server: nobody });
  return out;
}

const COMMANDS = [
  'keyword',
  'search',
  'answer',
  'interaction',
  'attack',
  'card',
  'deck',
  'serve',
  'ingest',
  'export',
  'completion',
];

describe.each(['bash', 'zsh', 'fish'])('for %s', (shell) => {
  test('every command is completed, and no hidden one', async () => {
    const script = await printed(['completion', shell]);
    for (const command of COMMANDS) expect(script).toMatch(new RegExp(`\\b${command}\\b`));
    expect(script).toContain('swtcg-rules names');
    expect(script).not.toMatch(/^ *(?:names\)|'names:)|-a names -d/m);
  });
  test('its options are completed', async () => {
    const script = await printed(['completion', shell]);
    expect(script).toMatch(/(?:--kind\b|-l kind -r)/);
  });
});

/** What a shell prints that is run with some arguments, in which `FILE` stands for the completion. */
async function saidBy(shell: string, args: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'completion-'));
  try {
    const file = join(folder, 'completion');
    writeFileSync(file, await printed(['completion', shell]));
    const run = spawnSync(
      shell,
      args.map((arg) => arg.replace('FILE', file)),
      { encoding: 'utf8' },
    );
    expect(run.stderr).toBe('');
    return run.stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.skipIf(spawnSync('zsh', ['--version']).error !== undefined)(
  'zsh that reads it completes by it',
  async () => {
    const said = await saidBy('zsh', [
      '-fc',
      'autoload -Uz compinit; compinit -D -u; source FILE; print $_comps[swtcg-rules]',
    ]);
    expect(said.trim()).toBe('_swtcg_rules');
  },
);

test.skipIf(spawnSync('fish', ['--version']).error !== undefined)('fish completes by it', async () => {
  const said = await saidBy('fish', ['--no-config', '-c', "source FILE; complete -C 'swtcg-rules key'"]);
  expect(said).toMatch(/^keyword\t/);
});

test('the names that are completed are those of the database', async () => {
  expect((await printed(['names', 'keyword'])).split('\n')).toContain('critical-hit');
  expect((await printed(['names', 'card'])).split('\n')).toContain('old-guard-a');
});

describe('in bash', () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'completion-'));
    writeFileSync(join(folder, 'completion.bash'), await printed(['completion', 'bash']));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** What is offered behind these words, with a `swtcg-rules` that knows two keywords. */
  function offered(...words: readonly string[]): readonly string[] {
    const script = `source ${folder}/completion.bash
swtcg-rules() { [ "$1 $2" = "names keyword" ] && printf 'overkill\\noverload\\nstun\\n'; }
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _swtcg_rules; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const run = spawnSync('bash', ['-c', script, 'bash', 'swtcg-rules', ...words], {
      cwd: folder,
      encoding: 'utf8',
    });
    return run.stdout.split('\n').filter((word) => word !== '');
  }

  test.each([
    [['in'], ['interaction', 'ingest']],
    [
      ['keyword', 'over'],
      ['overkill', 'overload'],
    ],
    [['interaction', 'overkill', 'st'], ['stun']],
    [['search', '--k'], ['--kind']],
    [
      ['completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
    [['deck', 'comp'], ['completion.bash']],
    [['answer', 'x'], []],
  ])('%j leads to %j', (words, expected) => expect(offered(...words)).toEqual(expected));
});
