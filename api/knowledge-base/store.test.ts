import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildSearchIndex } from './build-search-index.js';
import { writeDatabase } from './database.js';
import { sampleContent } from './sample-content.js';
import { openStore, type Store } from './store.js';

let folder = '';
let path = '';
let store: Store | null = null;
const onOpened = vi.fn();
const onProblem = vi.fn();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-store-'));
  path = join(folder, 'rules.db');
  onOpened.mockClear();
  onProblem.mockClear();
});

afterEach(() => {
  store?.close();
  rmSync(folder, { recursive: true, force: true });
});

function open(): Store {
  store = openStore(path, { onOpened, onProblem, pollMs: 10 });
  return store;
}

function publish(revision: string, searchIndex = buildSearchIndex(sampleContent)): void {
  const beside = join(folder, `next-${revision}.db`);
  writeDatabase(beside, { content: { ...sampleContent, revision }, searchIndex, inputs: '' });
  renameSync(beside, path);
}

test('a good file is there at once', () => {
  publish('one');
  expect(open().current()?.revision).toBe('one');
  expect(store?.problem()).toBeNull();
  expect(onOpened).toHaveBeenCalledOnce();
});

test('a replaced file is noticed; who holds the old build keeps it', async () => {
  publish('one');
  const held = open().current();
  publish('two');
  await vi.waitFor(() => expect(store?.current()?.revision).toBe('two'));
  expect(held?.revision).toBe('one');
  expect(held?.keywords.get('overkill')?.name).toBe('Overkill');
});

test('a file that is missing at the start is a problem until it appears', async () => {
  const opened = open();
  expect(opened.current()).toBeNull();
  expect(opened.problem()?.message).toMatch(/no such file.*npm run ingest/);
  publish('one');
  await vi.waitFor(() => expect(opened.current()?.revision).toBe('one'));
  expect(opened.problem()).toBeNull();
});

test('a bad replacement leaves the old build in service and is reported once', async () => {
  publish('one');
  const opened = open();
  writeFileSync(join(folder, 'bad'), 'no database');
  renameSync(join(folder, 'bad'), path);
  await vi.waitFor(() => expect(opened.problem()?.message).toMatch(/not an SQLite database/));
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(opened.current()?.revision).toBe('one');
  expect(onProblem).toHaveBeenCalledOnce();
  publish('two');
  await vi.waitFor(() => expect(opened.current()?.revision).toBe('two'));
  expect(opened.problem()).toBeNull();
});

test('a file that goes away leaves the old build in service', async () => {
  publish('one');
  const opened = open();
  copyFileSync(path, join(folder, 'kept.db'));
  rmSync(path);
  await vi.waitFor(() => expect(opened.problem()?.message).toMatch(/no such file/));
  expect(opened.current()?.revision).toBe('one');
  renameSync(join(folder, 'kept.db'), path);
  await vi.waitFor(() => expect(opened.problem()).toBeNull());
});

test('a file that is repaired in place is noticed, though size and time are the old ones', async () => {
  publish('one');
  const good = readFileSync(path);
  writeFileSync(path, Buffer.alloc(good.length));
  utimesSync(path, 1_000, 1_000);
  const opened = open();
  expect(opened.problem()?.code).toBe('FOREIGN');
  writeFileSync(path, good);
  utimesSync(path, 1_000, 1_000);
  await vi.waitFor(() => expect(opened.current()?.revision).toBe('one'));
});

test('a search index that can not be used is a problem, not an exception', () => {
  publish('one', 'no json');
  expect(open().current()).toBeNull();
  expect(store?.problem()).toMatchObject({
    code: 'CORRUPT',
    path,
    found: expect.stringContaining('search index'),
    advice: expect.stringContaining('npm run ingest'),
  });
});

test('after closing nothing is watched, and what was current stays usable', async () => {
  publish('one');
  const opened = open();
  opened.close();
  publish('two');
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(opened.current()?.revision).toBe('one');
});
