import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDatabase } from '../../api/knowledge-base/database.js';
import { type InventedProject, inventedProject, NO_OPTIONS } from './invented-project.js';
import { glossaryText, rulingOf } from './invented-sources.js';
import { readLedger } from './publishing/ledger-file.js';
import { readRevisionLog } from './publishing/revision-log.js';

const COUNTS = 'Only the first natural five of a roll counts.';
const COUNTS_EDITED = 'Only the first natural four of a roll counts.';
const COST = 'Paying for it is optional.';
const gale = (...rulings: string[]): string => glossaryText({ name: 'Gale', rulings });

let project: InventedProject;
beforeEach(() => {
  project = inventedProject({ 'base.txt': gale(COUNTS, COST) });
});
afterEach(() => project.remove());

const content = () => readDatabase(project.database).content;
const log = () => readRevisionLog(project.dataFolder);
const files = (): readonly string[] => readdirSync(project.dataFolder).sort();
/** Every file of the project's data with its bytes, locks aside. */
const snapshot = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(project.dataFolder, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile() && !one.name.endsWith('.lock'))
      .map((one) => {
        const path = join(one.parentPath, one.name);
        return [path, readFileSync(path).toString('base64')];
      }),
  );

describe('an ingest', () => {
  it('publishes, records the ids and logs the revision', async () => {
    const report = await project.ingest();
    expect(report).toMatchObject({ outcome: 'PUBLISHED', previousRevision: null });
    expect(report.notes.join(' ')).toMatch(/ruling-ids\.json.*revisions\.json/);
    expect([...readLedger(project.dataFolder).ledger.keys()]).toEqual([
      'gale/only-the-first-natural',
      'gale/paying-for-it-is',
    ]);
    expect(log()).toMatchObject([{ revision: report.revision, previous: null, keywords: 1, rulings: 2 }]);
    expect(content().revision).toBe(report.revision);
  });

  it('changes nothing the second time', async () => {
    await project.ingest();
    utimesSync(project.database, 1_000, 1_000);
    const before = snapshot();
    const report = await project.ingest();
    expect(report).toMatchObject({ outcome: 'UNCHANGED', notes: [] });
    expect(snapshot()).toEqual(before);
    expect(statSync(project.database).mtimeMs).toBe(1_000_000);
  });

  it('of an edited sentence keeps the id and logs the change once', async () => {
    const first = await project.ingest();
    project.write('data/sources/base.txt', gale(COST, COUNTS_EDITED));
    const second = await project.ingest();
    await project.ingest();
    expect(rulingOf(content(), COUNTS_EDITED).id).toBe('gale/only-the-first-natural');
    expect(log()).toHaveLength(2);
    expect(log()[1]).toMatchObject({
      revision: second.revision,
      previous: first.revision,
      added: [],
      changed: ['gale/only-the-first-natural'],
      superseded: [],
      withdrawn: [],
      restored: [],
    });
  });

  it('logs what a newer edition added, superseded and withdrew, and what came back', async () => {
    await project.ingest();
    const newer = project.write('newer.txt', gale(COUNTS_EDITED));
    await project.ingest({ paths: [newer], options: { ...NO_OPTIONS, publishedOn: '2030-01-01' } });
    expect(rulingOf(content(), COUNTS_EDITED).status).toBe('CURRENT');
    await project.ingest({ paths: [], allowShrink: true });
    expect(log().slice(1)).toMatchObject([
      {
        added: ['gale/only-the-first-natural-2'],
        changed: [],
        superseded: ['gale/only-the-first-natural'],
        withdrawn: ['gale/paying-for-it-is'],
        restored: [],
      },
      {
        added: [],
        superseded: [],
        withdrawn: ['gale/only-the-first-natural-2'],
        restored: ['gale/only-the-first-natural', 'gale/paying-for-it-is'],
      },
    ]);
  });

  it('puts the log into the database, with what happened to keywords', async () => {
    const first = await project.ingest();
    project.write('data/sources/more.txt', glossaryText({ name: 'Mist', rulings: [COST] }));
    const second = await project.ingest();
    project.write('data/sources/more.txt', glossaryText({ name: 'Fog', rulings: [COST] }));
    project.write('data/sources/base.txt', gale(COUNTS_EDITED, COST));
    const third = await project.ingest({ allowShrink: true });
    expect(content().revisions).toMatchObject([
      { revision: first.revision, previous: null, keywords: { added: ['gale'] } },
      { revision: second.revision, previous: first.revision, keywords: { added: ['mist'], changed: [] } },
      {
        revision: third.revision,
        previous: second.revision,
        keywords: { added: ['fog'], changed: ['gale'], withdrawn: ['mist'] },
        rulings: { added: ['fog/paying-for-it-is'], changed: ['gale/only-the-first-natural'] },
      },
    ]);
  });

  it('says of a keyword whose facts alone changed that it changed', async () => {
    await project.ingest();
    project.write(
      'data/keywords.yaml',
      '- { name: Gale, in_attack: true, parameter: number, summary: It blows. }\n',
    );
    await project.ingest();
    expect(content().revisions.at(-1)).toMatchObject({
      keywords: { added: [], changed: ['gale'], withdrawn: [] },
      rulings: { added: [], changed: [] },
    });
  });

  it('that is not recorded tells in its database what it would have logged', async () => {
    const first = await project.ingest();
    project.write('data/sources/base.txt', gale(COUNTS_EDITED, COST));
    const { revision } = await project.ingest({ recordsIds: false });
    expect(log()).toHaveLength(1);
    expect(content().revisions).toMatchObject([
      { revision: first.revision },
      { revision, previous: first.revision, rulings: { changed: ['gale/only-the-first-natural'] } },
    ]);
  });

  it('with --only has no past', async () => {
    await project.ingest();
    const more = project.write('more.txt', glossaryText({ name: 'Mist', rulings: [COST] }));
    const { revision } = await project.ingest({ only: true, allowShrink: true, paths: [more] });
    expect(content().revisions).toMatchObject([{ revision, previous: null }]);
  });

  it.each([
    ['with --only', { only: true }],
    ['without recording, as --out', { recordsIds: false }],
    ['as a dry run', { dryRun: true }],
  ])('%s leaves ledger and log alone', async (_how, changes) => {
    await project.ingest();
    const before = snapshot();
    const more = project.write('more.txt', glossaryText({ name: 'Mist', rulings: [COUNTS, COST] }));
    const database = join(project.folder, 'other.db');
    const report = await project.ingest({ ...changes, database, paths: [more] });
    expect(report.outcome).toBe('dryRun' in changes ? 'CHECKED' : 'PUBLISHED');
    expect(snapshot()).toEqual(before);
  });

  it('that repeats an ingest with --only leaves ledger and log alone as well', async () => {
    const more = project.write('more.txt', glossaryText({ name: 'Mist', rulings: [COST] }));
    await project.ingest({ only: true, paths: [more] });
    project.write('more.txt', glossaryText({ name: 'Mist', rulings: [COST, COUNTS] }));
    expect((await project.ingest()).outcome).toBe('PUBLISHED');
    expect(content().keywords.map(({ slug }) => slug)).toEqual(['mist']);
    expect(files()).not.toContain('ruling-ids.json');
    expect(files()).not.toContain('revisions.json');
  });

  it('without paths reads those of the last run again, as they were described', async () => {
    const more = project.write('more.txt', glossaryText({ name: 'Mist', rulings: [COST] }));
    await project.ingest({ paths: [more], options: { ...NO_OPTIONS, title: 'Fog', edition: 'Second' } });
    project.write('data/sources/base.txt', gale(COUNTS, COST, 'It is new.'));
    await project.ingest();
    expect(content().sources.map(({ title, edition }) => [title, edition])).toContainEqual(['Fog', 'Second']);
  });

  it('refuses a damaged ledger instead of giving ids anew', async () => {
    await project.ingest();
    project.write('data/ruling-ids.json', '{"version":1,"rulings":');
    project.write('data/sources/base.txt', gale(COUNTS));
    const before = snapshot();
    await expect(project.ingest()).rejects.toThrow(/ruling-ids\.json is damaged.*git/s);
    expect(snapshot()).toEqual(before);
  });

  it('refuses a damaged log of revisions before anything is published', async () => {
    await project.ingest();
    project.write('data/revisions.json', '[{');
    project.write('data/sources/base.txt', gale(COUNTS_EDITED, COST));
    const before = snapshot();
    await expect(project.ingest()).rejects.toThrow(/revisions\.json is damaged.*git/s);
    expect(snapshot()).toEqual(before);
  });

  it('completes what was killed between the database and the ledger', async () => {
    await project.ingest({ recordsIds: false });
    expect(files()).not.toContain('ruling-ids.json');
    const report = await project.ingest();
    expect(report.outcome).toBe('UNCHANGED');
    expect(files()).toContain('ruling-ids.json');
    expect(log()).toMatchObject([
      { revision: report.revision, added: [{}, {}].map(() => expect.any(String)) },
    ]);
  });

  it('cleans up what killed ingests left, and nothing else, though there is nothing new', async () => {
    await project.ingest();
    const left = [
      'rules.db.4711.tmp',
      'rules.db.4711.tmp-journal',
      'ruling-ids.json.4711.tmp',
      'revisions.json.4711.tmp',
    ];
    const kept = ['rules.db.tmp', 'rules.db.x.tmp', 'other.db.4711.tmp'];
    for (const file of [...left, ...kept]) project.write(`data/${file}`, 'half');
    expect((await project.ingest()).outcome).toBe('UNCHANGED');
    for (const file of left) expect(files()).not.toContain(file);
    for (const file of kept) expect(files()).toContain(file);
  });
});

