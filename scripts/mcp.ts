/** The Model Context Protocol over standard input and output, for an assistant that starts its servers itself. */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { pino } from 'pino';
import { readEnvironment } from '../api/environment.js';
import { openStore } from '../api/knowledge-base/store.js';
import { createLog } from '../api/log.js';
import { createMcpServer } from '../api/mcp/create-mcp-server.js';
import { projectVersion } from '../api/project.js';
import { bringUpToDate } from './ingest/bring-up-to-date.js';

const STDERR = 2;

async function main(): Promise<void> {
  const reading = readEnvironment(process.env);
  if (!reading.ok) {
    for (const problem of reading.problems) process.stderr.write(`${problem}\n`);
    process.exitCode = 1;
    return;
  }
  const { rulesDb, publicUrl, logLevel } = reading.environment;
  // Standard output is the protocol's alone.
  const log = createLog(logLevel, pino.destination({ dest: STDERR, sync: true }));
  await bringUpToDate(log);
  const store = openStore(rulesDb, {
    onOpened: ({ revision }) => log.info({ revision }, 'rules database opened'),
    onProblem: ({ message: problem }) => log.error({ problem }, 'rules database not opened'),
  });
  const server = createMcpServer({
    version: projectVersion(),
    context: () => {
      const knowledgeBase = store.current();
      return knowledgeBase === null ? null : { knowledgeBase, publicUrl };
    },
    work: async (_cost, work) => work(),
    onUnexpected: (err) => log.error({ err }, 'a tool failed unexpectedly'),
  });
  server.onclose = () => store.close();
  process.stdin.once('end', () => void server.close());
  await server.connect(new StdioServerTransport());
}

await main();
