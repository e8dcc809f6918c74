import { GRAPHIQL_EXAMPLES } from './graphiql-examples.js';
import type { PublishedQueries } from './published-queries.js';

/** A file of the page, made when it is first asked for: together they are some 9 MB. */
export interface GraphiqlAsset {
  readonly contentType: string;
  read(): Promise<string>;
}

const SCRIPT = 'text/javascript; charset=utf-8';
const assets = () => import('@graphql-yoga/render-graphiql/graphiql');

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>SWTCG rules: GraphiQL</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="graphiql/app.css" />
    <link rel="stylesheet" href="graphiql/page.css" />
  </head>
  <body>
    <noscript>GraphiQL needs JavaScript. The schema is at <a href="schema.graphql">schema.graphql</a>.</noscript>
    <div id="root"></div>
    <script src="graphiql/app.js"></script>
    <script src="graphiql/start.js"></script>
  </body>
</html>
`;

const PAGE_STYLE = 'html, body, #root { height: 100%; margin: 0; overflow: hidden; }\n';

const TABS = GRAPHIQL_EXAMPLES.map(({ query, variables }) => ({
  query,
  variables: JSON.stringify(variables, null, 2),
}));

/**
 * A link's own query comes first; without one a newcomer finds the examples. GraphiQL does not take the variables of the tab it opens
 * from its list of tabs, so they are given as well, but only to who has no tabs of his own yet.
 */
const START = `self.MonacoEnvironment = {
  globalAPI: false,
  getWorkerUrl: (_module, label) => new URL('graphiql/' + label + '.worker.js', location.href).href,
};
const given = new URL(location.href).searchParams;
const options = { endpoint: 'graphql', title: 'SWTCG rules' };
if (given.has('query')) options.variables = given.get('variables') ?? undefined;
else {
  options.defaultTabs = ${JSON.stringify(TABS)};
  if (localStorage.getItem('graphiql:tabState') === null) options.variables = options.defaultTabs[0].variables;
}
YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), options);
`;

/** By name under `/graphiql/`. The names of the workers are the labels that the editor asks for. */
export const GRAPHIQL_ASSETS: ReadonlyMap<string, GraphiqlAsset> = new Map([
  ['app.js', { contentType: SCRIPT, read: async () => (await assets()).js }],
  ['app.css', { contentType: 'text/css; charset=utf-8', read: async () => (await assets()).css }],
  ['page.css', { contentType: 'text/css; charset=utf-8', read: async () => PAGE_STYLE }],
  ['start.js', { contentType: SCRIPT, read: async () => START }],
  [
    'editorWorkerService.worker.js',
    { contentType: SCRIPT, read: async () => (await assets()).editorWorkerService },
  ],
  ['json.worker.js', { contentType: SCRIPT, read: async () => (await assets()).jsonWorker }],
  ['graphql.worker.js', { contentType: SCRIPT, read: async () => (await assets()).graphqlWorker }],
]);

/** The page itself; all that it loads comes from this server. */
export const GRAPHIQL_PAGE: GraphiqlAsset = {
  contentType: 'text/html; charset=utf-8',
  read: async () => PAGE,
};

/** Scripts from here only, none inline. The editor builds style elements as it goes, so inline styles must be allowed. */
export const GRAPHIQL_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Where GraphiQL shows a request to `/graphql`, relative to that address so that it holds behind any prefix. A published query
 * becomes its text, because that is what the editor can show.
 */
export function graphiqlLocation(path: string, search: string, documents: PublishedQueries): string {
  const parameters = new URLSearchParams(search);
  const document = documents.byId.get(parameters.get('documentId') ?? '');
  if (document && !parameters.has('query')) {
    parameters.delete('documentId');
    parameters.set('query', document.text);
  }
  const query = parameters.size > 0 ? `?${parameters}` : '';
  return `${path.endsWith('/') ? '../' : ''}graphiql${query}`;
}
