import { existsSync } from 'node:fs';
import { readDatabase } from '../../api/knowledge-base/database.js';
import { isDatabaseError } from '../../api/knowledge-base/database-error.js';
import { codeHash, hashOf, type Inputs, parseInputs, projectDataHash } from './publishing/inputs.js';
import { readLedger } from './publishing/ledger-file.js';
import { printDiagnostic } from './publishing/report.js';
import { runIngest } from './run-ingest.js';

/** What was done, for the log; a warning when an older state is served than there could be, an error when there is nothing to serve. */
export interface Ensured {
  readonly state: 'UP_TO_DATE' | 'BUILT' | 'SERVING_OLD' | 'NOT_BUILT';
  readonly message: string;
}

/**
 * Brings the project's database up to date before it is served: built when it is missing, rebuilt when the data or the programs of the
 * project changed, told by hashes. What an operator added stays; if one of his files is gone, what there is goes on being served.
 */
export async function ensureDatabase(dataFolder: string, database: string): Promise<Ensured> {
  const found = inputsOf(database);
  if (found !== null && isUpToDate(found, dataFolder)) {
    return { state: 'UP_TO_DATE', message: `${database} is up to date` };
  }
  const missing = found === null ? undefined : goneOf(found);
  if (missing !== undefined) return servingOld(missing);
  const report = await runIngest({
    dataFolder,
    database,
    paths: found === null ? [] : null,
    cardPaths: found === null ? [] : null,
    only: false,
    options: { title: null, edition: null, publishedOn: null, authority: null },
    strict: false,
    dryRun: false,
    allowShrink: false,
    recordsIds: false,
    waitMs: 60_000,
    progress: { step: () => {}, end: () => {} },
    onWait: () => {},
  });
  const errors = report.diagnostics.filter(({ severity }) => severity === 'ERROR').map(printDiagnostic);
  const message = [...report.notes, ...errors].join(' ');
  if (report.outcome === 'UNCHANGED') return { state: 'UP_TO_DATE', message: `${database} is up to date` };
  return report.outcome === 'REFUSED'
    ? {
        state: found === null ? 'NOT_BUILT' : 'SERVING_OLD',
        message: message || 'the database could not be built',
      }
    : {
        state: 'BUILT',
        message: `built revision ${report.revision} from the data of the project. ${message}`.trim(),
      };
}

function servingOld(missing: string): Ensured {
  return {
    state: 'SERVING_OLD',
    message:
      `the data or the programs of the project changed, but ${missing}, which was ingested too, is gone: the database stays as it is. ` +
      'Bring the file back, or run `npm run ingest` with the files that count now.',
  };
}

/** What an operator ingested and is no longer there. */
function goneOf({ paths, cardPaths }: Inputs): string | undefined {
  return [...paths, ...cardPaths].find((path) => !existsSync(path));
}

function isUpToDate(inputs: Inputs, dataFolder: string): boolean {
  if (inputs.code !== codeHash()) return false;
  if (inputs.only) return true;
  return (
    inputs.project === projectDataHash(dataFolder) &&
    inputs.ledger.includes(hashOf(readLedger(dataFolder).text))
  );
}

/** Null when there is no usable database of ours. */
function inputsOf(database: string): Inputs | null {
  try {
    return parseInputs(readDatabase(database).inputs);
  } catch (error) {
    if (isDatabaseError(error)) return null;
    throw error;
  }
}
