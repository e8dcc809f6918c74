import { existsSync } from 'node:fs';
import { readDatabase } from '../../api/knowledge-base/database.js';
import { isDatabaseError } from '../../api/knowledge-base/database-error.js';
import type { ReadBuild } from '../../api/knowledge-base/read-ahead.js';
import { isUpToDate } from './is-up-to-date.js';
import { type Inputs, parseInputs } from './publishing/inputs.js';
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
export async function ensureDatabase(
  dataFolder: string,
  database: string,
  read: ReadBuild = readDatabase,
): Promise<Ensured> {
  const found = inputsOf(database, read);
  if (found !== null && isUpToDate(found, dataFolder)) {
    return { state: 'UP_TO_DATE', message: `${database} is up to date` };
  }
  const missing = found === null ? undefined : goneOf(found);
  return missing === undefined ? rebuild(dataFolder, database, found !== null) : servingOld(missing);
}

/** From the data of the project, and from what an operator added to a database that is there. */
async function rebuild(dataFolder: string, database: string, isThere: boolean): Promise<Ensured> {
  const report = await runIngest({
    dataFolder,
    database,
    paths: isThere ? null : [],
    cardPaths: isThere ? null : [],
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
    ? { state: isThere ? 'SERVING_OLD' : 'NOT_BUILT', message: message || 'the database could not be built' }
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

/** Null when there is no usable database of ours. */
function inputsOf(database: string, read: ReadBuild): Inputs | null {
  try {
    return parseInputs(read(database).inputs);
  } catch (error) {
    if (isDatabaseError(error)) return null;
    throw error;
  }
}
