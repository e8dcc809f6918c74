import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { type Answerer, answerWith, type ServerParts } from './answerer.js';
import { METHODS } from './cross-origin.js';
import { discordRoute } from './discord-route.js';
import { embedRoutes } from './embed-routes.js';
import { failure } from './failure.js';
import { graphqlRoute } from './graphql-route.js';
import { mcpRoute } from './mcp-route.js';
import { pageRoutes } from './page-table.js';
import {
  documentsRoute,
  graphiqlRoutes,
  healthRoute,
  methodRoute,
  optionsRoute,
  readyRoute,
  schemaRoute,
  unknownRoute,
} from './plain-routes.js';
import { refuseLongUrl } from './request-url.js';
import type { RunQuery } from './run-query.js';
import { dataRoutes } from './v1/routes.js';

const READ = ['GET', 'HEAD', 'OPTIONS'];

/** Before any route: what is too long to be looked at. */
function answerEarly(parts: ServerParts): RequestHandler {
  return (request, response, next) => {
    const refused = refuseLongUrl(request.originalUrl);
    if (refused) return answerWith(parts, () => ({ content: refused }))(request, response);
    next();
  };
}

/** Express hands on what it can't read, and what a handler throws. */
function answerThrown(parts: ServerParts): ErrorRequestHandler {
  const message = 'The address is not properly percent-encoded; encode it as UTF-8.';
  const unreadable = answerWith(parts, () => ({ content: failure(400, 'BAD_USER_INPUT', message) }));
  return (error: unknown, request, response, _next) => {
    if (error instanceof URIError) return unreadable(request, response);
    const rethrow = (): never => {
      throw error;
    };
    return answerWith(parts, rethrow)(request, response);
  };
}

/** The ordinary way: routes, methods and everything that is refused, in one JSON shape. */
export function createApp(parts: ServerParts, run: RunQuery): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  app.use(answerEarly(parts));

  const serve = (path: string, answerer: Answerer, methods: readonly string[] = READ): string => {
    const answered = answerWith(parts, answerer);
    const refused = answerWith(parts, methodRoute(methods));
    const options = answerWith(parts, optionsRoute(methods));
    app.options(path, options);
    app.all(path, (request, response) =>
      (methods.includes(request.method) ? answered : refused)(request, response),
    );
    return path;
  };
  const graphiql = graphiqlRoutes();
  const served = [
    serve('/graphql', graphqlRoute(parts, run), METHODS),
    serve('/mcp', mcpRoute(parts), ['POST', 'OPTIONS']),
    ...(parts.discord === null
      ? []
      : [serve('/discord/interactions', discordRoute(parts, parts.discord), ['POST', 'OPTIONS'])]),
    serve('/graphiql', graphiql.page),
    serve('/documents.json', documentsRoute(parts)),
    serve('/schema.graphql', schemaRoute(parts)),
    serve('/healthz', healthRoute),
    serve('/readyz', readyRoute(parts)),
    ...pageRoutes(parts).map(([path, answerer, methods]) => serve(path, answerer, methods)),
    ...embedRoutes(parts).map(([path, answerer]) => serve(path, answerer)),
    ...dataRoutes(parts).map(([path, answerer]) => serve(path, answerer)),
  ];
  for (const [name, file] of graphiql.files) serve(`/graphiql/${name}`, file);

  app.options(/.*/, answerWith(parts, optionsRoute(METHODS)));
  app.use(answerWith(parts, unknownRoute(served)));
  app.use(answerThrown(parts));
  return app;
}
