import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleOf } from './bundle.mjs';

/**
 * What `npm run build` runs: the bundles that are otherwise made when they are first needed, and the hash of the programs that build
 * databases. A package has these in place of the sources.
 */
const SCRIPTS = [
  'start',
  'mcp',
  'ingest',
  'export',
  'cli',
  'cli/local-replies',
  'cli/server-replies',
  'ingest/ensure-database',
];

const root = join(import.meta.dirname, '..', '..');
for (const name of SCRIPTS) process.stdout.write(`${await bundleOf(root, name)}\n`);
const { codeHash } = await import(pathToFileURL(await bundleOf(root, 'ingest/publishing/code-hash')).href);
writeFileSync(join(root, 'dist', 'code-hash.txt'), `${codeHash()}\n`);
