import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDatabase } from '../../api/knowledge-base/database.js';
import { type InventedProject, inventedProject } from './invented-project.js';
import { glossaryText } from './invented-sources.js';

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

describe('the place of the database', () => {
  const publishAgain = () => project.ingest({ paths: [] });

  it.each<readonly [string, () => void]>([
    ['a text file', () => writeFileSync(project.database, 'Dear diary')],
    ['an image', () => writeFileSync(project.database, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]))],
    [
      'a database of another program',
      () => {
        const other = new Database(project.database);
        other.exec('CREATE TABLE mine (a)');
        other.close();
      },
    ],
  ])('that holds %s is refused and untouched', async (_what, prepare) => {
    prepare();
    const before = snapshot();
    const report = await publishAgain();
    expect(report.outcome).toBe('REFUSED');
    expect(report.notes.join(' ')).toMatch(/not overwritten.*--out/);
    expect(snapshot()).toEqual(before);
  });

  it.each<readonly [string, (bytes: Buffer) => Buffer]>([
    ['cut off', (bytes) => bytes.subarray(0, 9_000)],
    [
      'overwritten in the middle',
      (bytes) => Buffer.concat([bytes.subarray(0, 4_096), Buffer.alloc(bytes.length - 4_096, 7)]),
    ],
    ['empty', () => Buffer.alloc(0)],
    [
      'of another format',
      (bytes) => Buffer.concat([bytes.subarray(0, 60), Buffer.from([0, 0, 3, 231]), bytes.subarray(64)]),
    ],
  ])(
    'that holds a database of ours, %s, gets a new one; the old one is moved aside and that is said',
    async (_how, damage) => {
      await project.ingest();
      const { revision } = content();
      const damaged = damage(readFileSync(project.database));
      writeFileSync(project.database, damaged);
      const report = await publishAgain();
      expect(report.outcome).toBe('PUBLISHED');
      expect(report.notes.join(' ')).toContain(`moved to ${project.database}.unusable`);
      expect(readFileSync(`${project.database}.unusable`).equals(damaged)).toBe(true);
      expect(content().revision).toBe(revision);
      writeFileSync(project.database, damaged);
      const again = await publishAgain();
      expect(files()).not.toContain('rules.db.unusable-2');
      expect(again.notes.join(' ')).toContain('took the place of one that was there before');
    },
  );

  it.each<readonly [string, () => void]>([
    ['a folder', () => mkdirSync(project.database)],
    ['a pipe', () => execFileSync('mkfifo', [project.database])],
    ['a link to a device', () => symlinkSync('/dev/null', project.database)],
  ])('that is %s is refused, and nothing is put beside it', async (_what, prepare) => {
    prepare();
    const before = files();
    await expect(publishAgain()).rejects.toThrow(/is not a file.*--out/);
    expect(files()).toEqual(before);
  });

  it.each<readonly [string, (lock: string) => void]>([
    ['a folder', (lock) => mkdirSync(lock)],
    ['a pipe', (lock) => execFileSync('mkfifo', [lock])],
  ])('whose lock is %s is not waited for', async (_what, prepare) => {
    prepare(`${project.database}.lock`);
    await expect(publishAgain()).rejects.toThrow(/rules\.db\.lock, the lock.*it is not a file\. Remove it/);
  });

  it('that is a link stays one; the file it leads to is replaced', async () => {
    await project.ingest();
    const link = join(project.folder, 'link.db');
    symlinkSync(project.database, link);
    project.write('data/sources/base.txt', gale(COUNTS_EDITED, COST));
    const report = await project.ingest({ database: link });
    expect(report).toMatchObject({ outcome: 'PUBLISHED', database: project.database });
    expect(content().revision).toBe(report.revision);
  });

  it('may be a folder that does not exist yet', async () => {
    const database = join(project.folder, 'new', 'deep', 'rules.db');
    await project.ingest({ database });
    expect(readDatabase(database).content.rulings).toHaveLength(2);
  });
});
