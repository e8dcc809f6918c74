/** Changes the engine in small ways, one at a time, and counts the changes that some test notices. */
import { Stryker } from '@stryker-mutator/core';
import { projectRoot } from '../api/project.js';
import { readArguments, USAGE } from './mutation/read-arguments.js';
import { countOf, summaryOf } from './mutation/summary.js';
import { recordMutation } from './numbers/recorded.js';

async function main(argv: readonly string[]): Promise<void> {
  const asked = readArguments(argv);
  if (asked === null) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  const { oneIn, record, files } = asked;
  process.env['MUTATION_ONE_IN'] = String(oneIn);
  const stryker = new Stryker({
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation/sample-checker.mjs'],
    checkers: ['sample'],
    ...(files.length === 0 ? {} : { mutate: [...files] }),
  });
  const mutants = await stryker.runMutationTest();
  process.stdout.write(`${summaryOf(mutants).join('\n')}\n`);
  const count = countOf(mutants);
  if (record && count.tried > 0) recordMutation(projectRoot(), { oneIn, ...count });
}

await main(process.argv.slice(2));
