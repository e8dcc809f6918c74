import { createLog } from '../../log.js';
import { closeOnSignals } from '../../server.js';
import { startForTest, testEnvironment } from './start-for-test.js';

/** A process of its own for tests of signals: serves, says where on its first line of output, and ends when it is told to. */
const server = await startForTest({ environment: testEnvironment });
process.stdout.write(`${server.url}\n`);
closeOnSignals(server, createLog('silent'));
