import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDatabase } from '../../api/knowledge-base/database.js';
import { projectRoot } from '../../api/project.js';
import { glossaryText } from './invented-sources.js';
import type { IngestReport } from './publishing/report.js';
import { runToEnd, startIngest } from './running-ingests.js';

const GALE = glossaryText({ name: 'Gale', rulings: ['Only one natural five counts.', 'It is optional.'] });
const MIST = glossaryText({ name: 'Mist', rulings: ['It hides a unit.'] });
const WITH_WARNING = 'Fog\n\nFog X: A static ability that means, "It hides." It is thick.';

let folder: string;
const path = (...parts: string[]): string => join(folder, ...parts);
/** What lies in the data folder of the project, with the times of the files. */
const projectData = (): readonly string[] =>
  readdirSync(join(projectRoot(), 'data'))
    .filter((file) => !/\.lock$|^rules\.db/.test(file))
    .map((file) => `${file} ${statSync(join(projectRoot(), 'data', file)).mtimeMs}`);
let before: readonly string[];

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'ingest-command-')));
  writeFileSync(path('gale.txt'), GALE);
  writeFileSync(path('mist.txt'), MIST);
  writeFileSync(path('warned.txt'), WITH_WARNING);
  writeFileSync(path('empty.txt'), 'Nothing of a glossary stands here.\n');
  before = projectData();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function json(
  ...args: string[]
): Promise<{ readonly code: number | null; readonly report: IngestReport }> {
  const { code, stdout } = await runToEnd(['--json', ...args]);
  return { code, report: JSON.parse(stdout) };
}

