import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gatherFiles } from './gather-files.js';
import { LIMITS } from './limits.js';

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

test('a path that is not there, or is no file, is an error', () => {
  expect(gather('none.txt').diagnostics).toMatchObject([{ code: 'UNREADABLE_INPUT', file: 'none.txt' }]);
  expect(gatherFiles(['/dev/null'], 'added').diagnostics).toMatchObject([{ code: 'UNREADABLE_INPUT' }]);
});

test('links to folders are not followed: they may go in circles', () => {
  write('a.txt', '1');
  symlinkSync(folder, join(folder, 'again'));
  expect(idsOf('.')).toEqual(['a']);
});

test('what is no regular file is left out of a folder, and told', () => {
  write('a.txt', '1');
  mkdirSync(join(folder, 'deep'));
  symlinkSync(join(folder, 'a.txt'), join(folder, 'deep', 'b.txt'));
  const { files, diagnostics } = gather('.');
  expect(files.map(({ file }) => file)).toEqual(['a.txt']);
  expect(diagnostics).toMatchObject([
    {
      severity: 'WARNING',
      code: 'SKIPPED_INPUT',
      file: 'deep/b.txt',
      message: 'deep/b.txt is a link: it was left out.',
    },
  ]);
});

test.each([
  ['a control character', 'a\u001B[31m.txt'],
  ['a line feed', 'a\nb.txt'],
  ['a mark that turns the direction of reading', 'a\u202Etxt.exe'],
  ['bytes that are no UTF-8', Buffer.from('a\u00FF.txt', 'latin1')],
])('a name with %s is refused, and shown harmlessly', (_what, name) => {
  writeFileSync(Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(name)]), '1');
  const { files, diagnostics } = gather('.');
  expect(files).toEqual([]);
  expect(diagnostics).toMatchObject([{ code: 'UNREADABLE_INPUT', file: expect.stringMatching(/^a\uFFFD/) }]);
  expect(diagnostics[0]?.message).toMatch(/^[^\p{Cc}\u202E]+rename it\.$/u);
});

test('a folder whose name is refused is named once, not with each of its files', () => {
  for (const name of ['a\u0007b/1.txt', 'a\u0007b/2.txt', 'c.txt']) write(name, name);
  const { files, diagnostics } = gather('.');
  expect(files.map(({ file }) => file)).toEqual(['c.txt']);
  expect(diagnostics).toMatchObject([{ code: 'UNREADABLE_INPUT', file: 'a\uFFFDb' }]);
});

test('letters of any script are fine in names', () => {
  for (const name of ['\u0428\u043B\u044E\u0437.txt', '\u7729\u6655.txt', 'e\u0301.txt', '..dots.txt'])
    write(`in/${name}`, name);
  expect(gather('in/e\u0301.txt', 'in').diagnostics).toEqual([]);
});

test('pipes are neither waited for nor read', () => {
  write('a.txt', '1');
  execFileSync('mkfifo', [join(folder, 'pipe.txt')]);
  expect(idsOf('.')).toEqual(['a']);
  expect(gather('pipe.txt').diagnostics).toMatchObject([{ code: 'UNREADABLE_INPUT', file: 'pipe.txt' }]);
  write('manifest.yaml', 'sources: [{file: pipe.txt}]');
  expect(gather('.').diagnostics).toMatchObject([{ code: 'UNREADABLE_INPUT', file: 'pipe.txt' }]);
});

test('a folder that holds nothing to read is an error: its owner thinks that it was added', () => {
  mkdirSync(join(folder, 'empty'));
  expect(gather('empty').diagnostics).toMatchObject([{ code: 'UNREADABLE_INPUT', file: 'empty' }]);
});

test('a folder whose path is so long that nothing in it can be named is an error as well', () => {
  const room = 4_088 - folder.length;
  const deep = `${'/'.concat('d'.repeat(199)).repeat(Math.floor(room / 200))}/${'e'.repeat(room % 200)}`;
  mkdirSync(`${folder}${deep}`, { recursive: true });
  expect(gather(deep).diagnostics).toMatchObject([{ code: 'UNREADABLE_INPUT' }]);
});

test('a file over the limit is an error, and not read', () => {
  write('a.txt', '');
  truncateSync(join(folder, 'a.txt'), LIMITS.fileBytes + 1);
  const { files, diagnostics } = gather('.');
  expect(files).toEqual([]);
  expect(diagnostics).toMatchObject([{ code: 'OVERSIZED_INPUT', file: 'a.txt' }]);
});
