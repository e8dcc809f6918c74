import { Command, CommanderError } from 'commander';
import { projectVersion } from '../../api/project.js';
import type { Refused } from '../../api/replies/reply.js';
import { printable, printableLines } from '../ingest/reading/printable.js';
import { addCompletionCommands } from './completion-commands.js';
import { harmlessJson } from './harmless.js';
import { withSuggestions } from './print/parts.js';
import type { Misused, Options, Outcome, QueryCommand } from './query-command.js';
import { QUERY_COMMANDS } from './query-commands.js';
import { chooseReplies, type RepliesFrom } from './replies-from.js';
import { addScriptCommands } from './script-commands.js';
import { styleOf } from './style.js';
import type { Terminal } from './terminal.js';
import { isUnreachable } from './unreachable.js';

/** UNAVAILABLE: nobody could be asked. */
const EXIT = { found: 0, notFound: 1, usage: 2, unavailable: 3 } as const;

const HELP = `
Exit status: 0 found, 1 not found, 2 not understood, 3 no database or server to ask.
Colours are left out behind a pipe and where NO_COLOR is set. RULES_DB names another database.`;

/** What was typed is wrong, and not just nothing found. */
const MISUSE: ReadonlySet<string> = new Set([
  'BAD_USER_INPUT',
  'INVALID_INPUT',
  'INVALID_ABILITY',
  'TOO_MANY_ITEMS',
]);

/** Runs one command line and gives its exit status. Never throws for what was typed. */
export async function runCli(
  argv: readonly string[],
  terminal: Terminal,
  from: RepliesFrom,
): Promise<number> {
  let status: number = EXIT.found;
  const program = createProgram(terminal, from, (found) => {
    status = found;
  });
  try {
    await program.parseAsync(argv, { from: 'user' });
    return status;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.found : EXIT.usage;
    if (!isUnreachable(error)) throw error;
    terminal.err(`error: ${printable(error.message)}\n`);
    return EXIT.unavailable;
  }
}

function createProgram(terminal: Terminal, from: RepliesFrom, end: (status: number) => void): Command {
  const program = new Command('swtcg-rules')
    .description(
      'The rules of the Star Wars Trading Card Game: keywords, rulings, interactions, attacks, cards, decks.',
    )
    .version(projectVersion(), '--version')
    .exitOverride()
    .configureOutput({ writeOut: terminal.out, writeErr: (text) => terminal.err(printableLines(text)) })
    .showHelpAfterError('(swtcg-rules --help lists the commands, swtcg-rules COMMAND --help explains one)')
    .addHelpText('after', HELP);
  for (const query of QUERY_COMMANDS)
    addQuery(program, query, async (words, { json, server, ...options }) => {
      const say = (line: string): void => terminal.err(`${printable(line)}\n`);
      const replies = await chooseReplies(from, server === undefined ? undefined : String(server), say);
      const outcome = 'usage' in replies ? replies : await query.ask(replies, words, options);
      end(show(outcome, json === true, terminal));
    });
  addScriptCommands(program);
  addCompletionCommands(program, terminal, from);
  return program;
}

function addQuery(
  program: Command,
  { name, argument, summary, options, examples }: QueryCommand,
  ask: (words: readonly string[], options: Options) => Promise<void>,
): void {
  const command = program
    .command(`${name} ${argument}`)
    .description(summary)
    .option('--json', 'the whole answer as JSON, for scripts')
    .option('--server <url>', 'ask the server at this address in place of the database of this machine');
  for (const [flags, meaning] of options ?? []) command.option(flags, meaning);
  command.addHelpText('after', `\nExamples:\n${examples.map((line) => `  ${line}`).join('\n')}`);
  command.action((words: string | readonly string[], given: Options) =>
    ask(typeof words === 'string' ? [words] : words, given),
  );
}

function show(outcome: Outcome | Refused | Misused, asJson: boolean, terminal: Terminal): number {
  if ('usage' in outcome) {
    terminal.err(`error: ${printable(outcome.usage)}\n`);
    return EXIT.usage;
  }
  if ('refused' in outcome) {
    const { code, message, suggestions } = outcome.refused;
    if (asJson) terminal.out(`${harmlessJson(outcome)}\n`);
    terminal.err(`error: ${printable(withSuggestions(message, suggestions))}\n`);
    return MISUSE.has(code) ? EXIT.usage : EXIT.notFound;
  }
  const { found, reply, print } = outcome;
  terminal.out(`${asJson ? harmlessJson(reply) : print(styleOf(terminal))}\n`);
  return found ? EXIT.found : EXIT.notFound;
}
