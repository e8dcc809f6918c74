import type { Command } from 'commander';
import { unguarded } from './guarded-words.js';
import { runScript } from './load-script.js';

/** Commands that are programs of their own: they read the rest of the command line themselves, `--help` included. */
const SCRIPTS = [
  ['ingest', 'build the rules database, with documents of your own if you name some'],
  ['export', 'write the whole database into a new folder, in a form to take home'],
  ['mcp', 'serve an assistant over standard input and output (Model Context Protocol)'],
] as const;

/** What is wrong with a port; null when nothing is. */
function portFault(port: string | undefined): string | null {
  if (port === undefined || (/^\d{1,5}$/.test(port) && Number(port) <= MOST_PORT)) return null;
  return `error: --port is '${port.slice(0, LONGEST_SHOWN)}'; expected a whole number from 0 to ${MOST_PORT}, where 0 takes a free one`;
}

const MOST_PORT = 65_535;
const LONGEST_SHOWN = 40;

export function addScriptCommands(program: Command): void {
  program
    .command('serve')
    .description('serve GraphQL, pages and tools over HTTP')
    .option('--port <number>', 'TCP port; 0 takes a free one (PORT, else 4000)')
    .option('--host <address>', 'address to listen on (HOST, else every interface)')
    .addHelpText('after', '\nExamples:\n  swtcg-rules serve --port 8080 --host 127.0.0.1')
    .action(async ({ port, host }: { readonly port?: string; readonly host?: string }) => {
      const fault = portFault(port);
      if (fault !== null) return program.error(fault, { exitCode: 2 });
      if (port !== undefined) process.env['PORT'] = port;
      if (host !== undefined) process.env['HOST'] = unguarded(host);
      await runScript('start', []);
    });
  for (const [name, summary] of SCRIPTS) {
    program
      .command(`${name} [arguments...]`)
      .description(summary)
      .helpOption(false)
      .allowUnknownOption()
      .action(async (args: readonly string[]) => runScript(name, args.map(unguarded)));
  }
}
