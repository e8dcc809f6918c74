import { readEnvironment } from '../api/environment.js';
import { createRulesWorker } from '../api/http/rules-worker.js';
import { createReadAhead } from '../api/knowledge-base/read-ahead.js';
import { createLog } from '../api/log.js';
import { closeOnSignals, closeWhenOrphaned, startServer } from '../api/server.js';
import { schema } from '../schema/schema.js';
import { bringUpToDate } from './ingest/bring-up-to-date.js';

/** What was set is wrong; or there is no place to serve, such as a port that is in use. */
const EXIT = { misset: 2, unavailable: 3 } as const;

/** Who has waited for the start is answered first; the threads begin behind him. */
const THREADS_AFTER_MS = 300;

async function main(): Promise<void> {
  const reading = readEnvironment(process.env);
  if (!reading.ok) {
    for (const problem of reading.problems) process.stderr.write(`${problem}\n`);
    process.exitCode = EXIT.misset;
    return;
  }
  const { environment } = reading;
  const log = createLog(environment.logLevel);
  const read = createReadAhead();
  await bringUpToDate(log, read);
  try {
    const worker = createRulesWorker();
    const server = await startServer({ environment, schema, log, read, worker });
    setTimeout(worker.begin, THREADS_AFTER_MS).unref();
    closeOnSignals(server, log);
    if (process.env['npm_lifecycle_event'] !== undefined) closeWhenOrphaned(server, log);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = EXIT.unavailable;
  }
}

await main();
