import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LIMITS } from './limits.js';
import { readManifest } from './read-manifest.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifest-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string): string => join(folder, name);
const manifestOf = (text: string | Uint8Array) => {
  writeFileSync(at('manifest.yaml'), text);
  return readManifest(folder);
};

test('a folder without a manifest says nothing', () => {
  expect(readManifest(folder)).toEqual({ entries: [], diagnostics: [] });
});

test('an edition is the words that stand there, number or not', () => {
  const { entries } = manifestOf('sources: [{file: a.txt, edition: 1.10}, {file: b.txt, edition: true}]');
  expect(entries.map(({ description }) => description.edition)).toEqual(['1.10', 'true']);
});

test('files are written from the folder, without detours', () => {
  const { entries, diagnostics } = manifestOf(
    'sources: [{file: ./a.txt}, {file: x/../b.txt}, {file: ..c.txt}]',
  );
  expect(diagnostics).toEqual([]);
  expect(entries.map(({ file }) => file)).toEqual(['a.txt', 'b.txt', '..c.txt']);
});

test.each([
  ['nothing in it', '', 'expected object, received null'],
  ['a list at its top', '- {file: a.txt}', 'expected object, received array'],
  ['an unknown field', 'sources: [{file: a.txt, edtion: 7}]', 'sources[0]: Unrecognized key: "edtion"'],
  [
    'a field of the prototype',
    'sources: [{file: a.txt, __proto__: {id: a}}]',
    'Unrecognized key: "__proto__"',
  ],
  ['no file in an entry', 'sources: [{title: A}]', 'sources[0].file: is missing'],
  ['a list for a file', 'sources: [{file: [a.txt]}]', 'sources[0].file: '],
  ['a date that does not exist', 'sources: [{file: a.txt, published: 2026-02-30}]', 'a date that exists'],
  [
    'a control character',
    'sources: [{file: a.txt, title: "\\e[31m"}]',
    'sources[0].title: expected one line',
  ],
  [
    'half a surrogate pair',
    'sources: [{file: a.txt, title: "\\uD800"}]',
    'sources[0].title: expected one line',
  ],
  ['a NUL in a name', 'sources: [{file: "a.txt\\0"}]', 'sources[0].file: expected one line'],
  ['a file outside its folder', 'sources: [{file: ../../etc/passwd}]', 'is outside the folder'],
  ['a file of an absolute path', 'sources: [{file: /etc/passwd}]', 'is outside the folder'],
  ['its folder for a file', 'sources: [{file: .}]', 'is outside the folder'],
  ['a file twice', 'sources: [{file: a.txt}, {file: ./a.txt}]', 'two entries have the file a.txt'],
  ['an id twice', 'sources: [{file: a.txt, id: x}, {file: b.txt, id: x}]', 'two entries have the id x'],
  ['broken YAML', 'sources: [{', 'line 1, column '],
  ['itself in it', 'sources: &a [*a]', 'sources[0]: '],
  ['Latin-1 in it', Buffer.from('sources: [{file: a.txt, title: G\u00F6}]', 'latin1'), 'not saved as UTF-8'],
  ['very much in it', '#'.repeat(LIMITS.manifestBytes + 1), 'more than 1000000 bytes'],
])('a manifest with %s is not taken', (_what, text, said) => {
  const { entries, diagnostics } = manifestOf(text);
  expect(entries).toEqual([]);
  expect(diagnostics).toMatchObject([{ code: 'BAD_MANIFEST', severity: 'ERROR', file: 'manifest.yaml' }]);
  expect(diagnostics[0]?.message).toContain(said);
});

test.each<readonly [string, string, () => void]>([
  ['a pipe', 'it is no regular file', () => execFileSync('mkfifo', [at('manifest.yaml')])],
  ['a folder', 'it is a folder', () => mkdirSync(at('manifest.yaml'))],
  ['a link that leads nowhere', 'ENOENT', () => symlinkSync(at('none'), at('manifest.yaml'))],
])('a manifest that is %s is an error, not none', (_what, said, prepare) => {
  prepare();
  expect(readManifest(folder).diagnostics[0]?.message).toContain(said);
});

test('a link that leads out of the folder is outside, and one that stays in it is not', () => {
  mkdirSync(at('in'));
  writeFileSync(at('out.txt'), '1');
  writeFileSync(at('in/a.txt'), '1');
  symlinkSync('../out.txt', at('in/leaves.txt'));
  symlinkSync('a.txt', at('in/stays.txt'));
  const saying = (file: string) => {
    writeFileSync(at('in/manifest.yaml'), `sources: [{file: ${file}}]`);
    return readManifest(at('in')).diagnostics.map(({ message }) => message);
  };
  expect(saying('leaves.txt').join()).toContain('leaves.txt is outside the folder');
  expect(saying('stays.txt')).toEqual([]);
});

test('of two manifests none is taken', () => {
  writeFileSync(at('manifest.json'), '{"sources": []}');
  expect(manifestOf('sources: []').diagnostics[0]?.message).toContain('keep one of the two');
});
