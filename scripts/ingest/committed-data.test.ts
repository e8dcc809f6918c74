import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDatabase } from '../../api/knowledge-base/database.js';
import type { Content } from '../../api/knowledge-base/records.js';
import { projectRoot } from '../../api/project.js';
import { DIAGNOSTIC_CODES } from './diagnostics.js';
import { NO_OPTIONS } from './invented-project.js';
import { readLedger } from './publishing/ledger-file.js';
import type { IngestReport } from './publishing/report.js';
import { readRevisionLog } from './publishing/revision-log.js';
import { runIngest } from './run-ingest.js';

const DATA = join(projectRoot(), 'data');
const STALE = 'stale or missing: run `npm run ingest -- data/sources`, review the change and commit it';

let folder: string;
let report: IngestReport;
let content: Content;

beforeAll(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'committed-data-')), 'data');
  cpSync(DATA, folder, { recursive: true, filter: (path) => !/\.db\b/.test(basename(path)) });
  report = await runIngest({
    dataFolder: folder,
    database: join(folder, 'rules.db'),
    paths: [],
    cardPaths: [],
    only: false,
    options: NO_OPTIONS,
    strict: false,
    dryRun: false,
    allowShrink: false,
    recordsIds: true,
    waitMs: 0,
    progress: { step: () => {}, end: () => {} },
    onWait: () => {},
  });
  content = readDatabase(join(folder, 'rules.db')).content;
});
afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

const committed = (file: string): string => {
  try {
    return readFileSync(join(DATA, file), 'utf8');
  } catch {
    return '';
  }
};

describe('the data of the project', () => {
  it('is ingested without errors and warnings', () => {
    expect(report.diagnostics.filter(({ severity }) => severity !== 'INFO')).toEqual([]);
    expect(report).toMatchObject({ outcome: 'PUBLISHED', totals: { errors: 0, warnings: 0, keywords: 60 } });
  });

  it.each(['ruling-ids.json', 'revisions.json'])('has a %s that a fresh ingest leaves as it is', (file) => {
    const isFresh = committed(file) === readFileSync(join(folder, file), 'utf8');
    expect(isFresh, `data/${file} is ${STALE}`).toBe(true);
  });

  it('has a log of revisions that ends with the revision it builds', () => {
    expect(readRevisionLog(folder).at(-1)?.revision).toBe(report.revision);
  });

  it('has every ruling in its ledger, under its id and with its text', () => {
    const { ledger } = readLedger(folder);
    for (const { id, text } of content.rulings) expect(ledger.get(id)?.text).toBe(text);
    expect(ledger.size).toBe(content.rulings.length);
  });

  it('says of every ruling how the rules engine takes it', () => {
    const states = content.rulings.map(({ modelling }) => modelling.state);
    expect(states.filter((state) => state === 'MODELLED').length).toBeGreaterThan(150);
    expect(states.filter((state) => state === 'UNREVIEWED')).toEqual([]);
  });

  it('quotes every ruling from the place it names', () => {
    const texts = new Map(content.sources.map(({ id, text }) => [id, text]));
    for (const { text, occurrences, status } of content.rulings) {
      if (status === 'CURRENT') expect(occurrences).not.toHaveLength(0);
      for (const { source, start, end } of occurrences)
        expect(texts.get(source)?.slice(start, end)).toBe(text);
    }
  });
});

describe('the list of diagnostics in data/README.md', () => {
  const rows = readFileSync(join(DATA, 'README.md'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const row = /^\| `?([A-Z][A-Z_]+)`? \| (ERROR|WARNING|INFO) \| (.+?) \|$/.exec(line);
      return row === null ? [] : [{ code: row[1], severity: row[2], meaning: row[3] }];
    });

  it('is that of the ingest, row by row', () => {
    expect(rows).toEqual(Object.entries(DIAGNOSTIC_CODES).map(([code, entry]) => ({ code, ...entry })));
  });
});