describe('the progress of an ingest', () => {
  it('is told file by file and stage by stage, and ended, also when the ingest is refused', async () => {
    for (const more of ['', 'No entry stands here.']) {
      const told: string[] = [];
      const progress = {
        step: (done: number, total: number) => told.push(`${done}/${total}`),
        end: () => told.push('end'),
      };
      if (more !== '') project.write('data/sources/base.txt', more);
      await project.ingest({ progress, dryRun: more !== '' });
      expect(told).toEqual(more === '' ? ['1/4', '2/4', '3/4', 'end'] : ['1/4', '2/4', 'end']);
    }
  });
});

describe('a shrink', () => {
  it.each([
    ['keywords', glossaryText({ name: 'Mist', rulings: [COUNTS, COST] }), ''],
    ['rulings in the sources', '', gale(COUNTS)],
  ])('of %s is refused unless it is allowed', async (what, more, base) => {
    if (more !== '') project.write('data/sources/more.txt', more);
    await project.ingest();
    if (more !== '') project.write('data/sources/more.txt', gale(COUNTS, COST));
    if (base !== '') project.write('data/sources/base.txt', base);
    const before = snapshot();
    const report = await project.ingest();
    expect(report.outcome).toBe('REFUSED');
    expect(report.notes.join(' ')).toContain(what);
    expect(report.notes.join(' ')).toContain('--allow-shrink');
    expect(snapshot()).toEqual(before);
    expect((await project.ingest({ allowShrink: true })).outcome).toBe('PUBLISHED');
  });

  it('is not what a newer edition that says less is: nothing is lost from the sources', async () => {
    await project.ingest();
    const newer = project.write('newer.txt', gale('All is said in one sentence now.'));
    const report = await project.ingest({
      paths: [newer],
      options: { ...NO_OPTIONS, publishedOn: '2030-01-01' },
    });
    expect(report).toMatchObject({ outcome: 'PUBLISHED', totals: { rulings: 1 } });
  });
});