describe('npm run ingest', () => {
  it('exits with 0, prints tables and totals, and a second run says that nothing is new and touches nothing', async () => {
    const out = path('report.db');
    const args = [path('gale.txt'), path('mist.txt'), '--only', '--edition', 'First', '--out', out];
    const first = await runToEnd(args);
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toMatch(/│ gale +│.*First.*OFFICIAL/);
    expect(first.stdout).toContain('2 sources, 2 keywords, 0 cards, 3 current rulings; 0 errors, 0 warnings');
    expect(first.stdout).toMatch(/Published revision [0-9a-f]{16}/);
    const bytes = readFileSync(out);
    utimesSync(out, 1_000, 1_000);
    const second = await runToEnd(args);
    expect(second.code).toBe(0);
    expect(second.stdout).toContain('Nothing new');
    expect(readFileSync(out).equals(bytes)).toBe(true);
    expect(statSync(out).mtimeMs).toBe(1_000_000);
  });

  it('with --json prints the whole report as JSON, and the options describe the source', async () => {
    const out = path('json.db');
    const described = [
      '--title',
      'Winds',
      '--edition',
      '7',
      '--published',
      '2030-01-02',
      '--authority',
      'summary',
    ];
    const { code, report } = await json(path('gale.txt'), '--only', ...described, '--out', out);
    expect(code).toBe(0);
    expect(report).toEqual({
      outcome: 'PUBLISHED',
      database: out,
      revision: expect.stringMatching(/^[0-9a-f]{16}$/),
      previousRevision: null,
      sources: [
        {
          id: 'gale',
          title: 'Winds',
          kind: 'SUMMARY',
          edition: '7',
          authority: 'SUMMARY',
          keywords: 1,
          rulings: 2,
          warnings: 0,
        },
      ],
      totals: { sources: 1, keywords: 1, cards: 0, rulings: 2, errors: 0, warnings: 0, infos: 0 },
      diagnostics: [],
      notes: [],
    });
    expect(readDatabase(out).content.sources[0]).toMatchObject({ title: 'Winds', publishedOn: '2030-01-02' });
  });

  it('adds paths to the data of the project unless --only leaves that out', async () => {
    const { code, report } = await json(path('gale.txt'), '--dry-run', '--out', path('none.db'));
    expect(code).toBe(0);
    const ids = report.sources.map(({ id }) => id);
    expect(ids).toContain('gale');
    expect(ids).toContain('own-words');
  });

  it('reads a folder with all its files and the manifest beside them', async () => {
    mkdirSync(path('shelf', 'deep'), { recursive: true });
    writeFileSync(path('shelf', 'gale.txt'), GALE);
    writeFileSync(path('shelf', 'deep', 'mist.txt'), MIST);
    writeFileSync(
      path('shelf', 'manifest.yaml'),
      'sources:\n  - { file: gale.txt, id: winds, title: Winds, edition: Third, authority: summary, published: 2029-05-01 }\n',
    );
    const { report } = await json(path('shelf'), '--only', '--out', path('shelf.db'));
    expect(report.sources).toMatchObject([
      { id: 'deep-mist', authority: 'OFFICIAL', edition: null },
      { id: 'winds', title: 'Winds', edition: 'Third', authority: 'SUMMARY' },
    ]);
  });

  it('takes RULES_DB as the place to write, and --out before it', async () => {
    const env = { RULES_DB: path('by-environment.db') };
    await runToEnd([path('gale.txt'), '--only'], { env });
    expect(existsSync(path('by-environment.db'))).toBe(true);
    await runToEnd([path('gale.txt'), '--only', '--out', path('by-option.db')], {
      env: { RULES_DB: path('no.db') },
    });
    expect(existsSync(path('by-option.db'))).toBe(true);
    expect(existsSync(path('no.db'))).toBe(false);
  });

  it('with --dry-run writes nothing, not even the folder or a lock', async () => {
    const { code, stdout } = await runToEnd([
      path('gale.txt'),
      '--only',
      '--dry-run',
      '--out',
      path('dry', 'x.db'),
    ]);
    expect(code).toBe(0);
    expect(stdout).toContain('nothing was written');
    expect(existsSync(path('dry'))).toBe(false);
  });

  it('publishes in spite of warnings, and with --strict does not', async () => {
    const args = [path('warned.txt'), '--only', '--out', path('strict.db')];
    const strict = await runToEnd([...args, '--strict']);
    expect(strict.code).toBe(1);
    expect(strict.stdout).toMatch(/^ERROR NO_STACKING_CLASS warned\.txt:3:\d+: /m);
    expect(existsSync(path('strict.db'))).toBe(false);
    const lenient = await runToEnd(args);
    expect(lenient.code).toBe(0);
    expect(lenient.stdout).toMatch(/^WARNING NO_STACKING_CLASS warned\.txt:3:\d+: /m);
  });

  it('refuses to shrink without --allow-shrink', async () => {
    const out = ['--only', '--out', path('shrink.db')];
    await runToEnd([path('gale.txt'), path('mist.txt'), ...out]);
    const refused = await runToEnd([path('gale.txt'), ...out]);
    expect(refused.code).toBe(1);
    expect(refused.stdout).toContain('--allow-shrink');
    expect((await runToEnd([path('gale.txt'), ...out, '--allow-shrink'])).code).toBe(0);
  });

  it.each([
    ['a missing path', 'nowhere.txt', 'UNREADABLE_INPUT nowhere.txt'],
    ['a file without entries', 'empty.txt', 'NO_ENTRIES empty.txt:1:1'],
  ])('exits with 1 for %s, says what to do, and publishes nothing', async (_what, file, said) => {
    const { code, stdout } = await runToEnd([path(file), '--out', path('refused.db')]);
    expect(code).toBe(1);
    expect(stdout).toContain(`ERROR ${said}`);
    expect(stdout).toContain('Nothing was published');
    expect(existsSync(path('refused.db'))).toBe(false);
  });

  it('takes no harm when nobody reads its report to the end', async () => {
    const { child, ended } = startIngest([path('gale.txt'), '--only', '--out', path('unread.db')]);
    child.stdout?.destroy();
    expect(await ended).toMatchObject({ code: 0, stderr: '' });
    expect(readDatabase(path('unread.db')).content.keywords).toHaveLength(1);
  });

  it.runIf(existsSync('/dev/full'))('says in one line that its report could not be written', async () => {
    const full = openSync('/dev/full', 'w');
    const args = [path('gale.txt'), '--only', '--out', path('unsaid.db')];
    const { code, stderr } = await runToEnd(args, { stdio: ['ignore', full, 'pipe'] });
    closeSync(full);
    expect(stderr).toMatch(/^error: the report can't be written: ENOSPC: [^\n]+\n$/);
    expect(code).toBe(1);
  });

  it('sends nothing to the terminal that would steer it, from names or options', async () => {
    writeFileSync(path('a\u001B[31m.txt'), GALE);
    const { code, stdout } = await runToEnd([path('a\u001B[31m.txt'), '--only', '--out', path('steer.db')]);
    expect(code).toBe(1);
    expect(stdout).toContain('UNREADABLE_INPUT a\uFFFD[31m.txt');
    const { stderr } = await runToEnd(['--\u001B[31m']);
    expect(`${stdout}${stderr}`).not.toContain('\u001B');
  });

  it.each([[['--nonsense']], [['--only']], [['']]])('exits with 2 for the command line %j', async (args) => {
    const { code, stdout, stderr } = await runToEnd(args);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^error: .+\n/);
  });

  it('leaves the data of the project alone in all of this', () => {
    expect(projectData()).toEqual(before);
  });
});
