import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureDatabase } from './ensure-database.js';
import { type InventedProject, inventedProject } from './invented-project.js';
import { glossaryText } from './invented-sources.js';

let project: InventedProject;
beforeEach(() => {
  project = inventedProject({ 'base.txt': glossaryText({ name: 'Gale', rulings: ['It is optional.'] }) });
});
afterEach(() => project.remove());

const said = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

const DAMAGES: readonly (readonly [string, (path: string) => void])[] = [
  ['a folder', (path) => mkdirSync(path)],
  ['a pipe', (path) => execFileSync('mkfifo', [path])],
  ['a link that leads nowhere', (path) => symlinkSync(`${path}.none`, path)],
  ['no UTF-8', (path) => writeFileSync(path, Buffer.from([0x22, 0xe9, 0x22]))],
  ['something else', (path) => writeFileSync(path, '{"a":\n "b"}\n')],
  ['cut off', (path) => writeFileSync(path, '[\n  {"a":\n')],
];

describe.each(['ruling-ids.json', 'revisions.json', 'keywords.yaml', 'timing-windows.yaml'])(
  'data/%s',
  (file) => {
    it.each(DAMAGES)('that is %s is told in one line that names it, without paths', async (_what, damage) => {
      rmSync(join(project.dataFolder, file), { force: true });
      damage(join(project.dataFolder, file));
      const message = await said(project.ingest());
      expect(message).toMatch(/^data\/[^\n]+ from git[^\n]*\.$/);
      expect(message).toContain(`data/${file} `);
      expect(message).not.toContain(project.folder);
    });
  },
);

describe('data/sources', () => {
  it('may hold folders, hidden files and pipes', async () => {
    project.write('data/sources/deep/mist.txt', glossaryText({ name: 'Mist', rulings: ['It hides.'] }));
    project.write('data/sources/.hidden', 'x');
    execFileSync('mkfifo', [join(project.dataFolder, 'sources', 'pipe')]);
    expect(await project.ingest()).toMatchObject({ outcome: 'PUBLISHED', totals: { sources: 2 } });
    expect(await ensureDatabase(project.dataFolder, project.database)).toMatchObject({ state: 'UP_TO_DATE' });
  });

  it('that is gone is told in one line', async () => {
    await project.ingest();
    rmSync(join(project.dataFolder, 'sources'), { recursive: true });
    const message = await said(ensureDatabase(project.dataFolder, project.database));
    expect(message).toMatch(/^data\/sources can't be read: ENOENT[^\n]+ from git\.$/);
    expect(await project.ingest()).toMatchObject({ outcome: 'REFUSED', diagnostics: [{ file: 'sources' }] });
  });
});
