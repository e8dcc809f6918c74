import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
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
    expect(script).toMatch(/(?:--kind\b|-l kind -x)/);
  });
});

test('the names that are completed are those of the database', async () => {
  expect((await printed(['names', 'keyword'])).split('\n')).toContain('critical-hit');
  expect((await printed(['names', 'card'])).split('\n')).toContain('old-guard-a');
  expect(await printed(['names', 'set'])).toBe('INV\n');
  expect(await printed(['names', 'anything'])).toBe('');
});

/** A `swtcg-rules` that knows a few names, and says with what it was run. */
const STAND_IN = `swtcg-rules() {
  case "$1 $2" in
    "names keyword") printf 'overkill\\nstun\\n' ;;
    "names card") printf 'hanharr-a\\nmudhorn\\n' ;;
    "names set") printf 'AOTC\\nRAS\\n' ;;
    *) printf 'ran<%s>\\n' "$*" ;;
  esac
}`;

/** What is typed, Tab as \t, and what is run in the end. The folder has a file `my deck.txt`. */
const TYPED: readonly (readonly [typed: string, run: string])[] = [
  ['inter\t', 'interaction'],
  ['keyword OVERK\t', 'keyword overkill'],
  ['interaction overkill st\t', 'interaction overkill stun'],
  ['search ov\t', 'search overkill'],
  ['card hanh\t', 'card hanharr-a'],
  ['attack mud\t', 'attack mudhorn'],
  ['search stun --kind rul\t', 'search stun --kind ruling'],
  ['search stun --kind=win\t', 'search stun --kind=window'],
  ['card x --set RA\t', 'card x --set RAS'],
  ['search stun --lim\t5', 'search stun --limit 5'],
  ['deck my\t', 'deck my deck.txt'],
  ['deck --json my\t', 'deck --json my deck.txt'],
  ['ingest --auth\tsum\t', 'ingest --authority summary'],
  ['export --format nd\t--out my\t', 'export --format ndjson --out my deck.txt'],
  ['--server http://localhost:4000 keyw\tst\t', '--server http://localhost:4000 keyword stun'],
  ['completion zs\t', 'completion zsh'],
];

/** Shells with the arguments that let them read no settings, and what has to be run before a completion is read. */
const SHELLS = [
  ['bash', 'bash --norc --noprofile -i', 'PS1=; bind "set enable-bracketed-paste off"'],
  ['zsh', 'zsh -f -i', 'PS1=; autoload -Uz compinit; compinit -D -u'],
] as const;

const isMissing = (program: string): boolean => spawnSync(program, ['--version']).error !== undefined;

describe.each(SHELLS)('somebody who types in %s', (shell, command, setUp) => {
  test.skipIf(isMissing(shell) || isMissing('script'))('has his words completed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'completion-'));
    try {
      writeFileSync(join(folder, 'completion'), await printed(['completion', shell]));
      writeFileSync(join(folder, 'my deck.txt'), '4 Hanharr (A)\n');
      const lines = [setUp, STAND_IN, 'source ./completion'];
      const typed = TYPED.map(([words]) => `swtcg-rules ${words}`);
      const input = [...lines, ...typed, 'exit', ''].join('\n');
      const { stdout } = spawnSync('script', ['-qfec', command, '/dev/null'], {
        cwd: folder,
        encoding: 'utf8',
        input,
        env: { ...process.env, TERM: 'dumb' },
      });
      const run = Array.from(stdout.matchAll(/^ran<(.*?) ?>\r?$/gm), ([, words]) => words);
      // zsh writes `=` behind an option that it completes.
      const spaced = (words: string | undefined) => words?.replaceAll('=', ' ');
      expect(run.map(spaced)).toEqual(TYPED.map(([, words]) => spaced(words)));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

test.skipIf(isMissing('fish')).each(TYPED.filter(([typed]) => typed.indexOf('\t') === typed.length - 1))(
  'fish offers for %j what leads to %j',
  async (typed, run) => {
    const folder = mkdtempSync(join(tmpdir(), 'completion-'));
    try {
      writeFileSync(join(folder, 'completion'), await printed(['completion', 'fish']));
      writeFileSync(join(folder, 'my deck.txt'), '4 Hanharr (A)\n');
      const standIn = `function swtcg-rules
        switch "$argv"
          case 'names keyword'; printf 'overkill\nstun\n'
          case 'names card'; printf 'hanharr-a\nmudhorn\n'
          case 'names set'; printf 'AOTC\nRAS\n'
        end
      end`;
      const asked = `complete -C 'swtcg-rules ${typed.replace('\t', '')}'`;
      const said = spawnSync('fish', ['--no-config', '-c', `${standIn}; source completion; ${asked}`], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect(said.stderr).toBe('');
      const offered = said.stdout.split('\n').flatMap((line) => line.split('\t')[0] || []);
      expect(offered.map((word) => word.replaceAll('\\', ''))).toContainEqual(
        run.slice(run.lastIndexOf(' ', run.endsWith('deck.txt') ? run.length - 10 : run.length) + 1),
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
