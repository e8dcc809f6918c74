import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readDatabase } from '../../api/knowledge-base/database.js';
import { projectRoot } from '../../api/project.js';
import { type InventedProject, inventedProject } from './invented-project.js';
import { glossaryText } from './invented-sources.js';
import { readLedger } from './publishing/ledger-file.js';
import { readRevisionLog } from './publishing/revision-log.js';
import { follow, type Running, startIngest } from './running-ingests.js';

/** Large enough that writing it takes a while. */
function text(version: 'old' | 'new'): string {
  const names = Array.from({ length: 60 }, (_, nth) => `Gale${String.fromCharCode(97 + (nth % 26))}${nth}`);
  return glossaryText(
    ...names.map((name) => ({
      name,
      rulings: ['one', 'two', 'three', 'four'].map(
        (word) => `The ${version} wording counts ${word} dice of ${name}.`,
      ),
    })),
  );
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Started by `begin`; every run prints a dot when it is ready and is killed `after` so many milliseconds. */
async function kill({ child, ended }: Running, after: number): Promise<void> {
  await wait(after);
  child.kill('SIGKILL');
  await ended;
}

/** The project's ingest over and over, the source changing to and fro, from within one process that is ready at once. */
async function ingestForever(project: InventedProject): Promise<Running> {
  const module = (file: string): string =>
    JSON.stringify(pathToFileURL(join(import.meta.dirname, file)).href);
  const script = `
    import { writeFileSync } from 'node:fs';
    import { runIngest } from ${module('run-ingest.ts')};
    const texts = ${JSON.stringify([text('new'), text('old')])};
    process.stdout.write('ready');
    for (let run = 0; ; run += 1) {
      writeFileSync(${JSON.stringify(join(project.dataFolder, 'sources', 'base.txt'))}, texts[run % 2]);
      await runIngest({
        dataFolder: ${JSON.stringify(project.dataFolder)}, database: ${JSON.stringify(project.database)}, paths: null, only: false,
        options: { title: null, edition: null, publishedOn: null, authority: null }, strict: false, dryRun: false,
        allowShrink: false, recordsIds: true, waitMs: 0, progress: { step() {}, end() {} }, onWait() {},
      });
    }`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    cwd: projectRoot(),
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return follow(child);
}

const temporary = (project: InventedProject): readonly string[] =>
  readdirSync(project.dataFolder).filter((file) => /\.tmp|-journal$/.test(file) && !file.includes('.lock'));

/** Runs `jobs` two at a time. */
async function inPairs(jobs: readonly (() => Promise<void>)[]): Promise<void> {
  const left = [...jobs];
  const worker = async (): Promise<void> => {
    for (let job = left.shift(); job !== undefined; job = left.shift()) await job();
  };
  await Promise.all([worker(), worker()]);
}

describe('an ingest that is killed', () => {
  it('at any moment while it publishes and records leaves all files whole; the next one ends well and cleans up', async () => {
    const KILLS = 10;
    await inPairs(
      Array.from({ length: KILLS }, (_, nth) => async () => {
        const project = inventedProject({ 'base.txt': text('old') });
        const first = await project.ingest();
        const running = await ingestForever(project);
        await kill(running, 20 + (nth * 397) / KILLS + Math.random() * 30);
        const left = readDatabase(project.database).content;
        expect(left.rulings.filter(({ status }) => status === 'CURRENT')).toHaveLength(240);
        for (const { text: ruling } of left.rulings) expect(ruling).toMatch(/^The (old|new) wording/);
        expect(readLedger(project.dataFolder).ledger.size).toBe(240);
        readRevisionLog(project.dataFolder);

        project.write('data/sources/base.txt', text('old'));
        const next = await project.ingest();
        expect(next.revision).toBe(first.revision);
        expect(readDatabase(project.database).content.revision).toBe(first.revision);
        expect(temporary(project)).toEqual([]);
        const log = readRevisionLog(project.dataFolder);
        log.slice(1).forEach(({ revision, previous, added }, index) => {
          expect(previous).toBe(log[index]?.revision);
          expect(revision).not.toBe(previous);
          expect(added).toEqual([]);
        });
        project.remove();
      }),
    );
  }, 120_000);

  it('at any moment of its program leaves the old database or has put the new one in its place', async () => {
    const project = inventedProject({ 'base.txt': text('old') });
    const { revision: old } = await project.ingest();
    const whole = readFileSync(project.database);
    const source = project.write('newer.txt', text('new'));
    for (let nth = 0; nth < 8; nth += 1) {
      project.write('data/rules.db', whole);
      const args = [source, '--only', '--out', project.database];
      await kill(startIngest(args), nth * 130 + Math.random() * 100);
      const { content } = readDatabase(project.database);
      if (content.revision !== old) {
        expect(content.rulings).toHaveLength(240);
        expect(content.rulings[0]?.text).toMatch(/^The new wording/);
      }
    }
    const last = await project.ingest({ only: true, paths: [source], recordsIds: false });
    expect(['PUBLISHED', 'UNCHANGED']).toContain(last.outcome);
    expect(temporary(project)).toEqual([]);
    project.remove();
  }, 120_000);
});

describe('an ingest that another one keeps out', () => {
  it('says which process holds the lock, and ends well once that one is killed', async () => {
    const project = inventedProject({ 'base.txt': text('old') });
    const running = await ingestForever(project);
    await wait(100);
    running.child.kill('SIGSTOP');
    const reports = [];
    for (let tries = 0; tries < 20; tries += 1) {
      const report = await project.ingest({ waitMs: 0 }).catch(() => null);
      reports.push(report);
      if (report?.outcome === 'REFUSED') break;
      running.child.kill('SIGCONT');
      await wait(15);
      running.child.kill('SIGSTOP');
    }
    expect(reports.at(-1)).toMatchObject({
      outcome: 'REFUSED',
      revision: null,
      notes: [expect.stringContaining(`process id ${running.child.pid} `)],
    });
    running.child.kill('SIGKILL');
    await running.ended;
    project.write('data/sources/base.txt', text('old'));
    expect(['PUBLISHED', 'UNCHANGED']).toContain((await project.ingest({ waitMs: 0 })).outcome);
    project.remove();
  });

  it('waits also when only the ledger is shared, so that neither loses the ids of the other', async () => {
    const project = inventedProject({
      'base.txt': glossaryText({ name: 'Gale', rulings: ['It is optional.'] }),
    });
    const add = (name: string) => {
      const path = project.write(
        `${name}.txt`,
        glossaryText({ name, rulings: [`Only ${name} counts here.`] }),
      );
      return project.ingest({ paths: [path], database: join(project.folder, `${name}.db`) });
    };
    const reports = await Promise.all(['Mist', 'Fog', 'Rain'].map(add));
    expect(reports.map(({ outcome }) => outcome)).toEqual(['PUBLISHED', 'PUBLISHED', 'PUBLISHED']);
    expect([...readLedger(project.dataFolder).ledger.keys()]).toEqual([
      'fog/only-fog-counts-here',
      'gale/it-is-optional',
      'mist/only-mist-counts-here',
      'rain/only-rain-counts-here',
    ]);
    project.remove();
  });
});
