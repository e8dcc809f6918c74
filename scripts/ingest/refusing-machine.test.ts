import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDatabase } from '../../api/knowledge-base/database.js';
import { projectRoot } from '../../api/project.js';
import { glossaryText } from './invented-sources.js';
import { runToEnd, startIngest, startIngestOnFullDisk } from './running-ingests.js';

const GALE = glossaryText({ name: 'Gale', rulings: ['Only one natural five counts.', 'It is optional.'] });
const MIST = glossaryText({ name: 'Mist', rulings: ['It hides a unit.'] });

let folder: string;
const path = (...parts: string[]): string => join(folder, ...parts);
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'refusing-machine-')));
  writeFileSync(path('gale.txt'), GALE);
  writeFileSync(path('mist.txt'), MIST);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a machine that refuses', () => {
  const oneLine = /^error: [^\n]+\n$/;

  it('for want of room: one clear line, exit 1, the old file intact, nothing left behind', async () => {
    const out = path('full.db');
    await runToEnd([path('gale.txt'), '--only', '--out', out]);
    const bytes = readFileSync(out);
    const { code, stderr } = await startIngestOnFullDisk(80, [
      path('gale.txt'),
      path('mist.txt'),
      '--only',
      '--out',
      out,
    ]).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(oneLine);
    expect(stderr).toMatch(/no room on the disk|disk failed, or is full/);
    expect(readFileSync(out).equals(bytes)).toBe(true);
    expect(
      readdirSync(folder)
        .filter((file) => file.startsWith('full.db'))
        .sort(),
    ).toEqual(['full.db', 'full.db.lock']);
  });

  it('for want of room on a disk of its own: the same', async (context) => {
    const disk = path('disk');
    mkdirSync(disk);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=100k', 'none', disk], { stdio: 'ignore' });
    } catch {
      context.skip('only the superuser can mount a small disk');
    }
    try {
      const args = [path('gale.txt'), '--only', '--out', join(disk, 'rules.db')];
      const { code, stderr } = await runToEnd(args);
      expect(code).toBe(1);
      expect(stderr).toMatch(oneLine);
      expect(stderr).toMatch(/no room on the disk|disk failed, or is full/);
      expect(readdirSync(disk)).toEqual(['rules.db.lock']);
    } finally {
      execFileSync('umount', [disk]);
    }
  });

  it('below a file that is no folder: one clear line, exit 1', async () => {
    const { code, stderr } = await runToEnd([
      path('gale.txt'),
      '--only',
      '--out',
      path('mist.txt', 'rules.db'),
    ]);
    expect(code).toBe(1);
    expect(stderr).toMatch(oneLine);
    expect(stderr).toContain("can't be written there");
    expect(readFileSync(path('mist.txt'), 'utf8')).toBe(MIST);
  });

  it('a folder that may not be written: one clear line, exit 1, the old file intact', async (context) => {
    const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const reads = spawnSync(
      process.execPath,
      [join(projectRoot(), 'node_modules', 'tsx', 'dist', 'cli.mjs'), '--version'],
      nobody,
    );
    if (reads.status !== 0) context.skip('no user without rights can run the project here');
    const locked = path('locked');
    const out = join(locked, 'rules.db');
    await runToEnd([path('gale.txt'), '--only', '--out', out]);
    const bytes = readFileSync(out);
    chmodSync(folder, 0o755);
    rmSync(`${out}.lock`);
    chmodSync(locked, 0o555);
    const { code, stderr } = await startIngest(
      [path('gale.txt'), path('mist.txt'), '--only', '--out', out],
      nobody,
    ).ended;
    chmodSync(locked, 0o755);
    expect(stderr).toMatch(oneLine);
    expect(stderr).toContain('may not be written');
    expect(code).toBe(1);
    expect(readFileSync(out).equals(bytes)).toBe(true);
  });
});

describe('two ingests at once', () => {
  it('both end well: one waits for the other', async () => {
    const out = path('two.db');
    const args = [path('gale.txt'), '--only', '--out', out];
    const both = await Promise.all([runToEnd(args), runToEnd(args), runToEnd(args)]);
    expect(both.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(both.filter(({ stdout }) => stdout.includes('Published revision'))).toHaveLength(1);
    expect(both.filter(({ stdout }) => stdout.includes('Nothing new'))).toHaveLength(2);
    expect(readDatabase(out).content.keywords).toHaveLength(1);
  });
});
