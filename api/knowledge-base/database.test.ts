import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FORMAT_VERSION, readDatabase, type StoredBuild, writeDatabase } from './database.js';
import { generatedContents } from './generated-content.js';
import { sampleContent } from './sample-content.js';

const build: StoredBuild = { content: sampleContent, searchIndex: '{"index":1}', inputs: '["a"]' };
let folder = '';
let path = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-database-'));
  path = join(folder, 'rules.db');
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('what is written is read again, and the file stands alone', () => {
  writeDatabase(path, build);
  expect(readDatabase(path)).toEqual(build);
  expect(readdirSync(folder)).toEqual(['rules.db']);
});

test('any content comes back as it was', () => {
  const builds = fc.record<StoredBuild>({
    content: generatedContents,
    searchIndex: fc.string({ unit: 'binary' }),
    inputs: fc.string({ unit: 'binary' }),
  });
  fc.assert(
    fc.property(builds, (one) => {
      rmSync(path, { force: true });
      writeDatabase(path, one);
      expect(readDatabase(path)).toEqual(one);
    }),
    { numRuns: 40 },
  );
});

test('reading changes nothing on the disk, not even in a folder that can not be written to', () => {
  writeDatabase(path, build);
  const before = readFileSync(path);
  chmodSync(path, 0o444);
  chmodSync(folder, 0o555);
  readDatabase(path);
  chmodSync(folder, 0o755);
  expect(readFileSync(path).equals(before)).toBe(true);
  expect(readdirSync(folder)).toEqual(['rules.db']);
});

test('the tables are strict and marked as ours', () => {
  writeDatabase(path, build);
  const database = new Database(path, { readonly: true });
  const tables = database.prepare<[], { strict: number; name: string }>('PRAGMA table_list').all();
  const own = tables.filter(({ name }) => !name.startsWith('sqlite_'));
  expect(own.length).toBeGreaterThan(15);
  expect(own.filter(({ strict }) => strict !== 1)).toEqual([]);
  expect(database.pragma('user_version', { simple: true })).toBe(FORMAT_VERSION);
  database.close();
});

test('an existing file is never written over', () => {
  writeFileSync(path, 'precious');
  expect(() => writeDatabase(path, build)).toThrow(/EEXIST/);
  expect(readFileSync(path, 'utf8')).toBe('precious');
});

test('a content that names a record it lacks is refused, and nothing is left behind', () => {
  const [first, ...others] = sampleContent.keywords;
  if (first === undefined) throw new Error('no keywords');
  const broken = { ...sampleContent, keywords: [{ ...first, mentions: ['nobody'] }, ...others] };
  expect(() => writeDatabase(path, { ...build, content: broken })).toThrow(/FOREIGN KEY/);
  expect(readdirSync(folder)).toEqual([]);
});

test('a folder that is not there is an error that leaves nothing behind', () => {
  expect(() => writeDatabase(join(folder, 'none', 'rules.db'), build)).toThrow(/ENOENT/);
  expect(existsSync(join(folder, 'none'))).toBe(false);
});

function databaseOf(pragmas: string): void {
  const database = new Database(path);
  database.exec(`${pragmas}; CREATE TABLE other (x);`);
  database.close();
}

const BROKEN: readonly (readonly [string, string, () => void])[] = [
  ['no file', 'MISSING', () => {}],
  ['a folder', 'FOREIGN', () => mkdirSync(path)],
  ['a text', 'FOREIGN', () => writeFileSync(path, 'Overkill: An isolated ability.\n'.repeat(20))],
  ['a short text', 'FOREIGN', () => writeFileSync(path, 'hi')],
  ['an empty file', 'CORRUPT', () => writeFileSync(path, '')],
  ['a few bytes of a database', 'CORRUPT', () => writeFileSync(path, 'SQLite format 3\0abc')],
  ['a database of another program', 'FOREIGN', () => databaseOf('SELECT 1')],
  [
    'a database of another format',
    'OTHER_FORMAT',
    () => databaseOf(`PRAGMA application_id = ${0x53575242}; PRAGMA user_version = 999`),
  ],
  [
    'a database of ours without our tables',
    'CORRUPT',
    () => databaseOf(`PRAGMA application_id = ${0x53575242}; PRAGMA user_version = ${FORMAT_VERSION}`),
  ],
  [
    'a database cut in half',
    'CORRUPT',
    () => {
      writeDatabase(path, build);
      truncateSync(path, statSync(path).size / 2);
    },
  ],
  [
    'a database with a page of noise',
    'CORRUPT',
    () => {
      writeDatabase(path, build);
      const bytes = readFileSync(path);
      bytes.fill(0xa5, 4096, 8192 * 2);
      writeFileSync(path, bytes);
    },
  ],
];

test.each(BROKEN)('%s is a %s error that names the file and says what to do', (_, code, make) => {
  make();
  const error = thrownBy(() => readDatabase(path));
  expect(error).toMatchObject({ name: 'DatabaseError', code });
  expect(error).toHaveProperty('message', expect.stringContaining(path));
  expect(error).toHaveProperty('message', expect.stringMatching(/npm run ingest/));
});

test('whatever bytes are in the file, the error is a DatabaseError', () => {
  writeDatabase(path, build);
  const good = readFileSync(path);
  fc.assert(
    fc.property(fc.nat(good.length - 1), fc.uint8Array({ minLength: 1, maxLength: 200 }), (at, noise) => {
      const bytes = Buffer.from(good);
      bytes.set(noise.subarray(0, bytes.length - at), at);
      writeFileSync(path, bytes);
      const error = thrownBy(() => readDatabase(path));
      if (error !== null) expect(error).toMatchObject({ name: 'DatabaseError' });
    }),
    { numRuns: 60 },
  );
});

function thrownBy(action: () => unknown): unknown {
  try {
    action();
    return null;
  } catch (error) {
    return error;
  }
}

test.each([
  ["UPDATE ruling SET text = replace(text, 'a', 'o')"],
  ["UPDATE keyword SET stacking = 'LAYERED'"],
  ["UPDATE search_index SET body = '{}'"],
  ["UPDATE meta SET value = 'other' WHERE name = 'revision'"],
  ["DELETE FROM meta WHERE name = 'checksum'"],
])('what was changed behind the back of the project is not served: %s', (change) => {
  writeDatabase(path, build);
  const database = new Database(path);
  database.exec(change);
  database.close();
  expect(() => readDatabase(path)).toThrow(expect.objectContaining({ code: 'CORRUPT' }));
});
