import { GraphQLError, type GraphQLSchema, getVariableValues } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import type { QueryContext } from '../../schema/context.js';
import type { Log } from '../log.js';
import type { MediaType } from './accepted.js';
import { errorsForCaller } from './caller-errors.js';
import { chooseOperation, parseDocument } from './parse-document.js';
import { createQueryCost, refuseCost } from './query-cost.js';
import type { QueryRequest } from './query-request.js';
import { aliasRule, depthRule } from './query-shape.js';
import type { RunningQueries } from './running-queries.js';

/** One query to run, against one knowledge base from beginning to end. */
export interface QueryCall {
  readonly asked: QueryRequest;
  readonly context: QueryContext;
  readonly requestId: string;
  readonly accept: Exclude<MediaType, 'text/html'>;
}

export interface QueryResult {
  readonly status: number;
  /** JSON. */
  readonly body: string;
  readonly failed: boolean;
  /** Null when the query was refused before its cost was known. */
  readonly cost: number | null;
  readonly operationName: string | null;
  /** Seconds, as a header has it, when there was no room for the query; else null. */
  readonly retryAfter: string | null;
}

export type RunQuery = (call: QueryCall) => Promise<QueryResult>;

/** What the steps of one run leave for its end. */
interface Notes {
  cost: number | null;
  operationName: string | null;
  failed: boolean;
  /** Counts the query out, once it is admitted. */
  over: () => void;
}

interface RunContext extends QueryContext {
  readonly call: QueryCall;
  readonly notes: Notes;
}

interface Parts {
  readonly schema: GraphQLSchema;
  readonly log: Log;
  /** Highest cost of a query. */
  readonly maxCost: number;
  readonly running: RunningQueries;
}

/** Bounded by the characters of the documents: a parsed one takes some forty times its text. */
function documentCache<T extends object>(): LRUCache<string, T> {
  return new LRUCache<string, T>({
    max: 1_000,
    maxSize: 1_000_000,
    sizeCalculation: (_, text) => text.length + 1,
  });
}

const VARIABLE_ERRORS = 20;

/** Parsing, limits and cost: everything that can refuse a query before a resolver runs. */
function limitsPlugin({ schema, maxCost, running }: Parts): Plugin<RunContext, RunContext, RunContext> {
  const costOf = createQueryCost(schema);
  return {
    onParse({ context, setParseFn }) {
      const { call, notes } = context;
      setParseFn((source) => parseDocument(typeof source === 'string' ? source : source.body));
      return ({ result }) => {
        if (result === null || result instanceof Error) return;
        notes.operationName = chooseOperation(result, call.asked.operationName).name?.value ?? null;
      };
    },
    onValidate({ addValidationRule }) {
      addValidationRule(depthRule);
      addValidationRule(aliasRule);
    },
    onExecute({ args, setResultAndStopExecution }) {
      const { call, notes } = args.contextValue;
      const operation = chooseOperation(args.document, call.asked.operationName);
      const definitions = operation.variableDefinitions ?? [];
      const { errors } = getVariableValues(schema, definitions, call.asked.variables, {
        maxErrors: VARIABLE_ERRORS,
      });
      if (errors) {
        const refusals = errors.map(
          ({ message, nodes }) =>
            new GraphQLError(message, { nodes: nodes ?? null, extensions: { code: 'BAD_USER_INPUT' } }),
        );
        setResultAndStopExecution({ errors: refusals });
        return;
      }
      notes.cost = costOf(args.document, operation, call.asked.variables);
      refuseCost(notes.cost, maxCost);
      notes.over = running.admit(notes.cost);
    },
  };
}

/** Puts codes, request ids and the cost into a result, and keeps to the log what the caller must not see. */
function resultPlugin({ log, maxCost }: Parts): Plugin<RunContext, RunContext, RunContext> {
  return {
    onRequestParse({ serverContext, setRequestParser }) {
      const { query, variables, operationName } = serverContext.call.asked;
      const params = {
        query,
        variables: { ...variables },
        ...(operationName === null ? {} : { operationName }),
      };
      setRequestParser(() => params);
    },
    onResultProcess({ result, setResult, serverContext: { call, notes } }) {
      if (Array.isArray(result) || Symbol.asyncIterator in result) return;
      const cost =
        notes.cost === null ? {} : { extensions: { cost: { requested: notes.cost, limit: maxCost } } };
      if (!result.errors?.length) {
        setResult({ ...result, ...cost });
        return;
      }
      notes.failed = true;
      const ran = 'data' in result && result.data !== undefined;
      const { errors, unexpected } = errorsForCaller(result.errors, call.requestId, ran);
      for (const err of unexpected)
        log.error({ err, requestId: call.requestId }, 'a query failed unexpectedly');
      setResult({ ...(ran ? { data: result.data } : {}), errors, ...cost });
    },
  };
}

/** The one GraphQL engine of a server. It gets requests that are read already, so that all transports share its limits. */
export function createRunQuery(parts: Parts): RunQuery {
  const yoga = createYoga<RunContext>({
    schema: parts.schema,
    graphqlEndpoint: '/graphql',
    logging: false,
    maskedErrors: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    batching: false,
    multipart: false,
    parserAndValidationCache: { documentCache: documentCache(), errorCache: documentCache<Error>() },
    plugins: [limitsPlugin(parts), resultPlugin(parts)],
  });
  return async (call) => {
    const notes: Notes = { cost: null, operationName: null, failed: false, over: () => {} };
    const context: RunContext = { ...call.context, call, notes };
    const init = { method: 'POST', headers: { Accept: call.accept } };
    try {
      const response = await yoga.fetch('http://localhost/graphql', init, context);
      const { cost, operationName, failed } = notes;
      const retryAfter = response.headers.get('Retry-After');
      return {
        status: response.status,
        body: await response.text(),
        cost,
        operationName,
        failed,
        retryAfter,
      };
    } finally {
      notes.over();
    }
  };
}
