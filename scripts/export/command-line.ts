import { CommanderError } from 'commander';
import type { ExportFormat } from './export-formats.js';
import { exportProgram } from './export-program.js';

/** What is asked for, a faulty command line (`text` for standard error), or a request for help (for standard output). */
export type CommandLine =
  | { readonly kind: 'command'; readonly format: ExportFormat; readonly folder: string }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'usage'; readonly text: string };

export function readCommandLine(argv: readonly string[]): CommandLine {
  let written = '';
  const program = exportProgram()
    .exitOverride()
    .configureOutput({ writeOut: (text) => (written += text), writeErr: (text) => (written += text) });
  try {
    program.parse(argv, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return { kind: error.exitCode === 0 ? 'help' : 'usage', text: written };
  }
  const { format, out } = program.opts<{ readonly format: ExportFormat; readonly out: string }>();
  if (out.trim() === '' || out.includes('\0'))
    return {
      kind: 'usage',
      text: `error: --out is ${JSON.stringify(out)}; expected the name of a folder.\n`,
    };
  return { kind: 'command', format, folder: out };
}
