import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{api,schema,scripts}/**/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
  },
});
