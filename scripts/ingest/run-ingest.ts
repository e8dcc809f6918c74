import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { buildSearchIndex } from '../../api/knowledge-base/build-search-index.js';
import { readDatabase, type StoredBuild } from '../../api/knowledge-base/database.js';
import { isDatabaseError } from '../../api/knowledge-base/database-error.js';
import type { DiagnosticRecord } from '../../api/knowledge-base/records.js';
import { hasErrors, strictly } from './diagnostics.js';
import { printLedger } from './editions/ledger.js';
import { type Prepared, prepare } from './prepare.js';
import {
  codeHash,
  hashOf,
  type Inputs,
  parseInputs,
  projectDataHash,
  type SourceOptions,
} from './publishing/inputs.js';
import { type LedgerFile, readLedger, writeLedger } from './publishing/ledger-file.js';
import { acquireLock, type LockHolder } from './publishing/lock.js';
import type { Progress } from './publishing/progress.js';
import { publish, setAside } from './publishing/publish.js';
import type { IngestReport, Outcome } from './publishing/report.js';
import { currentRulings, logRevision } from './publishing/revision-log.js';

export interface IngestRequest {
  readonly dataFolder: string;
  /** Where the database goes. */
  readonly database: string;
  /** An operator's files and folders; null: those of the last run. */
  readonly paths: readonly string[] | null;
  /** Leaves the project's own data out. */
  readonly only: boolean;
  readonly options: SourceOptions;
  /** Warnings stop the publication. */
  readonly strict: boolean;
  readonly dryRun: boolean;
  readonly allowShrink: boolean;
  /** Writes the ledger and the log of revisions. */
  readonly recordsIds: boolean;
  readonly waitMs: number;
  readonly progress: Progress;
  onWait(holder: LockHolder | null): void;
}

/** Reads, checks and publishes. What keeps it from publishing stands in the report; only faults of the machine or the code throw. */
export async function runIngest(request: IngestRequest): Promise<IngestReport> {
  if (request.dryRun) return ingestLocked(request);
  mkdirSync(dirname(resolve(request.database)), { recursive: true });
  const lock = await acquireLock(`${request.database}.lock`, request.waitMs, request.onWait);
  if (!lock.ok) return refusedByLock(request, lock.holder);
  try {
    return ingestLocked(request);
  } finally {
    lock.release();
    request.progress.end();
  }
}

interface Previous {
  /** Null when there is no usable database. */
  readonly build: StoredBuild | null;
  readonly inputs: Inputs | null;
  /** Why the file that lies there can't be used; null when it can or none is there. */
  readonly problem: string | null;
  readonly foreign: boolean;
}

function ingestLocked(request: IngestRequest): IngestReport {
  const previous = readPrevious(request.database);
  const remembered = request.paths === null && previous.inputs !== null;
  const paths = request.paths ?? previous.inputs?.paths ?? [];
  const only = request.only || (remembered && (previous.inputs?.only ?? false));
  const options = remembered && previous.inputs !== null ? previous.inputs.options : request.options;
  const ledger = readLedger(request.dataFolder);
  const { dataFolder, progress } = request;
  const prepared = prepare({
    dataFolder,
    paths,
    only,
    options,
    ledger: ledger.ledger,
    builtAt: new Date().toISOString(),
    progress,
  });
  const diagnostics = request.strict ? strictly(prepared.content.diagnostics) : prepared.content.diagnostics;
  const inputs: Inputs = {
    code: codeHash(),
    project: projectDataHash(dataFolder),
    ledger: [hashOf(ledger.text), hashOf(printLedger(prepared.ledger))],
    only,
    paths: paths.map((path) => resolve(path)),
    options,
    added: prepared.added.map(({ path, sha256 }) => ({ path, sha256 })),
  };
  const conclude = (outcome: Outcome, notes: readonly string[] = []): IngestReport =>
    reportOf(request, prepared, previous, diagnostics, outcome, notes);
  const obstacle = obstacleTo(request, prepared, previous, diagnostics);
  if (obstacle !== null) return conclude('REFUSED', obstacle);
  if (request.dryRun) return conclude('CHECKED');
  if (isSame(previous, prepared, inputs)) return conclude('UNCHANGED', record(request, prepared, ledger));
  const aside =
    previous.problem === null ? [] : [`${previous.problem} It was moved to ${setAside(request.database)}.`];
  const build = {
    content: prepared.content,
    searchIndex: buildSearchIndex(prepared.content),
    inputs: JSON.stringify(inputs),
  };
  publish(request.database, build);
  return conclude('PUBLISHED', [...aside, ...record(request, prepared, ledger)]);
}

