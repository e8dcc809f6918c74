import { DATA_FOLDER, databasePlace, readEnvironment } from '../api/environment.js';
import { createLog, type Log } from '../api/log.js';
import { closeOnSignals, closeWhenOrphaned, startServer } from '../api/server.js';
import { schema } from '../schema/schema.js';
import { ensureDatabase } from './ingest/ensure-database.js';
import { machineFault } from './ingest/publishing/machine-fault.js';

/** A database that `RULES_DB` names is its owner's: it is served, never built. */
async function bringUpToDate(log: Log): Promise<void> {
  const { path: database, isOwn } = databasePlace(process.env);
  if (!isOwn) return;
  try {
    const { state, message } = await ensureDatabase(DATA_FOLDER, database);
    if (state === 'NOT_BUILT') log.error({ state }, message);
    else if (state === 'SERVING_OLD') log.warn({ state }, message);
    else log.info({ state }, message);
  } catch (error) {
    log.error(machineFault(error, database) ?? (error instanceof Error ? error.message : String(error)));
  }
}

async function main(): Promise<void> {
  const reading = readEnvironment(process.env);
  if (!reading.ok) {
    for (const problem of reading.problems) process.stderr.write(`${problem}\n`);
    process.exitCode = 1;
    return;
  }
  const { environment } = reading;
  const log = createLog(environment.logLevel);
  await bringUpToDate(log);
  try {
    const server = await startServer({ environment, schema, log });
    closeOnSignals(server, log);
    if (process.env['npm_lifecycle_event'] !== undefined) closeWhenOrphaned(server, log);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

await main();
