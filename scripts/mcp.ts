/** The Model Context Protocol over standard input and output, for an assistant that starts its servers itself. */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { pino } from 'pino';
import { AT_ONCE } from '../api/answers/long-work.js';
import { readEnvironment } from '../api/environment.js';
import { openStore } from '../api/knowledge-base/store.js';
import { createLog } from '../api/log.js';
import { createMcpServer } from '../api/mcp/create-mcp-server.js';
import { answerToUnread, unreadMessage } from '../api/mcp/unread-message.js';
import { projectVersion } from '../api/project.js';
import { bringUpToDate } from './ingest/bring-up-to-date.js';
import { printableLines } from './ingest/reading/printable.js';

const STDERR = 2;

const HELP = `Usage: swtcg-rules mcp

Serves the rules to an assistant over standard input and output, with the Model Context Protocol. An assistant starts it itself and
speaks to it; typed alone it waits for messages. In the settings of an assistant:

  { "mcpServers": { "swtcg-rules": { "command": "swtcg-rules", "args": ["mcp"] } } }

Environment: RULES_DB names another database, PUBLIC_URL makes addresses whole, LOG_LEVEL says how much is told on standard error.
`;

/** What to say in place of serving; null: serve. */
function spoken([first]: readonly string[]): { readonly text: string; readonly exit: number } | null {
  if (first === undefined) return null;
  if (first === '--help' || first === '-h') return { text: HELP, exit: 0 };
  return { text: `error: unknown argument '${first}'; there are none but --help\n`, exit: 2 };
}

async function main(argv: readonly string[]): Promise<void> {
  const said = spoken(argv);
  if (said !== null) {
    (said.exit === 0 ? process.stdout : process.stderr).write(printableLines(said.text));
    process.exitCode = said.exit;
    return;
  }
  const reading = readEnvironment(process.env);
  if (!reading.ok) {
    for (const problem of reading.problems) process.stderr.write(`${problem}\n`);
    process.exitCode = 2;
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
    work: async (_cost, piece) => piece(AT_ONCE),
    onUnexpected: (err) => log.error({ err }, 'a tool failed unexpectedly'),
  });
  server.onclose = () => store.close();
  // What is no message never comes to the server, and who sent it would wait for ever.
  server.onerror = (error) => {
    const unread = unreadMessage(error);
    if (unread === null) log.error({ err: error }, 'the protocol failed');
    else process.stdout.write(`${answerToUnread(unread)}\n`);
  };
  process.stdin.once('end', () => void server.close());
  await server.connect(new StdioServerTransport());
}

await main(process.argv.slice(2));
