import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildSearchIndex } from './build-search-index.js';
import { readDatabase, writeDatabase } from './database.js';
import { databaseError } from './database-error.js';
import { openKnowledgeBase } from './knowledge-base.js';
import { sampleContent } from './sample-content.js';
import { openStore, type Store } from './store.js';

vi.mock(import('./database.js'), { spy: true });
vi.mock(import('./knowledge-base.js'), { spy: true });

let folder = '';
let path = '';
let store: Store | null = null;
const onProblem = vi.fn();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-store-'));
  path = join(folder, 'rules.db');
  writeDatabase(path, {
    content: sampleContent,
    searchIndex: buildSearchIndex(sampleContent),
    inputs: '',
  });
  onProblem.mockClear();
});
afterEach(() => {
  store?.close();
  vi.mocked(readDatabase).mockReset();
  vi.mocked(openKnowledgeBase).mockReset();
  rmSync(folder, { recursive: true, force: true });
});

test('a file that may not be read for a while is opened when it may, though it is the same file; it is told once', async () => {
  const forbidden = databaseError('MISSING', path, "the file can't be read (EACCES).");
  vi.mocked(readDatabase).mockImplementationOnce(() => {
    throw forbidden;
  });
  vi.mocked(readDatabase).mockImplementationOnce(() => {
    throw forbidden;
  });
  store = openStore(path, { onProblem, pollMs: 10 });
  expect(store.problem()?.found).toContain('EACCES');
  await vi.waitFor(() => expect(store?.current()?.revision).toBe(sampleContent.revision));
  expect(store.problem()).toBeNull();
  expect(onProblem).toHaveBeenCalledOnce();
});

test('a fault of the program is told as such, and its stack is kept', () => {
  const fault = new TypeError('x is not a function');
  vi.mocked(openKnowledgeBase).mockImplementationOnce(() => {
    throw fault;
  });
  store = openStore(path, { onProblem, pollMs: 10_000 });
  expect(store.problem()).toMatchObject({ code: 'UNEXPECTED', path, cause: fault });
  expect(store.problem()?.message).not.toMatch(/search index/);
});
