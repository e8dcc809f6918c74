import { readEnvironment } from '../../api/environment.js';
import { createLog } from '../../api/log.js';
import { type RunningServer, startServer } from '../../api/server.js';
import { schema } from '../../schema/schema.js';

/** A server on a free port of this machine, with the rules database as it is now. */
export function testedServer(): Promise<RunningServer> {
  const reading = readEnvironment({ ...process.env, HOST: '127.0.0.1', PORT: '0' });
  if (!reading.ok) throw new Error(reading.problems.join(' '));
  return startServer({ environment: reading.environment, schema, log: createLog('warn') });
}
