import { lstatSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { buildSearchIndex } from '../../api/knowledge-base/build-search-index.js';
import type { Content } from '../../api/knowledge-base/records.js';
import { hasErrors, strictly } from './diagnostics.js';
import { printLedger } from './editions/ledger.js';
import { type Prepared, prepare, STAGES_AFTER_READING } from './prepare.js';
import { codeHash } from './publishing/code-hash.js';
import { composeReport, lockedOutReport } from './publishing/compose-report.js';
import { type Inputs, projectDataHash, type SourceOptions } from './publishing/inputs.js';
import { ledgerPath, readLedger } from './publishing/ledger-file.js';
import { removeLeftovers } from './publishing/leftovers.js';
import { acquireLock, type LockHolder } from './publishing/lock.js';
import { obstaclesTo } from './publishing/obstacles.js';
import { type PreviousBuild, readPreviousBuild } from './publishing/previous-build.js';
import type { Progress } from './publishing/progress.js';
import { publish, type SetAside } from './publishing/publish.js';
import { NO_RECORDS, stageRecords } from './publishing/record-ids.js';
import { hashOfRecords, hashOfRecordsOnDisk } from './publishing/records-hash.js';
import type { IngestReport, Outcome } from './publishing/report.js';
import { readRevisionLog, revisionLogPath } from './publishing/revision-log.js';

export interface IngestRequest {
  readonly dataFolder: string;
  /** Where the database goes. */
  readonly database: string;
  /** An operator's files and folders; null: those of the last run. */
  readonly paths: readonly string[] | null;
  /** Folders of card sets, likewise. */
  readonly cardPaths: readonly string[] | null;
  /** Leaves the project's own data out. */
  readonly only: boolean;
  readonly options: SourceOptions;
  /** Warnings stop the publication. */
  readonly strict: boolean;
  readonly dryRun: boolean;
  readonly allowShrink: boolean;
  /** Writes the ledger and the log of revisions, unless the project's own data is left out. */
  readonly recordsIds: boolean;
  readonly waitMs: number;
  readonly progress: Progress;
  onWait(holder: LockHolder | null): void;
}

/** Reads, checks and publishes. What keeps it from publishing stands in the report; only faults of the machine or the code throw. */
export async function runIngest(given: IngestRequest): Promise<IngestReport> {
  const request = { ...given, database: placeOf(given.database) };
  try {
    return request.dryRun ? ingest(request) : await ingestLocked(request);
  } finally {
    request.progress.end();
  }
}

/** Where a link leads to: the file itself is to be replaced, not the link. Nothing is put beside a folder or a device, not even a lock. */
function placeOf(database: string): string {
  const path = resolve(database);
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  const place = isLink ? realpathSync(path) : path;
  if (statSync(place, { throwIfNoEntry: false })?.isFile() === false)
    throw new Error(`${place} is not a file, so no database is put there: give another place with --out.`);
  return place;
}

/** The ledger has a lock of its own: ingests into different databases may write the same one. It is always taken last. */
async function ingestLocked(request: IngestRequest): Promise<IngestReport> {
  mkdirSync(dirname(request.database), { recursive: true });
  const ledger = ledgerPath(request.dataFolder);
  const releases: (() => void)[] = [];
  try {
    for (const file of [request.database, ...(request.recordsIds ? [ledger] : [])]) {
      const lock = await acquireLock(file, request.waitMs, request.onWait);
      if (!lock.ok) return lockedOutReport(request.database, file, lock.holder);
      releases.unshift(lock.release);
    }
    removeLeftovers(request.database);
    if (request.recordsIds) {
      removeLeftovers(ledger);
      removeLeftovers(revisionLogPath(request.dataFolder));
    }
    return ingest(request);
  } finally {
    for (const release of releases) release();
  }
}

/** What this run reads: an operator who names no paths means those of the last run, and what he said of them. So it is with card sets. */
interface Scope {
  readonly paths: readonly string[];
  readonly cardPaths: readonly string[];
  readonly only: boolean;
  readonly options: SourceOptions;
}

function scopeOf(request: IngestRequest, { inputs }: PreviousBuild): Scope {
  const { paths, only, options } = request;
  const cardPaths = request.cardPaths ?? inputs?.cardPaths ?? [];
  if (paths !== null || inputs === null) return { paths: paths ?? [], cardPaths, only, options };
  return { paths: inputs.paths, cardPaths, only: only || inputs.only, options: inputs.options };
}

function ingest(request: IngestRequest): IngestReport {
  const { database, dataFolder, progress } = request;
  const previous = readPreviousBuild(database);
  const scope = scopeOf(request, previous);
  const ledger = readLedger(dataFolder);
  const prepared = prepare({
    ...scope,
    dataFolder,
    ledger: ledger.ledger,
    builtAt: new Date().toISOString(),
    progress,
  });
  const { content } = prepared;
  const diagnostics = request.strict ? strictly(content.diagnostics) : content.diagnostics;
  const previousRevision = previous.build?.content.revision ?? null;
  const conclude = (outcome: Outcome, notes: readonly string[] = []): IngestReport =>
    composeReport({ outcome, database, content, previousRevision, diagnostics, notes });
  const obstacles = obstaclesTo(content, previous, diagnostics, request.allowShrink);
  if (request.dryRun && !hasErrors(diagnostics) && content.sources.length > 0)
    return conclude('CHECKED', obstacles ?? []);
  if (obstacles !== null) return conclude('REFUSED', obstacles);
  const inputs = inputsOf(scope, dataFolder, prepared);
  const records = request.recordsIds && !scope.only ? stageRecords(dataFolder, prepared, ledger) : NO_RECORDS;
  try {
    if (isSame(previous, prepared, inputs)) return conclude('UNCHANGED', records.put());
    const searchIndex = buildSearchIndex(content);
    progress.step(prepared.steps + 2, prepared.steps + STAGES_AFTER_READING);
    const build = { content, searchIndex, inputs: JSON.stringify(inputs) };
    const aside = publish(database, build, previous.problem !== null);
    return conclude('PUBLISHED', [
      ...tellAside(previous, aside),
      ...records.put(),
      ...(request.recordsIds || scope.only ? [] : tellUnlogged(dataFolder, content)),
    ]);
  } finally {
    records.discard();
  }
}

/** Without its line in the log a revision is unknown to the next build, and whoever holds it must fetch everything anew. */
function tellUnlogged(dataFolder: string, { revision }: Content): readonly string[] {
  if (readRevisionLog(dataFolder).some((entry) => entry.revision === revision)) return [];
  return [
    `Revision ${revision} is not in data/revisions.json, which only npm run ingest of data/rules.db writes: once another one is served, /v1/changes since this one is 410, and ids of new rulings are given anew. Add --record-ids to keep both.`,
  ];
}

function tellAside({ problem }: PreviousBuild, aside: SetAside | null): readonly string[] {
  if (aside === null) return [];
  const { path, replaced } = aside;
  const earlier = replaced === 1 ? 'one that was' : `${replaced} that were`;
  return [
    `${problem} It was moved to ${path}; files that had been added to it must be named again.`,
    ...(replaced === 0
      ? []
      : [
          `It took the place of ${earlier} there before: a database holds nothing but what its sources hold.`,
        ]),
  ];
}

function inputsOf(scope: Scope, dataFolder: string, prepared: Prepared): Inputs {
  return {
    code: codeHash(),
    project: projectDataHash(dataFolder),
    records: scope.only
      ? []
      : [hashOfRecordsOnDisk(dataFolder), hashOfRecords(printLedger(prepared.ledger), prepared.log)],
    only: scope.only,
    paths: scope.paths.map((path) => resolve(path)),
    cardPaths: scope.cardPaths.map((path) => resolve(path)),
    options: scope.options,
    added: prepared.added.map(({ path, sha256 }) => ({ path, sha256 })),
  };
}

function isSame(previous: PreviousBuild, { content }: Prepared, inputs: Inputs): boolean {
  if (previous.build?.content.revision !== content.revision || previous.inputs === null) return false;
  if (!isDeepStrictEqual(previous.build.content.revisions, content.revisions)) return false;
  const { records: _before, ...before } = previous.inputs;
  const { records: _now, ...now } = inputs;
  return JSON.stringify(before) === JSON.stringify(now);
}
