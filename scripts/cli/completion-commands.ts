import { Argument, type Command } from 'commander';
import { bashCompletion, type CompletedCommand, fishCompletion, zshCompletion } from './completion.js';
import type { RepliesFrom } from './replies-from.js';
import type { Terminal } from './terminal.js';

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
      terminal.out((await names(kind === 'card' ? 'CARD' : 'KEYWORD')).map((name) => `${name}\n`).join(''));
    });
}

function completed(program: Command): readonly CompletedCommand[] {
  return program.commands
    .filter((command) => command.name() !== 'names')
    .map((command) => ({
      name: command.name(),
      summary: command.description(),
      options: command.options.map(({ long, description, required }) => ({
        flag: long ?? '',
        summary: description,
        takesValue: required,
      })),
      takes: TAKES[command.name()] ?? 'nothing',
    }));
}

const TAKES: Readonly<Record<string, CompletedCommand['takes']>> = {
  keyword: 'keyword',
  interaction: 'keyword',
  card: 'card',
  deck: 'file',
  ingest: 'file',
  completion: 'shell',
};
