import { parseArgs } from 'node:util';
import { inventCardSets, writeCardSets } from './bench/card-sets/invent-card-sets.js';

const USAGE = `Usage: npm run card-sets -- FOLDER [--cards 10000] [--files 85] [--seed 20050401]

Writes invented card sets in the form of LackeyCCG into FOLDER, with all the oddities of real ones, for tests and benchmarks.
`;

const EXIT = { done: 0, usage: 2 } as const;

interface Asked {
  readonly folder: string;
  /** Cards, files, seed. */
  readonly numbers: readonly (number | undefined)[];
}

function main(argv: readonly string[]): number {
  const asked = readArguments(argv);
  if (asked === null) {
    process.stderr.write(USAGE);
    return EXIT.usage;
  }
  const [cards, files, seed] = asked.numbers;
  const sets = inventCardSets(cards, files, seed);
  writeCardSets(asked.folder, sets);
  const { cards: made, printings, reminders, damaged } = sets;
  process.stdout.write(
    `${asked.folder}: ${sets.files.length} files with ${made} cards in ${printings} printings, ${reminders} reminders and ${damaged} damaged rows.\n`,
  );
  return EXIT.done;
}

/** Null when they are not understood. */
function readArguments(argv: readonly string[]): Asked | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { cards: { type: 'string' }, files: { type: 'string' }, seed: { type: 'string' } },
    });
    const [folder, ...others] = positionals;
    const given = [values.cards, values.files, values.seed];
    if (!given.every((one) => one === undefined || /^[1-9]\d{0,8}$/.test(one))) return null;
    if (folder === undefined || folder === '' || others.length > 0) return null;
    return { folder, numbers: given.map((one) => (one === undefined ? undefined : Number(one))) };
  } catch {
    return null;
  }
}

process.exitCode = main(process.argv.slice(2));
