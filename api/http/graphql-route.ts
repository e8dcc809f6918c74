import type { IncomingMessage } from 'node:http';
import { acceptedEncoding, acceptedType, type MediaType } from './accepted.js';
import type { Answered, Answerer, ServerParts } from './answerer.js';
import { callerOf } from './caller.js';
import { type Failure, failure, isFailure } from './failure.js';
import { cacheControl } from './freshness.js';
import { graphiqlLocation } from './graphiql-page.js';
import { HOT_ADDRESS, hotKey } from './hot-answers.js';
import { LOGGED_LENGTH } from './limits.js';
import { type QueryRequest, readPost, readQueryString } from './query-request.js';
import type { Content } from './representation.js';
import { splitUrl } from './request-url.js';
import type { QueryResult, RunQuery } from './run-query.js';

type ResultType = Exclude<MediaType, 'text/html'>;

const VARY = 'Accept, Accept-Encoding';

const notAcceptable = failure(
  406,
  'BAD_USER_INPUT',
  'The Accept header takes neither application/graphql-response+json nor application/json; results come in these.',
);

/** What a server without a database says. */
export function notReady(problem: string): Failure {
  return failure(503, 'NOT_READY', problem, {}, { 'Retry-After': '5' });
}

/** A person with a browser is shown the query in GraphiQL. */
function toGraphiql(parts: ServerParts, path: string, search: string): Answered {
  return {
    content: {
      status: 302,
      contentType: 'text/plain; charset=utf-8',
      body: 'See GraphiQL.\n',
      cacheControl: 'no-store',
      vary: VARY,
      tagged: false,
      revision: null,
      headers: { Location: graphiqlLocation(path, search, parts.documents) },
    },
  };
}

function resultContent(
  result: QueryResult,
  asked: QueryRequest,
  type: ResultType,
  revision: string,
  get: boolean,
): Content {
  const cacheable = get && result.status === 200 && !result.failed;
  return {
    status: result.status,
    contentType: `${type}; charset=utf-8`,
    body: result.body,
    cacheControl: cacheable ? cacheControl(asked.published ? 'publishedQuery' : 'query') : 'no-store',
    vary: VARY,
    tagged: cacheable,
    revision,
    headers: result.retryAfter === null ? {} : { 'Retry-After': result.retryAfter },
  };
}

/** The key of an answer that may be kept, as the hot path will look it up. */
function keyOf({ url = '', headers }: IncomingMessage, content: Content, type: ResultType): string | null {
  const choice = acceptedEncoding(headers['accept-encoding']);
  return content.tagged && choice !== null && url.startsWith(HOT_ADDRESS) ? hotKey(url, type, choice) : null;
}

/**
 * `/graphql`, for GET, HEAD and POST.
 *
 * Refusals of a query (syntax, validation, limits, variables) have status 400 as `application/graphql-response+json`. A caller that
 * takes only `application/json` gets them with 200, as GraphQL over HTTP has it for that type. What is wrong with the request
 * itself (body, content type, document id, address) is 4xx for everyone. Partial results are 200 with `errors` beside `data`.
 */
export function graphqlRoute(parts: ServerParts, run: RunQuery): Answerer {
  return async (request, requestId, isAbandoned) => {
    const { path, search } = splitUrl(request.url ?? '');
    const get = request.method !== 'POST';
    const accepted = acceptedType(request.headers.accept);
    if (accepted === 'text/html' && get) return toGraphiql(parts, path, search);
    const type: ResultType | null = accepted === 'text/html' ? 'application/json' : accepted;
    if (type === null) return { content: notAcceptable };
    const knowledgeBase = parts.store.current();
    if (knowledgeBase === null) {
      const problem = 'No rules database is loaded yet; try again in a moment. /readyz says what is missing.';
      return { content: notReady(problem), failureType: type };
    }
    const asked = get ? readQueryString(search, parts.documents) : await readPost(request, parts.documents);
    if (isFailure(asked)) return { content: asked, failureType: type };
    const context = callerOf(parts, knowledgeBase, isAbandoned);
    const result = await run({ asked, context, requestId, accept: type });
    const content = resultContent(result, asked, type, knowledgeBase.revision, get);
    const facts = { operation: result.operationName?.slice(0, LOGGED_LENGTH) ?? null, cost: result.cost };
    return { content, hotKey: get ? keyOf(request, content, type) : null, facts };
  };
}
