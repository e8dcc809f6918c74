import type { ReadBuild } from '../../api/knowledge-base/read-ahead.js';
import type { Log } from '../../api/log.js';
import { DATA_FOLDER, databasePlace } from '../../api/project.js';
import { ensureDatabase } from './ensure-database.js';
import { machineFault } from './publishing/machine-fault.js';

/** Before it is served the project's database is built if need be, and what was done is logged. One that `RULES_DB` names is its owner's: it is never built here. */
export async function bringUpToDate(log: Log, read?: ReadBuild): Promise<void> {
  const { path: database, isOwn } = databasePlace(process.env);
  if (!isOwn) return;
  try {
    const { state, message } = await ensureDatabase(DATA_FOLDER, database, read);
    if (state === 'NOT_BUILT') log.error({ state }, message);
    else if (state === 'SERVING_OLD') log.warn({ state }, message);
    else log.info({ state }, message);
  } catch (error) {
    log.error(machineFault(error, database) ?? (error instanceof Error ? error.message : String(error)));
  }
}
