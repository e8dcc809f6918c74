/** Changes the engine in small ways, one at a time, and counts the changes that some test notices. */
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { summaryOf } from './mutation/summary.js';

const USAGE = `Usage: npm run mutation -- [--one-in N] [file.ts ...]

Tries one in N of the mutants, always the same ones (1 if N is not given: a run of hours), of all of engine/ or of some of its files.
Exit status: 0 goal met, 1 too many survive, 2 usage.
`;

/** Null when they are not understood. */
function readArguments(
  argv: readonly string[],
): { readonly oneIn: number; readonly files: readonly string[] } | null {
  try {
    const { values, positionals: files } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { 'one-in': { type: 'string', default: '1' } },
    });
    const oneIn = Number(values['one-in']);
    return Number.isInteger(oneIn) && oneIn >= 1 ? { oneIn, files } : null;
  } catch {
    return null;
  }
}

async function main(argv: readonly string[]): Promise<void> {
  const asked = readArguments(argv);
  if (asked === null) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  process.env['MUTATION_ONE_IN'] = String(asked.oneIn);
  const stryker = new Stryker({
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation/sample-checker.mjs'],
    checkers: ['sample'],
    ...(asked.files.length === 0 ? {} : { mutate: [...asked.files] }),
  });
  const mutants = await stryker.runMutationTest();
  process.stdout.write(`${summaryOf(mutants).join('\n')}\n`);
}

await main(process.argv.slice(2));
