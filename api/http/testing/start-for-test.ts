import type { GraphQLSchema } from 'graphql';
import type { Environment } from '../../environment.js';
import { buildSearchIndex } from '../../knowledge-base/build-search-index.js';
import type { DatabaseError } from '../../knowledge-base/database-error.js';
import { type KnowledgeBase, openKnowledgeBase } from '../../knowledge-base/knowledge-base.js';
import { sampleContent } from '../../knowledge-base/sample-content.js';
import type { Store } from '../../knowledge-base/store.js';
import { createLog } from '../../log.js';
import { type RunningServer, startServer } from '../../server.js';
import type { RulesWorker } from '../rules-worker.js';
import type { StartTimer } from '../timer.js';
import { smallSchema } from './small-schema.js';

/** A server for one test file, and what it logged. */
export interface TestServer extends RunningServer {
  readonly graphql: string;
  /** Log lines so far, parsed. */
  readonly lines: readonly LogLine[];
}

export interface LogLine {
  readonly level?: string;
  readonly requestId?: string;
  readonly msg?: string;
  readonly path?: string;
  readonly status?: number;
  readonly hot?: boolean;
}

export interface TestOptions {
  readonly schema?: GraphQLSchema;
  readonly store?: Store;
  readonly maxCost?: number;
  readonly maxRunning?: number;
  readonly worker?: RulesWorker;
  readonly startTimer?: StartTimer;
  readonly environment?: Partial<Environment>;
}

export const testEnvironment: Environment = {
  port: 0,
  host: '127.0.0.1',
  rulesDb: '/nowhere/rules.db',
  publicUrl: null,
  reportUrl: null,
  logLevel: 'debug',
  discordPublicKey: null,
  discordApiUrl: 'http://127.0.0.1:9/nowhere',
};

/** The sample content under a revision of its own. */
export function sampleKnowledgeBase(revision = sampleContent.revision): KnowledgeBase {
  return openKnowledgeBase({ ...sampleContent, revision }, buildSearchIndex(sampleContent));
}

/** A store whose knowledge base a test replaces by hand. */
export interface HandStore extends Store {
  replace(knowledgeBase: KnowledgeBase | null, problem?: DatabaseError | null): void;
  readonly closed: () => boolean;
}

export function handStore(
  first: KnowledgeBase | null = sampleKnowledgeBase(),
  why: DatabaseError | null = null,
): HandStore {
  let current = first;
  let problem = why;
  let closed = false;
  return {
    current: () => current,
    problem: () => problem,
    close: () => {
      closed = true;
    },
    closed: () => closed,
    replace: (knowledgeBase, newProblem = null) => {
      current = knowledgeBase;
      problem = newProblem;
    },
  };
}

export async function startForTest(options: TestOptions = {}): Promise<TestServer> {
  const lines: LogLine[] = [];
  const environment = { ...testEnvironment, ...options.environment };
  const log = createLog(environment.logLevel, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const server = await startServer({
    environment,
    log,
    schema: options.schema ?? smallSchema,
    store: options.store ?? handStore(),
    ...(options.maxCost === undefined ? {} : { maxCost: options.maxCost }),
    ...(options.maxRunning === undefined ? {} : { maxRunning: options.maxRunning }),
    ...(options.worker === undefined ? {} : { worker: options.worker }),
    ...(options.startTimer === undefined ? {} : { startTimer: options.startTimer }),
  });
  return { ...server, graphql: `${server.url}/graphql`, lines };
}
