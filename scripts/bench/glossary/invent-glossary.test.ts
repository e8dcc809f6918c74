import { expect, test } from 'vitest';
import { decode } from '../../ingest/reading/decode.js';
import { readDocument } from '../../ingest/reading/read-document.js';
import { type GlossaryFile, inventGlossary } from './invent-glossary.js';

const KEYWORDS = 400;
const files = inventGlossary(KEYWORDS);
const documents = files.filter(({ name }) => name !== 'manifest.yaml');

function read({ name, bytes }: GlossaryFile) {
  return readDocument({ file: name, bytes, ownWords: false });
}

const current = documents.filter(({ name }) => !name.startsWith('older')).map(read);
const codes = current.flatMap(({ diagnostics }) => diagnostics.map(({ code }) => code));

test('the same number of keywords gives the same bytes', () => {
  expect(inventGlossary(KEYWORDS)).toEqual(files);
});

test('another seed gives another glossary', () => {
  expect(inventGlossary(KEYWORDS, 1)).not.toEqual(files);
});

test.each(documents.map((file) => [file.name, file] as const))('%s is read without an error', (_, file) => {
  const { document, diagnostics } = read(file);
  expect(document?.entries.length).toBeGreaterThan(0);
  expect(diagnostics.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
  expect(diagnostics.filter(({ code }) => code === 'UNCLASSIFIED_TEXT')).toEqual([]);
});

test('every keyword is found again, former names aside', () => {
  const slugs = current.flatMap(({ document }) => document?.entries.map(({ slug }) => slug) ?? []);
  expect(new Set(slugs.filter((slug) => !slug.startsWith('old-'))).size).toBe(KEYWORDS);
  expect(slugs.some((slug) => slug.startsWith('old-'))).toBe(true);
});

test('all three forms occur', () => {
  expect(new Set(current.map(({ document }) => document?.kind))).toEqual(
    new Set(['GLOSSARY', 'KEYWORD_LIST', 'CARD_PAGE']),
  );
});

test('every kind of parameter that headings print occurs', () => {
  const kinds = current.flatMap(({ document }) => document?.entries.map(({ parameter }) => parameter) ?? []);
  expect(new Set(kinds)).toEqual(new Set(['NONE', 'NUMBER', 'SIGNED_NUMBER', 'EFFECT']));
});

test.each(['NO_TYPE_PHRASE', 'UNCLOSED_QUOTE'] as const)('the quirk %s occurs', (code) => {
  expect(codes).toContain(code);
});

test('UTF-8, with and without a mark, and Windows-1252 occur, and lines that end in CR LF', () => {
  const encodings = documents.map(({ bytes }) => {
    const decoded = decode(bytes);
    return decoded.ok ? decoded.encoding : decoded.reason;
  });
  expect(new Set(encodings)).toEqual(new Set(['UTF-8', 'windows-1252']));
  const starts = documents.map(({ bytes }) => Buffer.from(bytes.subarray(0, 3)).toString('hex'));
  expect(starts).toContain('efbbbf');
  expect(documents.some(({ bytes }) => Buffer.from(bytes).includes('\r\n'))).toBe(true);
});
