import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Packages load graphql as CommonJS; tests must get the same copy, or its own instance checks fail.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['{api,engine,schema,scripts}/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['vitest.setup.ts'],
    testTimeout: 30_000,
  },
});
