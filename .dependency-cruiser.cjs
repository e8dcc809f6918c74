/** Which folder may import which: the one-way road from `engine` and `api/knowledge-base` up to `scripts`. */

/** Tests and what only tests use: `*.test.ts`, samples, generated values, and `testing/` folders. */
const TESTS = '\\.test\\.ts$|/testing/|^engine/oracle/|(^|/)(sample-[^/]+|ask-sample|generated-[^/]+)\\.ts$';

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'engine-stands-alone',
      comment: 'The rules engine is pure: it knows nothing of servers, stores or schemas.',
      severity: 'error',
      from: { path: '^engine/', pathNot: `${TESTS}|^engine/oracle/` },
      to: { pathNot: '^engine/|node_modules/fastest-levenshtein' },
    },
    {
      name: 'knowledge-base-knows-no-server-and-no-engine',
      severity: 'error',
      from: { path: '^api/knowledge-base/' },
      to: { path: '^(engine|schema|scripts|web|api/(?!knowledge-base/))' },
    },
    {
      name: 'schema-reads-the-knowledge-base',
      severity: 'error',
      from: { path: '^schema/' },
      to: { path: '^(scripts|web|api/(?!(?:knowledge-base|interactions|answers|decks)/))' },
    },
    {
      name: 'answers-know-no-server',
      severity: 'error',
      from: { path: '^api/(?:answers|interactions)/' },
      to: { path: '^(schema|scripts|web|api/(?!(?:knowledge-base|interactions|answers)/))' },
    },
    {
      name: 'decks-know-the-knowledge-base-only',
      severity: 'error',
      from: { path: '^api/decks/' },
      to: { path: '^(engine|schema|scripts|web|api/(?!(?:knowledge-base|decks)/))' },
    },
    {
      name: 'nobody-imports-scripts',
      severity: 'error',
      from: { pathNot: '^scripts/' },
      to: { path: '^scripts/' },
    },
    { name: 'nobody-imports-web', severity: 'error', from: { pathNot: '^web/' }, to: { path: '^web/' } },
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
        path: '^(api|schema|scripts)/',
        pathNot: `${TESTS}|^scripts/(bench|check|mutation)(/|\\.ts$)|^scripts/generate-`,
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
      extensions: ['.ts', '.js'],
    },
  },
};
