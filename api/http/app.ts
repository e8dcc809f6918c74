import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { type Answerer, answerWith, type ServerParts } from './answerer.js';
import { failure } from './failure.js';
import { graphqlRoute } from './graphql-route.js';
import {
  documentsRoute,
  graphiqlRoutes,
  healthRoute,
  methodRoute,
  optionsRoute,
  readyRoute,
  redirectRoute,
  schemaRoute,
  unknownRoute,
} from './plain-routes.js';
import { refuseLongUrl } from './query-request.js';
import type { RunQuery } from './run-query.js';

const READ = ['GET', 'HEAD', 'OPTIONS'];
const QUERY = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** The ordinary way: routes, methods and everything that is refused, in one JSON shape. */
export function createApp(parts: ServerParts, run: RunQuery): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  const by = (answerer: Answerer) => answerWith(parts, answerer);

  app.use((request, response, next) => {
    const refused = refuseLongUrl(request.originalUrl);
    if (refused) return by(() => ({ content: refused }))(request, response);
    if (request.method === 'OPTIONS') return by(optionsRoute)(request, response);
    return next();
  });

  const served: string[] = [];
  const serve = (path: string, answerer: Answerer, methods: readonly string[] = READ): void => {
    const answered = by(answerer);
    const refused = by(methodRoute(methods));
    app.all(path, (request, response) =>
      (methods.includes(request.method) ? answered : refused)(request, response),
    );
    served.push(path);
  };

  const graphiql = graphiqlRoutes();
  serve('/graphql', graphqlRoute(parts, run), QUERY);
  serve('/', redirectRoute('graphiql'));
  serve('/graphiql', graphiql.page);
  serve('/documents.json', documentsRoute(parts));
  serve('/schema.graphql', schemaRoute(parts));
  serve('/healthz', healthRoute);
  serve('/readyz', readyRoute(parts));
  const listed = [...served];
  for (const [name, file] of graphiql.files) serve(`/graphiql/${name}`, file);

  app.use(by(unknownRoute(listed)));
  const unreadable = by(() => ({
    content: failure(
      400,
      'BAD_USER_INPUT',
      'The address is not properly percent-encoded; encode it as UTF-8.',
    ),
  }));
  app.use((_error: unknown, request: Request, response: Response, _next: NextFunction) =>
    unreadable(request, response),
  );
  return app;
}
