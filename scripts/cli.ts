/** The command line: `swtcg-rules`. */
import { loadScript } from './cli/load-script.js';
import { EXIT, runCli } from './cli/run-cli.js';
import { processTerminal } from './cli/terminal.js';

/** A reader that has gone, as behind `| head`, is no fault; a full disk is: nobody has the answer. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  process.stderr.write(
    `error: The answer can't be written (${error.code ?? error.message}). Write it elsewhere.\n`,
  );
  process.exitCode = EXIT.unavailable;
});

const status = await runCli(process.argv.slice(2), processTerminal(), {
  local: async (say) => (await loadScript('cli/local-replies')).localReplies(say),
  server: async (url) => (await loadScript('cli/server-replies')).serverReplies(url),
});
// A script that was called has set its own.
if (status !== 0) process.exitCode = status;
