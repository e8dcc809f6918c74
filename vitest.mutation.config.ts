import { defineConfig } from 'vitest/config';
import everything from './vitest.config.js';

/** The tests that look for mutants of the engine: all that are quick, and fewer cases of each property. */
export default defineConfig({
  ...everything,
  test: {
    ...everything.test,
    include: ['engine/**/*.test.ts', 'scripts/scenarios/every-scenario.test.ts'],
    exclude: [
      'engine/random-play.test.ts',
      'engine/hostile-input.test.ts',
      'engine/interaction/keyword-like-another.test.ts',
      'engine/notation/long-card-text.test.ts',
      'engine/oracle/**',
    ],
    env: { PROPERTY_RUNS: '12', ORACLE_RUNS: '25', REROLL_RUNS: '8', NOTATION_RUNS: '100' },
    bail: 1,
  },
});
