import { Command, CommanderError, Option } from 'commander';
import { projectVersion } from '../../api/project.js';
import { type Refused, refusalInWords } from '../../api/replies/reply.js';
import { printable, printableLines } from '../ingest/reading/printable.js';
import { addCompletionCommands } from './completion-commands.js';
import { guarded, unguarded } from './guarded-words.js';
import { harmlessJson } from './harmless.js';
import type { Misused, Options, Outcome, QueryCommand } from './query-command.js';
import { QUERY_COMMANDS } from './query-commands.js';
import { NO_CODE } from './refusal-code.js';
import { chooseReplies, type RepliesFrom } from './replies-from.js';
import { addScriptCommands } from './script-commands.js';
import { styleOf } from './style.js';
import type { Terminal } from './terminal.js';
import { isUnreachable } from './unreachable.js';

/** `unavailable`: nobody could be asked, or the answer had nowhere to go. */
export const EXIT = { found: 0, notFound: 1, usage: 2, unavailable: 3 } as const;

const HELP = `
A text may begin with a dash, as -3 does; where it is one word of letters it goes behind --, which ends the options: search -- -x
--server may stand before the command or behind it.
Exit status: 0 found or done, 1 not found, 2 not understood or refused (a limit, a rule of the game, a folder that is in use),
3 nobody to ask, no place to serve or to write (no database, no server, a port that is in use, a full disk).
Colours are left out behind a pipe and where NO_COLOR is set. RULES_DB names another database.`;

/** Refusals of what was typed rightly and is not there; all others are of what can't be asked like that: misspelt, forbidden, too large. */
const NOT_FOUND: ReadonlySet<string> = new Set(['UNKNOWN_KEYWORD', 'UNKNOWN_CARD']);

const SERVER = [
  '--server <url>',
  'ask the server at this address in place of the database of this machine',
] as const;

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
    await program.parseAsync(guarded(argv), { from: 'user' });
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
    .option(...SERVER)
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: terminal.out,
      writeErr: (text) => terminal.err(printableLines(unguarded(text))),
    })
    .showHelpAfterError(
      '(swtcg-rules --help lists the commands, swtcg-rules COMMAND --help explains one, behind -- nothing is an option)',
    )
    .addHelpText('after', HELP);
  for (const query of QUERY_COMMANDS)
    addQuery(program, query, async (words, given) => {
      const { json, server, ...options } = asTyped({ ...program.opts(), ...given });
      const say = (line: string): void => terminal.err(`${printable(line)}\n`);
      const replies = await chooseReplies(from, server === undefined ? undefined : String(server), say);
      const outcome = 'usage' in replies ? replies : await query.ask(replies, words, options);
      end(show(outcome, json === true, terminal));
    });
  addScriptCommands(program);
  addCompletionCommands(program, terminal, from);
  return program;
}

function asTyped(given: Options): Options {
  const typed = ([name, value]: readonly [string, unknown]): readonly [string, unknown] => [
    name,
    typeof value === 'string' ? unguarded(value) : value,
  ];
  return Object.fromEntries(Object.entries(given).map(typed));
}

function addQuery(
  program: Command,
  { name, argument, summary, note, options, examples }: QueryCommand,
  ask: (words: readonly string[], options: Options) => Promise<void>,
): void {
  const command = program
    .command(`${name} ${argument}`)
    .description(summary)
    .option('--json', 'the whole answer as JSON, for scripts')
    .option(...SERVER);
  for (const [flags, meaning, choices] of options ?? []) {
    const option = new Option(flags, meaning);
    command.addOption(choices === undefined ? option : option.choices(choices));
  }
  if (note !== undefined) command.addHelpText('after', `\n${note}`);
  command.addHelpText('after', `\nExamples:\n${examples.map((line) => `  ${line}`).join('\n')}`);
  command.action((words: string | readonly string[], given: Options) =>
    ask((typeof words === 'string' ? [words] : words).map(unguarded), given),
  );
}

function show(outcome: Outcome | Refused | Misused, asJson: boolean, terminal: Terminal): number {
  if ('usage' in outcome) {
    terminal.err(`error: ${printable(outcome.usage)}\n`);
    return EXIT.usage;
  }
  if ('refused' in outcome) {
    const { refused } = outcome;
    if (asJson) terminal.out(`${harmlessJson(outcome)}\n`);
    terminal.err(`error: ${printable(refusalInWords(refused))}\n`);
    if (refused.code === NO_CODE) return EXIT.unavailable;
    return NOT_FOUND.has(refused.code) ? EXIT.notFound : EXIT.usage;
  }
  const { found, reply, print } = outcome;
  terminal.out(`${asJson ? harmlessJson(reply) : print(styleOf(terminal))}\n`);
  return found ? EXIT.found : EXIT.notFound;
}