describe('an operator who adds a newer official glossary', () => {
  it('gets it as current text and loses no id', async () => {
    project.write(
      'data/sources/own.txt',
      glossaryText({ name: 'Mist', rulings: ['Mist is said in own words.'] }),
    );
    project.write(
      'data/sources/manifest.yaml',
      'sources:\n  - {file: own.txt, authority: summary}\n  - {file: base.txt, edition: Card pages}\n',
    );
    await project.ingest();
    const before = readLedger(project.dataFolder).ledger;
    const newer = project.write(
      'glossary.txt',
      `${gale(COUNTS_EDITED, COST)}\n\n${glossaryText({ name: 'Mist', rulings: ['Mist hides a unit.'] })}`,
    );
    for (const options of [
      { ...NO_OPTIONS, publishedOn: '2030-01-01' },
      { ...NO_OPTIONS, edition: 'Newest' },
    ]) {
      await project.ingest({ paths: [newer], options });
      expect(content().keywords).toMatchObject([
        { slug: 'gale', source: 'glossary', authority: 'OFFICIAL' },
        { slug: 'mist', source: 'glossary', authority: 'OFFICIAL' },
      ]);
      const served = new Map(content().rulings.map(({ id, text }) => [id, text]));
      for (const [id, { text }] of before) expect(served.get(id)).toBe(text);
    }
  });
});
