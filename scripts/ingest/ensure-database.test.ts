import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDatabase } from '../../api/knowledge-base/database.js';
import { sampleSet } from './cards/sample-set.js';
import { ensureDatabase } from './ensure-database.js';
import { type InventedProject, inventedProject, NO_OPTIONS } from './invented-project.js';
import { glossaryText } from './invented-sources.js';

const gale = (...rulings: string[]): string => glossaryText({ name: 'Gale', rulings });

let project: InventedProject;
beforeEach(() => {
  project = inventedProject({ 'base.txt': gale('It is optional.') });
});
afterEach(() => project.remove());

const ensure = () => ensureDatabase(project.dataFolder, project.database);
const texts = (): readonly string[] => readDatabase(project.database).content.rulings.map(({ text }) => text);
const touchOldTime = (): void => utimesSync(project.database, 1_000, 1_000);
const isUntouched = (): boolean => statSync(project.database).mtimeMs === 1_000_000;

async function addMist(): Promise<string> {
  const mist = project.write('mist.txt', glossaryText({ name: 'Mist', rulings: ['It hides a unit.'] }));
  await project.ingest({ paths: [mist], options: { ...NO_OPTIONS, title: 'Fog', edition: 'Second' } });
  return mist;
}

describe('before it is served, the database of the project', () => {
  it('is built when it is missing', async () => {
    expect(await ensure()).toMatchObject({ state: 'BUILT' });
    expect(texts()).toEqual(['It is optional.']);
  });

  it('is left untouched when nothing changed', async () => {
    await ensure();
    touchOldTime();
    expect(await ensure()).toMatchObject({ state: 'UP_TO_DATE' });
    expect(isUntouched()).toBe(true);
  });

  it('is left untouched when only file times changed', async () => {
    await ensure();
    touchOldTime();
    project.write('data/sources/base.txt', gale('It is optional.'));
    expect(await ensure()).toMatchObject({ state: 'UP_TO_DATE' });
    expect(isUntouched()).toBe(true);
  });

  it('is left untouched after an ingest wrote the ledger', async () => {
    await project.ingest();
    expect(await ensure()).toMatchObject({ state: 'UP_TO_DATE' });
  });

  it.each([
    ['a text', 'data/sources/base.txt', gale('It is optional.', 'It is new.')],
    [
      'a reviewed fact',
      'data/keywords.yaml',
      '- { name: Gale, in_attack: true, parameter: number, summary: It blows. }\n',
    ],
    [
      'the manifest',
      'data/sources/manifest.yaml',
      'sources:\n  - { file: base.txt, edition: Card pages, title: Base }\n',
    ],
    ['a new file', 'data/sources/more.txt', glossaryText({ name: 'Fog', rulings: ['It is thick.'] })],
  ])('is rebuilt when %s of the data changed', async (_what, file, text) => {
    await ensure();
    const before = readDatabase(project.database).content.revision;
    project.write(file, text);
    expect(await ensure()).toMatchObject({ state: 'BUILT' });
    expect(readDatabase(project.database).content.revision).not.toBe(before);
    expect(await ensure()).toMatchObject({ state: 'UP_TO_DATE' });
  });

  it('is rebuilt when the ledger came from elsewhere', async () => {
    await project.ingest();
    const path = `${project.dataFolder}/ruling-ids.json`;
    writeFileSync(path, readFileSync(path, 'utf8').replace('gale/it-is-optional', 'gale/an-older-id'));
    expect(await ensure()).toMatchObject({ state: 'BUILT' });
    expect(readDatabase(project.database).content.rulings[0]?.id).toBe('gale/an-older-id');
  });

  it('is rebuilt when the log of revisions came from elsewhere', async () => {
    await project.ingest();
    const path = `${project.dataFolder}/revisions.json`;
    writeFileSync(path, readFileSync(path, 'utf8').replace(/"on":"[0-9-]+"/, '"on":"2001-02-03"'));
    expect(await ensure()).toMatchObject({ state: 'BUILT' });
    expect(readDatabase(project.database).content.revisions.map(({ on }) => on)).toEqual(['2001-02-03']);
    expect(await ensure()).toMatchObject({ state: 'UP_TO_DATE' });
  });

  it('keeps what an operator added, as he described it', async () => {
    await addMist();
    project.write('data/sources/base.txt', gale('It is optional.', 'It is new.'));
    expect(await ensure()).toMatchObject({ state: 'BUILT' });
    expect(texts()).toEqual(['It is optional.', 'It is new.', 'It hides a unit.']);
    expect(readDatabase(project.database).content.sources).toContainEqual(
      expect.objectContaining({ title: 'Fog', edition: 'Second' }),
    );
  });

  it('keeps the card sets that an operator added, and stays as it is when they are gone', async () => {
    const set = project.write('sets/one.txt', sampleSet([{ Text: '' }]));
    await project.ingest({ cardPaths: [`${project.folder}/sets`] });
    project.write('data/sources/base.txt', gale('It is optional.', 'It is new.'));
    expect(await ensure()).toMatchObject({ state: 'BUILT' });
    expect(readDatabase(project.database).content.cards).toHaveLength(1);
    rmSync(dirname(set), { recursive: true });
    project.write('data/sources/base.txt', gale('It is optional.', 'It is newer.'));
    const { state, message } = await ensure();
    expect(state).toBe('SERVING_OLD');
    expect(message).toContain(dirname(set));
  });

  it("stays as it is, with a warning that names the file, when one of an operator's is gone", async () => {
    const mist = await addMist();
    rmSync(mist);
    expect(await ensure()).toMatchObject({ state: 'UP_TO_DATE' });
    project.write('data/sources/base.txt', gale('It is optional.', 'It is new.'));
    touchOldTime();
    const { state, message } = await ensure();
    expect(state).toBe('SERVING_OLD');
    expect(message).toContain(mist);
    expect(isUntouched()).toBe(true);
  });

  it('stays as it is when the data has errors, and says which', async () => {
    await ensure();
    touchOldTime();
    project.write('data/sources/broken.txt', 'No entry stands here.');
    const { state, message } = await ensure();
    expect(state).toBe('SERVING_OLD');
    expect(message).toContain('NO_ENTRIES broken.txt');
    expect(isUntouched()).toBe(true);
  });

  it('is built anew when it is damaged, and that is said', async () => {
    await ensure();
    writeFileSync(project.database, readFileSync(project.database).subarray(0, 5_000));
    const { state, message } = await ensure();
    expect(state).toBe('BUILT');
    expect(message).toContain('rules.db.unusable');
  });

  it('is left alone when it is no database of ours', async () => {
    writeFileSync(project.database, 'Dear diary');
    expect(await ensure()).toMatchObject({ state: 'NOT_BUILT' });
    expect(readFileSync(project.database, 'utf8')).toBe('Dear diary');
  });

  it('is not there when the data has errors from the start, and that is said', async () => {
    project.write('data/sources/broken.txt', 'No entry stands here.');
    const { state, message } = await ensure();
    expect(state).toBe('NOT_BUILT');
    expect(message).toContain('NO_ENTRIES broken.txt');
    expect(existsSync(project.database)).toBe(false);
  });

  it('never costs a write to the ledger or the log', async () => {
    await ensure();
    project.write('data/sources/base.txt', gale('It is optional.', 'It is new.'));
    await ensure();
    expect(readdirSync(project.dataFolder)).not.toContain('ruling-ids.json');
    expect(readdirSync(project.dataFolder)).not.toContain('revisions.json');
  });

  it('is built once when two servers start together', async () => {
    const states = (await Promise.all([ensure(), ensure()])).map(({ state }) => state);
    expect(states.sort()).toEqual(['BUILT', 'UP_TO_DATE']);
  });
});
