/** Writes the rules database into a folder, in a form to take home. */

import { readDatabase } from '../api/knowledge-base/database.js';
import { isDatabaseError } from '../api/knowledge-base/database-error.js';
import { DATA_FOLDER, databasePlace } from '../api/project.js';
import { type CommandLine, readCommandLine } from './export/command-line.js';
import { isExportError } from './export/export-error.js';
import { exportFiles } from './export/export-files.js';
import { writeFolder } from './export/write-folder.js';
import { ensureDatabase } from './ingest/ensure-database.js';
import { machineFault } from './ingest/publishing/machine-fault.js';
import { printable } from './ingest/reading/printable.js';

/** A folder that is in use was named by who typed it; 3: there is no database, or the machine refuses. */
const EXIT = { done: 0, usage: 2, unavailable: 3 } as const;

async function main(argv: readonly string[]): Promise<number> {
  const line = readCommandLine(argv);
  if (line.kind === 'help') process.stdout.write(line.text);
  if (line.kind === 'usage') process.stderr.write(line.text);
  if (line.kind !== 'command') return line.kind === 'help' ? EXIT.done : EXIT.usage;
  const { path, isOwn } = databasePlace(process.env);
  try {
    if (isOwn) await ensureOwn(path);
    takeHome(path, line);
    return EXIT.done;
  } catch (error) {
    const told = isExportError(error) || isDatabaseError(error) ? error.message : machineFault(error, path);
    if (told === null) throw error;
    process.stderr.write(`error: ${printable(told)}\n`);
    return isExportError(error) ? EXIT.usage : EXIT.unavailable;
  }
}

/** The database of the project is brought up to date first; another one is its owner's. */
async function ensureOwn(path: string): Promise<void> {
  const { state, message } = await ensureDatabase(DATA_FOLDER, path);
  if (state === 'SERVING_OLD' || state === 'NOT_BUILT') process.stderr.write(`${printable(message)}\n`);
}

function takeHome(database: string, { format, folder }: Extract<CommandLine, { kind: 'command' }>): void {
  const { content } = readDatabase(database);
  const files = exportFiles(content, format);
  writeFolder(folder, files);
  const bytes = files.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0);
  process.stdout.write(
    `${printable(folder)}: revision ${content.revision} as ${format}, ${files.length} files, ${bytes.toLocaleString('en')} bytes. See LICENCE.txt before you publish it.\n`,
  );
}

process.exitCode = await main(process.argv.slice(2));
