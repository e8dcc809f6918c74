import { Argument, type Command, type Option } from 'commander';
import { exportProgram } from '../export/export-program.js';
import { ingestProgram } from '../ingest/ingest-program.js';
import { bashCompletion } from './bash-completion.js';
import type {
  CompletedCommand,
  CompletedOption,
  CompletedProgram,
  Names,
  Values,
} from './completed-command.js';
import { fishCompletion } from './fish-completion.js';
import type { RepliesFrom } from './replies-from.js';
import type { Terminal } from './terminal.js';
import { zshCompletion } from './zsh-completion.js';

const SHELLS = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion } as const;

const INSTALLED = `
Examples:
  swtcg-rules completion bash > ~/.local/share/bash-completion/completions/swtcg-rules
  swtcg-rules completion zsh > "\${fpath[1]}/_swtcg-rules"
  swtcg-rules completion fish > ~/.config/fish/completions/swtcg-rules.fish`;

export function addCompletionCommands(program: Command, terminal: Terminal, from: RepliesFrom): void {
  program
    .command('completion')
    .addArgument(new Argument('<shell>').choices(Object.keys(SHELLS)))
    .description('print what your shell needs to complete command lines')
    .addHelpText('after', INSTALLED)
    .action((shell: keyof typeof SHELLS) => terminal.out(SHELLS[shell](completed(program))));
  program
    .command('names <kind>', { hidden: true })
    .description('print the names that a shell completes, one a line')
    .action(async (kind: string) => {
      const { names } = await from.local(() => {});
      const found = isNames(kind) ? await names(kind) : [];
      terminal.out(found.map((name) => `${name}\n`).join(''));
    });
}

function isNames(kind: string): kind is Names {
  return kind === 'keyword' || kind === 'card' || kind === 'set';
}

/** Commands that read the rest of the command line themselves have their options elsewhere. */
function completed(program: Command): CompletedProgram {
  const elsewhere = new Map([
    ['ingest', ingestProgram()],
    ['export', exportProgram()],
  ]);
  const commands = program.commands
    .filter((command) => command.name() !== 'names')
    .map((command): CompletedCommand => {
      const name = command.name();
      const { options } = elsewhere.get(name) ?? command;
      const takes = TAKES[name] ?? 'anything';
      return { name, summary: command.description(), options: options.map(optionOf), takes };
    });
  return { commands, options: program.options.map(optionOf) };
}

function optionOf({ long, description, required, argChoices, flags }: Option): CompletedOption {
  const flag = long ?? '';
  if (!required) return { flag, summary: description, value: null };
  const isFile = /<(?:file|folder)>/.test(flags);
  return { flag, summary: description, value: argChoices ?? VALUES[flag] ?? (isFile ? 'file' : 'anything') };
}

const VALUES: Readonly<Record<string, Values>> = { '--set': 'set' };

const TAKES: Readonly<Record<string, Values>> = {
  keyword: 'keyword',
  search: 'keyword',
  interaction: 'keyword',
  attack: 'card',
  card: 'card',
  deck: 'file',
  ingest: 'file',
  completion: Object.keys(SHELLS),
};
