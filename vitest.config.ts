import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BROWSER, MISSING } from './scripts/screenshots/browser-path.js';

if (!existsSync(BROWSER)) process.stderr.write(`Tests in a browser are skipped: they need ${MISSING}.\n`);

export default defineConfig({
  // Packages load graphql as CommonJS; tests must get the same copy, or its own instance checks fail.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['{api,client,engine,schema,scripts,pages}/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: ['vitest.setup.ts'],
    testTimeout: 30_000,
  },
});
