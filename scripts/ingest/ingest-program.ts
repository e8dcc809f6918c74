import { Command, Option } from 'commander';
import { programName } from '../cli/program-name.js';
import { AUTHORITY_WORDS } from './reading/authority-words.js';

/** What may be typed behind `ingest`. */
export function ingestProgram(): Command {
  return new Command(programName('ingest'))
    .description('Builds the rules database from glossary text. Paths are added to the data of the project.')
    .argument('[paths...]', 'files or folders; none: those of the last run')
    .option(
      '--cards <folder>',
      'card sets of LackeyCCG to add, a folder or a file; may be repeated',
      collected,
    )
    .option('--no-cards', 'leave out the card sets of the last run')
    .option('--only', 'leave the data of the project out')
    .option('--title <title>', 'title of the source; for one file')
    .option('--edition <edition>', 'edition of the sources')
    .option('--published <date>', 'date of publication, such as 2026-11-30')
    .addOption(
      new Option('--authority <authority>', 'official text, or a summary in own words').choices(
        Object.keys(AUTHORITY_WORDS),
      ),
    )
    .option('--strict', 'warnings stop the publication')
    .option('--json', 'print the report as JSON')
    .option('--dry-run', 'read and check, write nothing')
    .option('--allow-shrink', 'publish although keywords or rulings became fewer')
    .option('--record-ids', 'write the ledger of ids and the log of revisions for a database elsewhere too')
    .option('--out <file>', 'database to write; default RULES_DB, else data/rules.db');
}

function collected(path: string, before: readonly string[] | false = false): readonly string[] {
  return before === false ? [path] : [...before, path];
}
