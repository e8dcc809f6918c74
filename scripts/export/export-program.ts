import { Command, Option } from 'commander';
import { programName } from '../cli/program-name.js';
import { EXPORT_FORMATS } from './export-formats.js';

/** What may be typed behind `export`. */
export function exportProgram(): Command {
  return new Command(programName('export'))
    .description('Writes the whole rules database into a new folder, in a form that other programs read.')
    .addOption(
      new Option('--format <format>', 'form of the files').choices(EXPORT_FORMATS).makeOptionMandatory(),
    )
    .requiredOption('--out <folder>', 'folder to make; it must be new, or empty');
}
