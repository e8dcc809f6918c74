import { Command, CommanderError, Option } from 'commander';
import { programName } from '../cli/program-name.js';
import { EXPORT_FORMATS, type ExportFormat } from './export-files.js';

/** What is asked for, a faulty command line (`text` for standard error), or a request for help (for standard output). */
export type CommandLine =
  | { readonly kind: 'command'; readonly format: ExportFormat; readonly folder: string }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'usage'; readonly text: string };

export function readCommandLine(argv: readonly string[]): CommandLine {
  let written = '';
  const program = new Command(programName('export'))
    .description('Writes the whole rules database into a new folder, in a form that other programs read.')
    .addOption(
      new Option('--format <format>', 'form of the files').choices(EXPORT_FORMATS).makeOptionMandatory(),
    )
    .requiredOption('--out <folder>', 'folder to make; it must be new, or empty')
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
