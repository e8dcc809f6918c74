import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredBuild } from './database.js';
import { createReadAhead } from './read-ahead.js';
import { sampleContent } from './sample-content.js';

const read = vi.fn((): StoredBuild => ({ content: sampleContent, searchIndex: '', inputs: '' }));
let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-ahead-'));
  path = join(folder, 'rules.db');
  writeFileSync(path, 'one');
  read.mockClear();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('who reads second gets what the first has read', () => {
  const readAhead = createReadAhead(read);
  expect(readAhead(path)).toBe(readAhead(path));
  expect(read).toHaveBeenCalledOnce();
});

test('a third reads anew: what is handed on is not kept', () => {
  const readAhead = createReadAhead(read);
  for (let time = 0; time < 3; time += 1) readAhead(path);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a file that was replaced in between is read anew', () => {
  const readAhead = createReadAhead(read);
  readAhead(path);
  writeFileSync(path, 'another');
  readAhead(path);
  expect(read).toHaveBeenCalledTimes(2);
});

test('another file is read for itself', () => {
  const readAhead = createReadAhead(read);
  readAhead(path);
  readAhead(join(folder, 'other.db'));
  expect(read).toHaveBeenCalledTimes(2);
});
