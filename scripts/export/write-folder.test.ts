import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFolder } from './write-folder.js';

const FILES = [
  { name: 'rules.json', records: 1, body: '{}' },
  { name: 'pages/stun.wiki', records: 1, body: Buffer.from('Stun') },
];

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'export-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the folder of an export', () => {
  it('is made with all its files, and folders above it that are missing', () => {
    const folder = join(root, 'a', 'b');
    writeFolder(folder, FILES);
    expect(readFileSync(join(folder, 'rules.json'), 'utf8')).toBe('{}');
    expect(readFileSync(join(folder, 'pages', 'stun.wiki'), 'utf8')).toBe('Stun');
    expect(readdirSync(join(root, 'a'))).toEqual(['b']);
  });

  it('may be there already when it is empty', () => {
    writeFolder(root, FILES);
    expect(readdirSync(root).sort()).toEqual(['pages', 'rules.json']);
  });

  it('is not touched when something is in it', () => {
    writeFileSync(join(root, 'mine.txt'), 'mine');
    expect(() => writeFolder(root, FILES)).toThrow(/^FOLDER_IN_USE: .* is not empty.*Name a new folder/);
    expect(readdirSync(root)).toEqual(['mine.txt']);
  });

  it('does not take the place of a file, nor lie below one', () => {
    const file = join(root, 'mine.txt');
    writeFileSync(file, 'mine');
    for (const folder of [file, join(file, 'below')])
      expect(() => writeFolder(folder, FILES)).toThrow(/^NOT_A_FOLDER: .*Name another folder with --out/);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it.each([false, true])('is as it was when writing fails midway (there before: %s)', (there) => {
    const folder = join(root, 'out');
    if (there) mkdirSync(folder);
    expect(() => writeFolder(folder, [...FILES, { name: 'rules.json/x', records: 0, body: '' }])).toThrow();
    expect(() => writeFolder(folder, [...FILES, ...FILES])).toThrow();
    expect(existsSync(folder)).toBe(there);
    expect(readdirSync(root)).toEqual(there ? ['out'] : []);
  });

  it('clears what a killed export to the same place has left, and nothing else', () => {
    const { pid: ended } = spawnSync(process.execPath, ['--version']);
    const others = [`.out.${process.ppid}.tmp`, `.other.${ended}.tmp`, '.out.tmp', `.out.x${ended}.tmp`];
    for (const name of [`.out.${ended}.tmp`, ...others]) {
      mkdirSync(join(root, name));
      writeFileSync(join(root, name, 'half.json'), '{');
    }
    writeFolder(join(root, 'out'), FILES);
    expect(readdirSync(root).sort()).toEqual([...others, 'out'].sort());
  });
});
