import type { Content, DiagnosticRecord } from '../../../api/knowledge-base/records.js';
import type { LockHolder } from './lock.js';
import type { IngestReport, Outcome } from './report.js';
import { currentRulings } from './revision-log.js';

export interface Reported {
  readonly outcome: Outcome;
  readonly database: string;
  readonly content: Content;
  readonly previousRevision: string | null;
  /** With the severities that count in this run. */
  readonly diagnostics: readonly DiagnosticRecord[];
  readonly notes: readonly string[];
}

export function composeReport(reported: Reported): IngestReport {
  const { outcome, database, content, previousRevision, diagnostics, notes } = reported;
  const count = (severity: DiagnosticRecord['severity']): number =>
    diagnostics.filter((one) => one.severity === severity).length;
  const warnings = new Map<string, number>();
  for (const { file, severity } of diagnostics) {
    if (file !== null && severity === 'WARNING') warnings.set(file, (warnings.get(file) ?? 0) + 1);
  }
  return {
    outcome,
    database,
    revision: content.revision,
    previousRevision,
    sources: content.sources.map(
      ({ id, title, kind, edition, authority, file, keywordCount, rulingCount }) => ({
        id,
        title,
        kind,
        edition,
        authority,
        keywords: keywordCount,
        rulings: rulingCount,
        warnings: warnings.get(file) ?? 0,
      }),
    ),
    totals: {
      sources: content.sources.length,
      keywords: content.keywords.length,
      cards: content.cards.length,
      rulings: currentRulings(content),
      errors: count('ERROR'),
      warnings: count('WARNING'),
      infos: count('INFO'),
    },
    diagnostics,
    notes,
  };
}

/** `file` is what the lock protects. */
export function lockedOutReport(database: string, file: string, holder: LockHolder | null): IngestReport {
  const who =
    holder === null
      ? 'Another ingest'
      : `The ingest with process id ${holder.pid} on ${holder.host}, running since ${holder.since},`;
  return {
    outcome: 'REFUSED',
    database,
    revision: null,
    previousRevision: null,
    sources: [],
    totals: { sources: 0, keywords: 0, cards: 0, rulings: 0, errors: 1, warnings: 0, infos: 0 },
    diagnostics: [],
    notes: [`${who} holds the lock of ${file}. Wait for it to end, then run again.`],
  };
}
