import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRegularFile } from './read-regular-file.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'regular-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([0, 1, 65_535, 65_536, 65_537, 200_000])('a file of %i bytes is read whole', (size) => {
  const bytes = Buffer.alloc(size, 'ab');
  writeFileSync(join(folder, 'a'), bytes);
  expect(bytes.equals(readRegularFile(join(folder, 'a'), 200_000) ?? Buffer.of())).toBe(true);
});

test('a file is read up to the limit and not a byte further', () => {
  writeFileSync(join(folder, 'a'), 'abc');
  expect(readRegularFile(join(folder, 'a'), 3)).toHaveLength(3);
  expect(readRegularFile(join(folder, 'a'), 2)).toBeNull();
});

test('a pipe that nobody writes to is not waited for', () => {
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  expect(() => readRegularFile(join(folder, 'pipe'), 10)).toThrow('it is no regular file');
});

test.each([
  ['/dev/zero', 'it is no regular file'],
  [tmpdir(), 'it is a folder'],
])('%s is not read: %s', (path, why) => {
  expect(() => readRegularFile(path, 10)).toThrow(why);
});
