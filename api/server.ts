import type { Server } from 'node:http';
import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { MAX_COMPLEXITY } from '../schema/complexity.js';
import { createDiscordClient } from './discord/discord-client.js';
import type { Environment } from './environment.js';
import type { DiscordParts, ServerParts } from './http/answerer.js';
import { closeServer } from './http/close-server.js';
import { createFollowUps } from './http/discord-follow-ups.js';
import { createHotAnswers } from './http/hot-answers.js';
import { createHttpServer } from './http/http-server.js';
import { TIMEOUTS } from './http/limits.js';
import { listen } from './http/listen.js';
import { failureContent } from './http/page-content.js';
import { readPublishedQueries } from './http/published-queries.js';
import { createRequestIds } from './http/request-id.js';
import { createRulesWorker, type RulesWorker } from './http/rules-worker.js';
import { createRunQuery } from './http/run-query.js';
import { createRunningQueries } from './http/running-queries.js';
import { type StartTimer, startTimer } from './http/timer.js';
import type { ReadBuild } from './knowledge-base/read-ahead.js';
import { openStore, type Store } from './knowledge-base/store.js';
import type { Log } from './log.js';
import { projectRoot, projectVersion } from './project.js';

export interface RunningServer {
  /** Where it is reached from this machine, without a trailing slash. */
  readonly url: string;
  /** Ends it within 5 seconds: no new connections, requests in flight are finished, then the store is closed. */
  close(): Promise<void>;
}

export interface ServerOptions {
  readonly environment: Environment;
  readonly schema: GraphQLSchema;
  readonly log: Log;
  /** How the database is read, for who has read it already. */
  readonly read?: ReadBuild;
  /** Opened from `environment.rulesDb` unless given; closed with the server either way. */
  readonly store?: Store;
  /** Highest cost of one query. */
  readonly maxCost?: number;
  /** Highest cost of all queries that run at once. */
  readonly maxRunning?: number;
  /** What works beside the requests; threads of its own unless given. Closed with the server either way. */
  readonly worker?: RulesWorker;
  /** How the time is measured after which a reply to Discord is deferred. */
  readonly startTimer?: StartTimer;
}

function openLoggedStore({ environment, log, read }: ServerOptions): Store {
  return openStore(environment.rulesDb, {
    ...(read === undefined ? {} : { read }),
    onOpened: ({ revision }) => log.info({ revision }, 'rules database opened'),
    onProblem: ({ code, message: problem, cause }) =>
      log.error(code === 'UNEXPECTED' ? { problem, err: cause } : { problem }, 'rules database not opened'),
  });
}

/**
 * Starts to serve. Without a usable database it serves too, answers 503 to queries and says on `/readyz` what is missing, and takes
 * the database when it comes. Rejects, with a message of one line, when it can't listen on the host and port.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { environment, schema, log, maxCost = MAX_COMPLEXITY } = options;
  const store = options.store ?? openLoggedStore(options);
  let closing: Promise<void> | null = null;
  const { publicUrl, reportUrl } = environment;
  const running = createRunningQueries(options.maxRunning);
  const parts: ServerParts = {
    schema,
    store,
    log,
    publicUrl,
    reportUrl,
    running,
    failurePage: (failed, url, requestId) =>
      failureContent({ publicUrl, reportUrl, store }, failed, url, requestId),
    requestIds: createRequestIds(),
    hotAnswers: createHotAnswers(),
    worker: options.worker ?? createRulesWorker(),
    discord: discordOf(options),
    documents: readPublishedQueries(join(projectRoot(), 'api', 'published-queries')),
  };
  const server = createHttpServer(
    parts,
    createRunQuery({ schema, log, maxCost, running }),
    () => closing !== null,
  );
  try {
    const url = await listen(server, environment.port, environment.host);
    log.info({ url }, 'listening');
    const close = (): Promise<void> => {
      closing ??= closeAll(server, parts).finally(() => store.close());
      return closing;
    };
    return { url, close };
  } catch (error) {
    store.close();
    throw error;
  }
}

/** Null when no interactions of Discord are taken. */
function discordOf({ environment, log, startTimer: start = startTimer }: ServerOptions): DiscordParts | null {
  const { discordPublicKey, discordApiUrl, publicUrl } = environment;
  if (discordPublicKey === null) return null;
  const userAgent = `DiscordBot (${publicUrl ?? 'swtcg-rules'}, ${projectVersion()})`;
  const createClient = (signal: AbortSignal) =>
    createDiscordClient({ apiUrl: discordApiUrl, userAgent, signal });
  return {
    publicKey: discordPublicKey,
    followUps: createFollowUps(createClient, log),
    startTimer: start,
  };
}

/** Replies that were deferred may still be followed up, in what is left of the time. */
async function closeAll(
  server: Server,
  { discord, worker }: Pick<ServerParts, 'discord' | 'worker'>,
): Promise<void> {
  const began = performance.now();
  await closeServer(server);
  const left = TIMEOUTS.close - (performance.now() - began);
  await discord?.followUps.close(Math.max(left, TIMEOUTS.unread));
  await worker.close();
}

/** Ends the process in good order on SIGTERM and SIGINT; a second signal ends it at once. */
export function closeOnSignals(server: RunningServer, log: Log): void {
  const stop = (signal: NodeJS.Signals): void => {
    process.once(signal, () => process.exit(1));
    log.info({ signal }, 'closing');
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** How often an orphan looks for its parent. */
const ORPHAN_CHECK_MS = 500;

/**
 * Ends the process in good order when its parent is gone. `npm start` runs it in a shell that dies of a SIGTERM without passing it on: the
 * server would go on and keep the port.
 */
export function closeWhenOrphaned(server: RunningServer, log: Log, parent: number = process.ppid): void {
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    log.info({ parent }, 'closing: the parent process is gone');
    void server.close().then(() => process.exit(0));
  }, ORPHAN_CHECK_MS);
  check.unref();
}
