import { lexicographicSortSchema, printSchema } from 'graphql';
import type { DatabaseError } from '../knowledge-base/database-error.js';
import type { Answered, Answerer, ServerParts } from './answerer.js';
import { PREFLIGHT_HEADERS } from './cross-origin.js';
import { type Failure, failure } from './failure.js';
import { cacheControl } from './freshness.js';
import { GRAPHIQL_ASSETS, GRAPHIQL_PAGE, GRAPHIQL_POLICY, type GraphiqlAsset } from './graphiql-page.js';
import { notReady } from './graphql-route.js';
import { listDocuments } from './published-queries.js';
import type { Content, Representation } from './representation.js';
import { splitUrl } from './request-url.js';

export const JSON_TYPE = 'application/json; charset=utf-8';
const VARY = 'Accept-Encoding';
export const FRESH = cacheControl('page');

/** An answer of 200 that nobody keeps, unless `more` says otherwise. */
export function content(contentType: string, body: string | Buffer, more: Partial<Content> = {}): Content {
  const plain = {
    status: 200,
    cacheControl: 'no-store',
    vary: VARY,
    tagged: false,
    revision: null,
    headers: {},
  };
  return { ...plain, contentType, body, ...more };
}

/** What never changes while the server runs: made once, encoded once. */
export function unchanging(make: () => Promise<Content>): Answerer {
  const encoded = new Map<string, Representation>();
  let made: Promise<Content> | null = null;
  return async () => {
    made ??= make();
    return { content: await made, encoded };
  };
}

function asset(file: GraphiqlAsset, headers: Readonly<Record<string, string>> = {}): Answerer {
  return unchanging(async () =>
    content(file.contentType, await file.read(), { cacheControl: FRESH, tagged: true, headers }),
  );
}

/** The printed schema, so that tools need no introspection. */
export function schemaRoute({ schema }: ServerParts): Answerer {
  return unchanging(async () =>
    content('text/plain; charset=utf-8', `${printSchema(lexicographicSortSchema(schema))}\n`, {
      cacheControl: FRESH,
      tagged: true,
    }),
  );
}

/** The published documents with their ids. */
export function documentsRoute({ documents, publicUrl }: ServerParts): Answerer {
  return unchanging(async () =>
    content(JSON_TYPE, listDocuments(documents, publicUrl ?? ''), { cacheControl: FRESH, tagged: true }),
  );
}

/** GraphiQL: its page under `/graphiql`, and by name the files below it. */
export function graphiqlRoutes(): { readonly page: Answerer; readonly files: ReadonlyMap<string, Answerer> } {
  const files = new Map(Array.from(GRAPHIQL_ASSETS, ([name, file]) => [name, asset(file)] as const));
  const page = asset(GRAPHIQL_PAGE, { 'Content-Security-Policy': GRAPHIQL_POLICY });
  const toPage: Answerer = (request, ...rest) => {
    const { path, search } = splitUrl(request.url ?? '');
    const query = search === '' ? '' : `?${search}`;
    return path.endsWith('/')
      ? redirectRoute(`../graphiql${query}`)(request, ...rest)
      : page(request, ...rest);
  };
  return { page: toPage, files };
}

/** The process answers. */
export const healthRoute: Answerer = () => ({ content: content(JSON_TYPE, '{"status":"ok"}') });

/** Can queries be answered? `problem` is not null while an older database is served because the newest can't be read. */
export function readyRoute({ store }: ServerParts): Answerer {
  return () => {
    const knowledgeBase = store.current();
    const problem = publicProblem(store.problem());
    if (!knowledgeBase) return { content: notReady(problem ?? 'No rules database is loaded yet.') };
    const body = JSON.stringify({ status: 'ready', revision: knowledgeBase.revision, problem });
    return { content: content(JSON_TYPE, body) };
  };
}

/** The world need not know where on the machine the database lies; the log does. */
function publicProblem(problem: DatabaseError | null): string | null {
  return problem === null ? null : `${problem.code}: ${problem.found} ${problem.advice}`;
}

/** Somewhere else on this server; `location` is relative, so that it holds behind any prefix. */
export function redirectRoute(location: string): Answerer {
  return () => ({
    content: content('text/plain; charset=utf-8', `See ${location}.\n`, {
      status: 302,
      headers: { Location: location },
    }),
  });
}

/** A preflight, and OPTIONS in general: the methods that an address takes. */
export function optionsRoute(allowed: readonly string[]): Answerer {
  return () => ({
    content: content('text/plain', '', {
      status: 204,
      vary: '',
      headers: { Allow: allowed.join(', '), ...PREFLIGHT_HEADERS },
    }),
  });
}

/** An address that is not served. */
export function unknownRoute(served: readonly string[]): Answerer {
  return (request): Answered => {
    const { path } = splitUrl(request.url ?? '');
    const asked = JSON.stringify(path.slice(0, 200));
    const message = `Nothing is served at ${asked}. GraphQL is at /graphql.`;
    const refused: Failure = {
      ...failure(404, 'BAD_USER_INPUT', message, { served }),
      forReaders: `There is no page at ${asked}. Look for what you meant, or begin at the first page.`,
    };
    return { content: refused };
  };
}

/** A method that an address does not take. */
export function methodRoute(allowed: readonly string[]): Answerer {
  return (request): Answered => {
    const message = `The method ${request.method} is not taken here; use ${allowed.join(', ')}.`;
    return { content: failure(405, 'BAD_USER_INPUT', message, {}, { Allow: allowed.join(', ') }) };
  };
}
