import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { buildContent } from '../../ingest/building/build-content.js';
import { describe, manifestSchema } from '../../ingest/reading/describe-source.js';
import { readDocument } from '../../ingest/reading/read-document.js';
import { inventGlossary } from './invent-glossary.js';

const KEYWORDS = 300;

function contentOf(keywords: number) {
  const files = inventGlossary(keywords);
  const manifest = files.find(({ name }) => name === 'manifest.yaml');
  const { sources } = manifestSchema.parse(parse(Buffer.from(manifest?.bytes ?? []).toString()));
  const read = sources.map(describe).map(({ file, description }) => {
    const bytes = files.find(({ name }) => name === file)?.bytes ?? new Uint8Array();
    const { document } = readDocument({ file, bytes, ownWords: false });
    if (document === null) throw new Error(`${file} was not read.`);
    return {
      id: file.replaceAll('.', '-'),
      file: { id: file, file, path: file, origin: 'added' as const, description, bytes, sha256: '' },
      document,
      description,
    };
  });
  const facts = { keywords: new Map(), windows: [], phrases: [] };
  return buildContent({
    sources: read,
    facts,
    ledger: new Map(),
    keepAllKnown: false,
    diagnostics: [],
    builtAt: '2026-01-01T00:00:00.000Z',
  }).content;
}

const content = contentOf(KEYWORDS);

test('the sources agree: no error, and as many keywords as were asked for', () => {
  expect(content.diagnostics.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
  expect(content.keywords).toHaveLength(KEYWORDS);
});

test('entries name one another', () => {
  expect(content.keywords.filter(({ mentions }) => mentions.length > 0).length).toBeGreaterThan(KEYWORDS / 2);
});

test('former names, older editions and entries that stand twice occur', () => {
  expect(content.keywords.some(({ aliases }) => aliases.length > 0)).toBe(true);
  expect(content.rulings.some(({ status }) => status !== 'CURRENT')).toBe(true);
  expect(content.rulings.some(({ occurrences }) => occurrences.length > 1)).toBe(true);
});
