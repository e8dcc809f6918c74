import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../api/project.js';

/** Paths of the files that a package has, beside the bundles that are made for it. */
let packed: readonly string[];

beforeAll(() => {
  const run = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: projectRoot(),
    encoding: 'utf8',
  });
  const [{ files }]: readonly [{ readonly files: readonly { readonly path: string }[] }] = JSON.parse(
    run.stdout,
  );
  packed = files.map(({ path }) => path);
}, 60_000);

describe('a package', () => {
  test.each([
    'bin/swtcg-rules.mjs',
    'bin/swtcg-rules-mcp.mjs',
    'scripts/launch/load-script.mjs',
    'data/keywords.yaml',
    'data/ruling-ids.json',
    'data/sources/manifest.yaml',
    'api/published-queries/search.graphql',
    'pages/browser/tsconfig.json',
    'LICENSE',
    'NOTICE',
  ])('has %s', (path) => expect(packed).toContain(path));
  test.each([
    ['tests', /\.test\./],
    ['a database of this machine', /\.db/],
    ['sources that are in its bundles', /^(?:engine|schema|scripts\/ingest|api\/http)\//],
  ])('has no %s', (_what, unwanted) => expect(packed.filter((path) => unwanted.test(path))).toEqual([]));
});
