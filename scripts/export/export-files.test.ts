import { createHash } from 'node:crypto';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BulkFile } from '../../api/knowledge-base/bulk/bulk-file.js';
import { LICENCE_NOTE } from '../../api/knowledge-base/bulk/licence-note.js';
import { generatedContents } from '../../api/knowledge-base/generated-content.js';
import type { Content } from '../../api/knowledge-base/records.js';
import { sampleContent } from '../../api/knowledge-base/sample-content.js';
import { sampleRevisions } from '../../api/knowledge-base/sample-revisions.js';
import { exportFiles } from './export-files.js';
import { EXPORT_FORMATS, type ExportFormat } from './export-formats.js';
import { rulingsInEntries } from './within-entry.js';

function fileOf(files: readonly BulkFile[], name: string): BulkFile {
  const file = files.find((one) => one.name === name);
  if (file === undefined) throw new Error(`there is no ${name} among ${files.map((one) => one.name)}`);
  return file;
}

function textOf(format: ExportFormat, name: string, content: Content = sampleContent): string {
  return fileOf(exportFiles(content, format), name).body.toString();
}

/** Names of the files that differ. */
function differences(format: ExportFormat, before: Content, after: Content): readonly string[] {
  const old = new Map(exportFiles(before, format).map(({ name, body }) => [name, body.toString('base64')]));
  return exportFiles(after, format)
    .filter(({ name, body }) => old.get(name) !== body.toString('base64'))
    .map(({ name }) => name);
}

const { builtAt: _built, diagnostics: _said, revisions: _log, ...served } = sampleContent;
const rules = { ...served, rulings: rulingsInEntries(sampleContent) };

describe.each(EXPORT_FORMATS)('an export as %s', (format) => {
  it('says its revision, its licence, and the sha256 and size of every file', () => {
    const files = exportFiles(sampleContent, format);
    const manifest: unknown = JSON.parse(fileOf(files, 'manifest.json').body.toString());
    const described = files
      .filter(({ name }) => name !== 'manifest.json')
      .map(({ name, records, body }) => ({
        name,
        records,
        bytes: Buffer.byteLength(body),
        sha256: createHash('sha256').update(body).digest('hex'),
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    expect(manifest).toEqual({
      format,
      revision: sampleContent.revision,
      licence: LICENCE_NOTE,
      files: described,
    });
    expect(fileOf(files, 'LICENCE.txt').body).toContain(LICENCE_NOTE);
  });

  it('is the same to the byte whenever and wherever the same rules were built', () => {
    const later = { ...sampleContent, builtAt: '2030-12-31T00:00:00.000Z', diagnostics: [] };
    expect(differences(format, sampleContent, later)).toEqual([]);
  });

  it('takes any content, and no two files have one name', () => {
    fc.assert(
      fc.property(generatedContents, (content) => {
        const names = exportFiles(content, format).map(({ name }) => name);
        expect(new Set(names).size).toBe(names.length);
        for (const name of names)
          expect(name).toMatch(/^(?:[a-z]+\/)?[A-Za-z0-9%-]+\.[a-z]+$|^pages\/\.wiki$/);
      }),
      { numRuns: 30 },
    );
  });
});

describe('what an export holds', () => {
  it('as json is everything that is known of the rules', () => {
    const { licence, ...held } = JSON.parse(textOf('json', 'rules.json'));
    expect(held).toEqual(rules);
    expect(licence).toBe(LICENCE_NOTE);
  });

  it('as json is laid out as JSON is everywhere', () => {
    fc.assert(
      fc.property(generatedContents, ({ builtAt: _at, diagnostics: _about, revision, ...lists }) => {
        const { sources, timingWindows, keywords, cards } = lists;
        const rulings = rulingsInEntries(lists);
        const whole = { revision, licence: LICENCE_NOTE, sources, timingWindows, keywords, rulings, cards };
        const content = { ...lists, revision, builtAt: '', diagnostics: [] };
        expect(textOf('json', 'rules.json', content)).toBe(`${JSON.stringify(whole, null, 2)}\n`);
      }),
      { numRuns: 50 },
    );
  });

  it('as ndjson is the same, a record a line', () => {
    const [head, ...records] = textOf('ndjson', 'rules.ndjson')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(head).toEqual({ type: 'Export', revision: sampleContent.revision, licence: LICENCE_NOTE });
    const ofType = (type: string) =>
      records.filter((one) => one.type === type).map(({ type: _type, ...record }) => record);
    expect(ofType('Keyword')).toEqual(sampleContent.keywords);
    expect(ofType('Ruling')).toEqual(rules.rulings);
    expect(ofType('Card')).toEqual(sampleContent.cards);
    expect(ofType('Source')).toEqual(sampleContent.sources);
    expect(ofType('TimingWindow')).toEqual(sampleContent.timingWindows);
  });

  it('as sqlite is a database with revision, licence and all rulings in order', () => {
    const { body } = fileOf(exportFiles(sampleContent, 'sqlite'), 'rules.sqlite');
    const database = new Database(Buffer.from(body));
    try {
      const rows = database.prepare('SELECT id, text FROM ruling ORDER BY content_position').all();
      expect(rows).toEqual(sampleContent.rulings.map(({ id, text }) => ({ id, text })));
      expect(database.prepare('SELECT * FROM meta ORDER BY name').raw().all()).toEqual([
        ['licence', LICENCE_NOTE],
        ['revision', sampleContent.revision],
      ]);
    } finally {
      database.close();
    }
  });

  it.each(EXPORT_FORMATS)('as %s has the same bytes, whatever revisions there were before', (format) => {
    const [revision] = sampleRevisions;
    if (revision === undefined) throw new Error('the sample has no revision');
    const bytes = (revisions: Content['revisions']) =>
      exportFiles({ ...sampleContent, revisions }, format).map(({ name, body }) => [name, Buffer.from(body)]);
    expect(bytes([revision, { ...revision, revision: 'ffffffffffffffff' }])).toEqual(bytes([]));
  });

  it('as csv is a row a record under a header', () => {
    const [header, ...rows] = textOf('csv', 'cards.csv').trimEnd().split('\r\n');
    expect(header?.split(',').slice(0, 3)).toEqual(['slug', 'name', 'version']);
    expect(rows).toHaveLength(sampleContent.cards.length);
    expect(rows[0]).toMatch(/^"old-guard-a","Old Guard","A","LIGHT",/);
  });
});

describe('two exports differ where the rules do', () => {
  const after: Content = {
    ...sampleContent,
    keywords: sampleContent.keywords.map((keyword) =>
      keyword.slug === 'stun' ? { ...keyword, summary: 'It takes X power away.' } : keyword,
    ),
  };

  it('a changed keyword is a changed page, and is in the files that hold all pages', () => {
    expect(differences('mediawiki', sampleContent, after)).toEqual([
      'pages/stun.wiki',
      'templates/keyword-data.wiki',
      'import.xml',
      'manifest.json',
    ]);
  });

  it.each([
    ['json', 'rules.json'],
    ['ndjson', 'rules.ndjson'],
    ['csv', 'keywords.csv'],
  ] as const)('and one line of %s', (format, name) => {
    const old = textOf(format, name).split('\n');
    const changed = textOf(format, name, after)
      .split('\n')
      .filter((line, index) => line !== old[index]);
    expect(changed).toEqual([expect.stringContaining('It takes X power away.')]);
  });
});
