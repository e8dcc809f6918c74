import { describe, expect, it } from 'vitest';
import { diagnostic } from '../diagnostics.js';
import { type IngestReport, type Outcome, printReport } from './report.js';

const REPORT: IngestReport = {
  outcome: 'PUBLISHED',
  database: '/srv/rules.db',
  revision: 'bbbbbbbbbbbbbbbb',
  previousRevision: 'aaaaaaaaaaaaaaaa',
  sources: [
    {
      id: 'winds',
      title: 'Winds',
      kind: 'GLOSSARY',
      edition: null,
      authority: 'OFFICIAL',
      keywords: 2,
      rulings: 7,
      warnings: 1,
    },
  ],
  totals: { sources: 1, keywords: 2, cards: 3, rulings: 7, errors: 0, warnings: 1, infos: 0 },
  diagnostics: [
    diagnostic('UNCLOSED_QUOTE', 'Gale: never closed.', { file: 'winds.txt', line: 3, column: 14 }),
  ],
  notes: ['A note.'],
};

describe('the printed report', () => {
  it('has a table row for each source, totals, and what each diagnostic asks for', () => {
    const lines = printReport(REPORT).split('\n');
    expect(lines.find((line) => line.includes('│ winds'))).toMatch(/Winds.*GLOSSARY.*-.*OFFICIAL.*2.*7.*1/);
    expect(lines).toContain(
      '1 sources, 2 keywords, 3 cards, 7 current rulings; 0 errors, 1 warnings, 0 remarks',
    );
    const at = lines.indexOf('WARNING UNCLOSED_QUOTE winds.txt:3:14: Gale: never closed.');
    expect(lines[at + 1]).toMatch(/^ {4}.*Add the closing quote\.$/);
    expect(lines).toContain('A note.');
  });

  it.each<readonly [Outcome, string]>([
    ['PUBLISHED', 'Published revision bbbbbbbbbbbbbbbb to /srv/rules.db (was aaaaaaaaaaaaaaaa).'],
    ['UNCHANGED', 'Nothing new: /srv/rules.db is revision bbbbbbbbbbbbbbbb already'],
    ['CHECKED', 'Dry run: revision bbbbbbbbbbbbbbbb would be published; nothing was written.'],
    ['REFUSED', 'Nothing was published; /srv/rules.db is as it was.'],
  ])('of an ingest that is %s ends with what became of the database', (outcome, conclusion) => {
    expect(
      printReport({ ...REPORT, outcome })
        .split('\n')
        .at(-1),
    ).toContain(conclusion);
  });

  it('is cut where nobody would read on, and says how to see the rest', () => {
    const diagnostics = Array.from({ length: 250 }, () => diagnostic('FORMER_NAME', 'Again.'));
    const printed = printReport({ ...REPORT, diagnostics });
    expect(printed.match(/Again\./g)).toHaveLength(200);
    expect(printed).toContain('... and 50 more: run again with --json');
  });
});
