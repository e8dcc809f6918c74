import Table from 'cli-table3';
import type { Authority, DiagnosticRecord, SourceKind } from '../../../api/knowledge-base/records.js';
import { DIAGNOSTIC_CODES, type DiagnosticCode } from '../diagnostics.js';
import { printableLines } from '../reading/printable.js';

export interface SourceRow {
  readonly id: string;
  readonly title: string;
  readonly kind: SourceKind;
  readonly edition: string | null;
  readonly authority: Authority;
  readonly keywords: number;
  readonly rulings: number;
  readonly warnings: number;
}

/** PUBLISHED: a new database lies in its place. UNCHANGED: nothing new. CHECKED: a dry run. REFUSED: nothing was touched. */
export type Outcome = 'PUBLISHED' | 'UNCHANGED' | 'CHECKED' | 'REFUSED';

export interface IngestReport {
  readonly outcome: Outcome;
  readonly database: string;
  /** Null when nothing could be built. */
  readonly revision: string | null;
  readonly previousRevision: string | null;
  readonly sources: readonly SourceRow[];
  readonly totals: {
    readonly sources: number;
    readonly keywords: number;
    readonly cards: number;
    readonly rulings: number;
    readonly errors: number;
    readonly warnings: number;
    readonly infos: number;
  };
  readonly diagnostics: readonly DiagnosticRecord[];
  /** What happened besides, in sentences. */
  readonly notes: readonly string[];
}

/** More lines than this help nobody at a terminal; `--json` has them all. */
const MOST_LINES = 200;

/** Nothing in it steers the terminal, whatever titles and paths hold. */
export function printReport(report: IngestReport): string {
  const { totals } = report;
  const shown = report.diagnostics.slice(0, MOST_LINES);
  const hidden = report.diagnostics.length - shown.length;
  const parts = [
    ...(report.sources.length > 0 ? [sourceTable(report.sources)] : []),
    `${totals.sources} sources, ${totals.keywords} keywords, ${totals.cards} cards, ${totals.rulings} current rulings; ` +
      `${totals.errors} errors, ${totals.warnings} warnings, ${totals.infos} remarks`,
    ...shown.map(printDiagnostic),
    ...(hidden > 0 ? [`... and ${hidden} more: run again with --json to see them all`] : []),
    ...report.notes,
    conclusion(report),
  ];
  return printableLines(parts.join('\n'));
}

function sourceTable(rows: readonly SourceRow[]): string {
  const table = new Table({
    head: ['source', 'title', 'kind', 'edition', 'authority', 'keywords', 'rulings', 'warnings'],
    style: { head: [], border: [], compact: true },
  });
  for (const row of rows.slice(0, MOST_LINES)) {
    table.push([
      row.id,
      row.title.slice(0, 40),
      row.kind,
      row.edition ?? '-',
      row.authority,
      row.keywords,
      row.rulings,
      row.warnings,
    ]);
  }
  return table.toString();
}

export function printDiagnostic(one: DiagnosticRecord): string {
  const place = [one.file, one.line, one.column].filter((part) => part !== null).join(':');
  const advice =
    one.severity === 'INFO' ? '' : `\n    ${DIAGNOSTIC_CODES[one.code as DiagnosticCode].meaning}`;
  return `${one.severity} ${one.code}${place === '' ? '' : ` ${place}`}: ${one.message}${advice}`;
}

function conclusion({ outcome, database, revision, previousRevision }: IngestReport): string {
  switch (outcome) {
    case 'PUBLISHED':
      return `Published revision ${revision} to ${database}${previousRevision === null ? '' : ` (was ${previousRevision})`}.`;
    case 'UNCHANGED':
      return `Nothing new: ${database} is revision ${revision} already; nothing was changed.`;
    case 'CHECKED':
      return `Dry run: ${previousRevision === revision ? 'nothing would change' : `revision ${revision} would be published`}; nothing was written.`;
    case 'REFUSED':
      return `Nothing was published; ${database} is as it was.`;
  }
}
