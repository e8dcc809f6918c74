import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm run mutation -- [--one-in N] [--record | file.ts ...]

Tries one in N of the mutants, always the same ones (1 if N is not given: a run of hours), of all of engine/ or of some of its files.
--record keeps the count for the README (npm run numbers); that of some files would be none of the engine.
Exit status: 0 goal met, 1 too many survive, 2 usage.
`;

export interface MutationAsked {
  /** One in so many of the mutants. */
  readonly oneIn: number;
  readonly record: boolean;
  /** Empty: all of the engine. */
  readonly files: readonly string[];
}

/** Null when they are not understood. */
export function readArguments(argv: readonly string[]): MutationAsked | null {
  try {
    const { values, positionals: files } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        'one-in': { type: 'string', default: '1' },
        record: { type: 'boolean', default: false },
      },
    });
    const { record } = values;
    const oneIn = Number(values['one-in']);
    if (!Number.isInteger(oneIn) || oneIn < 1 || (record && files.length > 0)) return null;
    return { oneIn, record, files };
  } catch {
    return null;
  }
}
