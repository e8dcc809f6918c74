import { resolve } from 'node:path';
import { DATA_FOLDER, databasePlace } from '../api/project.js';
import { type IngestCommand, readCommandLine } from './ingest/command-line.js';
import { faultInWords } from './ingest/faults-in-words.js';
import { machineFault } from './ingest/publishing/machine-fault.js';
import { terminalProgress } from './ingest/publishing/progress.js';
import { printReport } from './ingest/publishing/report.js';
import { printable, printableLines } from './ingest/reading/printable.js';
import { recordsIds } from './ingest/records-ids.js';
import { runIngest } from './ingest/run-ingest.js';

/** How long a second ingest waits for the first. */
const WAIT_MS = 30_000;

const EXIT = { done: 0, refused: 1, usage: 2 } as const;

async function main(argv: readonly string[]): Promise<number> {
  const line = readCommandLine(argv);
  if (line.kind === 'help') process.stdout.write(line.text);
  if (line.kind === 'usage') process.stderr.write(printableLines(line.text));
  return line.kind === 'command' ? ingest(line.command) : line.kind === 'help' ? EXIT.done : EXIT.usage;
}

async function ingest(command: IngestCommand): Promise<number> {
  const database = command.out === null ? databasePlace(process.env).path : resolve(command.out);
  try {
    const report = await runIngest({
      ...command,
      dataFolder: DATA_FOLDER,
      database,
      recordsIds: recordsIds(command, database),
      waitMs: WAIT_MS,
      progress: terminalProgress(process.stderr.isTTY === true && !command.json),
      onWait: (holder) => {
        process.stderr.write(
          `waiting for another ingest${holder === null ? '' : ` (process ${holder.pid} on ${holder.host})`} ...\n`,
        );
      },
    });
    process.stdout.write(`${command.json ? JSON.stringify(report, null, 2) : printReport(report)}\n`);
    return report.outcome === 'REFUSED' ? EXIT.refused : EXIT.done;
  } catch (error) {
    const fault = machineFault(error, database) ?? faultInWords(error);
    process.stderr.write(`error: ${printable(fault)}\n`);
    return EXIT.refused;
  }
}

/** A reader that has gone, as behind `| head`, is no fault: what was published is published. */
process.stdout.on('error', (error) => {
  if ('code' in error && error.code === 'EPIPE') return;
  process.stderr.write(`error: the report can't be written: ${faultInWords(error)}.\n`);
  process.exitCode = EXIT.refused;
});
process.stderr.on('error', () => {});

const code = await main(process.argv.slice(2));
process.exitCode ??= code;
