/** Which folder may import which: the one-way road from `engine` and `api/knowledge-base` up to `scripts`. */

/** Tests and what only tests use: `*.test.ts`, samples, generated values, and `testing/` folders. */
const TESTS =
  '\\.test\\.tsx?$|/testing/|^engine/oracle/|(^|/)(sample-[^/]+|ask-sample|generated-[^/]+)\\.ts$';

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'engine-stands-alone',
      comment: 'The rules engine is pure: it knows nothing of servers, stores or schemas.',
      severity: 'error',
      from: { path: '^engine/', pathNot: `${TESTS}|^engine/oracle/` },
      to: { pathNot: '^engine/|node_modules/(fastest-levenshtein|lru-cache)/' },
    },
    {
      name: 'knowledge-base-knows-no-server-and-no-engine',
      severity: 'error',
      from: { path: '^api/knowledge-base/' },
      to: { path: '^(engine|schema|scripts|pages|api/(?!knowledge-base/))' },
    },
    {
      name: 'schema-reads-the-knowledge-base',
      severity: 'error',
      from: { path: '^schema/' },
      to: { path: '^(scripts|pages|api/(?!(?:knowledge-base|interactions|answers|attacks|decks)/))' },
    },
    {
      name: 'answers-know-no-server',
      severity: 'error',
      from: { path: '^api/(?:answers|interactions)/' },
      to: { path: '^(schema|scripts|pages|api/(?!(?:knowledge-base|interactions|attacks|answers)/))' },
    },
    {
      name: 'attacks-know-the-engine-and-the-knowledge-base',
      severity: 'error',
      from: { path: '^api/attacks/' },
      to: { path: '^(schema|scripts|pages|api/(?!(?:knowledge-base|attacks)/))' },
    },
    {
      name: 'decks-know-the-knowledge-base-and-how-keywords-meet',
      severity: 'error',
      from: { path: '^api/decks/' },
      to: { path: '^(schema|scripts|pages|api/(?!(?:knowledge-base|interactions|decks)/))' },
    },
    {
      name: 'discord-knows-no-server',
      comment: 'An interaction goes in, a reply comes out; the server carries both.',
      severity: 'error',
      from: { path: '^api/discord/' },
      to: { path: '^(scripts|pages|api/(?:http|server))' },
    },
    {
      name: 'nobody-imports-scripts',
      severity: 'error',
      from: { pathNot: '^scripts/' },
      to: { path: '^scripts/' },
    },
    {
      name: 'pages-show-what-services-say',
      comment: 'Pages know records and services, and no server: what they get is handed to them.',
      severity: 'error',
      from: { path: '^pages/', pathNot: TESTS },
      to: {
        path: '^(schema|scripts|api/(?!(?:knowledge-base|interactions|answers|decks|attacks)/|environment|project))',
      },
    },
    {
      name: 'only-the-server-shows-pages',
      severity: 'error',
      from: { pathNot: '^(pages|api/http|scripts)/' },
      to: { path: '^pages/' },
    },
    {
      name: 'scripts-of-the-browser-stand-alone',
      severity: 'error',
      from: { path: '^pages/browser/' },
      to: { pathNot: '^pages/browser/' },
    },
    {
      name: 'the-client-stands-alone',
      comment: 'It is copied into other projects: it needs nothing but itself, and nothing here needs it.',
      severity: 'error',
      from: { path: '^client/', pathNot: TESTS },
      to: { pathNot: '^client/' },
    },
    {
      name: 'nobody-imports-the-client',
      severity: 'error',
      from: { pathNot: '^client/' },
      to: { path: '^client/' },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { path: TESTS, pathNot: 'node_modules' },
    },
    {
      name: 'no-development-packages-in-the-product',
      severity: 'error',
      from: {
        path: '^(api|pages|schema|scripts)/',
        pathNot: `${TESTS}|^scripts/(bench|check|mutation|screenshots)(/|\\.ts$)|^scripts/generate[-/]`,
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-known-packages',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    { name: 'everything-resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};