function readPrevious(path: string): Previous {
  try {
    const build = readDatabase(path);
    return { build, inputs: parseInputs(build.inputs), problem: null, foreign: false };
  } catch (error) {
    if (!isDatabaseError(error)) throw error;
    const { code, message } = error;
    return {
      build: null,
      inputs: null,
      problem: code === 'MISSING' ? null : message,
      foreign: code === 'FOREIGN',
    };
  }
}

/** Why nothing may be published, in sentences; null when nothing stands against it. */
function obstacleTo(
  request: IngestRequest,
  { content, sources }: Prepared,
  previous: Previous,
  diagnostics: readonly DiagnosticRecord[],
): readonly string[] | null {
  if (hasErrors(diagnostics) || sources.length === 0) {
    return sources.length === 0 ? ['No source could be read.'] : [];
  }
  if (previous.foreign) return [`${previous.problem} It is not overwritten: give another file with --out.`];
  const before = previous.build?.content;
  if (before === undefined || request.allowShrink) return null;
  const counts = [
    ['keywords', before.keywords.length, content.keywords.length],
    ['current rulings', currentRulings(before), currentRulings(content)],
  ] as const;
  const shrunk = counts.filter(([, had, has]) => has < had);
  return shrunk.length === 0
    ? null
    : shrunk.map(
        ([what, had, has]) =>
          `Only ${has} ${what} where revision ${before.revision} has ${had}. If that is meant, run again with --allow-shrink.`,
      );
}

function isSame(previous: Previous, { content }: Prepared, inputs: Inputs): boolean {
  if (previous.build?.content.revision !== content.revision || previous.inputs === null) return false;
  const { ledger: _before, ...before } = previous.inputs;
  const { ledger: _now, ...now } = inputs;
  return JSON.stringify(before) === JSON.stringify(now);
}

/** The log before the ledger: killed in between, the next run logs the same again and the ledger follows. */
function record(
  request: IngestRequest,
  { content, ledger }: Prepared,
  before: LedgerFile,
): readonly string[] {
  if (!request.recordsIds) return [];
  const logged = logRevision(request.dataFolder, content, before.ledger);
  const written = writeLedger(request.dataFolder, before, ledger);
  return [
    ...(written ? ['data/ruling-ids.json has new or changed rulings: commit it with the sources.'] : []),
    ...(logged ? ['data/revisions.json says what this revision changes: commit it too.'] : []),
  ];
}

function reportOf(
  request: IngestRequest,
  { content, sources }: Prepared,
  previous: Previous,
  diagnostics: readonly DiagnosticRecord[],
  outcome: Outcome,
  notes: readonly string[],
): IngestReport {
  const count = (severity: DiagnosticRecord['severity']): number =>
    diagnostics.filter((one) => one.severity === severity).length;
  return {
    outcome,
    database: request.database,
    revision: content.revision,
    previousRevision: previous.build?.content.revision ?? null,
    sources: content.sources.map(
      ({ id, title, kind, edition, authority, file, keywordCount, rulingCount }) => ({
        id,
        title,
        kind,
        edition,
        authority,
        keywords: keywordCount,
        rulings: rulingCount,
        warnings: diagnostics.filter((one) => one.file === file && one.severity === 'WARNING').length,
      }),
    ),
    totals: {
      sources: sources.length,
      keywords: content.keywords.length,
      rulings: currentRulings(content),
      errors: count('ERROR'),
      warnings: count('WARNING'),
      infos: count('INFO'),
    },
    diagnostics,
    notes,
  };
}

function refusedByLock(request: IngestRequest, holder: LockHolder | null): IngestReport {
  const who =
    holder === null
      ? 'Another ingest'
      : `The ingest with process id ${holder.pid} on ${holder.host}, running since ${holder.since},`;
  return {
    outcome: 'REFUSED',
    database: request.database,
    revision: null,
    previousRevision: null,
    sources: [],
    totals: { sources: 0, keywords: 0, rulings: 0, errors: 1, warnings: 0, infos: 0 },
    diagnostics: [],
    notes: [`${who} holds the lock of ${request.database}. Wait for it to end, then run again.`],
  };
}
