import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gatherFiles } from './gather-files.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gather-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
};
const gather = (...names: string[]) =>
  gatherFiles(
    names.map((name) => join(folder, name)),
    'added',
  );
const idsOf = (...names: string[]) => gather(...names).files.map(({ id }) => id);

test('a folder gives all its files, hidden ones and the parts of saved pages aside', () => {
  for (const name of ['b.txt', 'sub/a.html', '.hidden', 'page_files/x.css']) write(name, name);
  expect(idsOf('.')).toEqual(['b', 'sub-a']);
});

test('ids are the same whatever the order and the folder', () => {
  write('One Glossary.txt', '1');
  write('two.txt', '2');
  expect(idsOf('two.txt', 'One Glossary.txt')).toEqual(idsOf('One Glossary.txt', 'two.txt'));
  expect(idsOf('two.txt', 'One Glossary.txt')).toEqual(['one-glossary', 'two']);
});

test('files of one name are told apart by their content, not by the order', () => {
  write('x/g.txt', '1');
  write('y/g.txt', '2');
  const ids = (...names: string[]) =>
    Object.fromEntries(gather(...names).files.map(({ id, sha256 }) => [sha256, id]));
  expect(ids('x/g.txt', 'y/g.txt')).toEqual(ids('y/g.txt', 'x/g.txt'));
});

test('a file given twice is read once', () => {
  write('a.txt', '1');
  expect(idsOf('a.txt', '.', 'a.txt')).toEqual(['a']);
});

test('a manifest beside the files describes them', () => {
  write('a.txt', '1');
  write(
    'manifest.yaml',
    'sources:\n  - {file: a.txt, id: newest, title: Newest, edition: 7, published: 2026-01-31, authority: summary}',
  );
  const expected = {
    id: 'newest',
    description: { title: 'Newest', edition: '7', publishedOn: '2026-01-31', authority: 'SUMMARY' },
  };
  expect(gather('.').files).toMatchObject([expected]);
  expect(gather('a.txt').files).toMatchObject([expected]);
});

test.each([
  ['an unknown field', 'sources: [{file: a.txt, edtion: 7}]', 'BAD_MANIFEST'],
  ['a date that does not exist', 'sources: [{file: a.txt, published: 2026-02-30}]', 'BAD_MANIFEST'],
  ['a file outside its folder', 'sources: [{file: ../../etc/passwd}]', 'BAD_MANIFEST'],
  ['broken YAML', 'sources: [{', 'BAD_MANIFEST'],
  ['a file that is not there', 'sources: [{file: b.txt}]', 'UNREADABLE_INPUT'],
])('a manifest with %s is an error', (_what, manifest, code) => {
  write('a.txt', '1');
  write('manifest.yaml', manifest);
  expect(gather('.').diagnostics).toMatchObject([{ code, severity: 'ERROR' }]);
});

test('a path that is not there, or is no file, is an error', () => {
  expect(gather('none.txt').diagnostics).toMatchObject([{ code: 'UNREADABLE_INPUT', file: 'none.txt' }]);
  expect(gatherFiles(['/dev/null'], 'added').diagnostics).toMatchObject([{ code: 'UNREADABLE_INPUT' }]);
});

test('links to folders are not followed: they may go in circles', () => {
  write('a.txt', '1');
  symlinkSync(folder, join(folder, 'again'));
  expect(idsOf('.')).toEqual(['a']);
});
