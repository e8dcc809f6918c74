import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../api/project.js';

/** A file of the project that is made from something else and committed. */
export interface MadeFile {
  /** `npm run <command>` makes it. */
  readonly command: string;
  /** From the root of the project. */
  readonly file: string;
  readonly text: string;
  /** What it holds, to prove that the maker looked: `10 operations`. */
  readonly holds: string;
}

/**
 * Writes the file where it differs from what was made; with `--check` only says whether it does. `arguments_` are those of the command line.
 * Returns the exit status, and prints one line.
 */
export function keepFile({ command, file, text, holds }: MadeFile, arguments_: readonly string[]): 0 | 1 {
  const unknown = arguments_.find((one) => one !== '--check');
  if (unknown !== undefined)
    return refused(`${command} does not know '${unknown}'; expected nothing or --check.`);
  const path = join(projectRoot(), file);
  const isUpToDate = readIfAny(path) === text;
  if (arguments_.includes('--check') && !isUpToDate)
    return refused(`${file} is out of date (${holds}). Run npm run ${command} and commit the file.`);
  if (!isUpToDate) writeFileSync(path, text);
  process.stdout.write(`${file}: ${holds}, ${isUpToDate ? 'up to date' : 'written'}.\n`);
  return 0;
}

function refused(message: string): 1 {
  process.stderr.write(`${message}\n`);
  return 1;
}

function readIfAny(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
