/** A command as a shell completes it. */
export interface CompletedCommand {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly CompletedOption[];
  /** What its words are. */
  readonly takes: 'keyword' | 'card' | 'file' | 'shell' | 'nothing';
}

interface CompletedOption {
  readonly flag: string;
  readonly summary: string;
  readonly takesValue: boolean;
}

const SHELL_NAMES = 'bash zsh fish';

export function bashCompletion(commands: readonly CompletedCommand[]): string {
  const cases = commands.map(({ name, options, takes }) => {
    const flags = options.map(({ flag }) => flag).join(' ');
    return `    ${name}) flags="${flags}"; words="${BASH_WORDS[takes]}" ;;`;
  });
  return `# bash completion of swtcg-rules
_swtcg_rules() {
  local current="\${COMP_WORDS[COMP_CWORD]}" flags="" words=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commands.map(({ name }) => name).join(' ')} --help --version" -- "$current"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
  if [[ "$current" == -* ]]; then
    COMPREPLY=($(compgen -W "$flags --help" -- "$current"))
  elif [ "$words" = "@file" ]; then
    COMPREPLY=($(compgen -f -- "$current"))
  elif [[ "$words" == @* ]]; then
    COMPREPLY=($(compgen -W "$(swtcg-rules names "\${words#@}" 2>/dev/null)" -- "$current"))
  else
    COMPREPLY=($(compgen -W "$words" -- "$current"))
  fi
}
complete -F _swtcg_rules swtcg-rules
`;
}

const BASH_WORDS: Readonly<Record<CompletedCommand['takes'], string>> = {
  keyword: '@keyword',
  card: '@card',
  file: '@file',
  shell: SHELL_NAMES,
  nothing: '',
};

export function zshCompletion(commands: readonly CompletedCommand[]): string {
  const listed = commands.map(
    ({ name, summary }) => `    ${quoted(`${name}:${summary.replaceAll(':', '\\:')}`)}`,
  );
  const cases = commands.map(({ name, options, takes }) => {
    const flags = options.map(({ flag, summary, takesValue }) =>
      quoted(`${flag}[${summary.replace(/[[\]]/g, '')}]${takesValue ? ':value:' : ''}`),
    );
    return `    ${name}) _arguments ${[...flags, quoted(`*:word:${ZSH_WORDS[takes]}`)].join(' ')} ;;`;
  });
  return `#compdef swtcg-rules
_swtcg_rules_names() {
  local -a names
  names=(\${(f)"$(swtcg-rules names $1 2>/dev/null)"})
  compadd -a names
}
_swtcg_rules() {
  local -a commands
  commands=(
${listed.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  shift words
  (( CURRENT-- ))
  case "$words[1]" in
${cases.join('\n')}
  esac
}
# A file of $fpath is run to complete; one that is sourced only says what completes.
if [[ "$funcstack[1]" = _swtcg_rules ]]; then
  _swtcg_rules "$@"
else
  compdef _swtcg_rules swtcg-rules
fi
`;
}

const ZSH_WORDS: Readonly<Record<CompletedCommand['takes'], string>> = {
  keyword: '_swtcg_rules_names keyword',
  card: '_swtcg_rules_names card',
  file: '_files',
  shell: `(${SHELL_NAMES})`,
  nothing: '',
};

export function fishCompletion(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap(({ name, summary, options, takes }) => [
    `complete -c swtcg-rules -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
    ...options.map(
      ({ flag, summary: meaning, takesValue }) =>
        `complete -c swtcg-rules -n '__fish_seen_subcommand_from ${name}' -l ${flag.replace('--', '')}${takesValue ? ' -r' : ''} -d ${quoted(meaning)}`,
    ),
    ...(takes === 'nothing'
      ? []
      : [`complete -c swtcg-rules -n '__fish_seen_subcommand_from ${name}' ${FISH_WORDS[takes]}`]),
  ]);
  return `# fish completion of swtcg-rules\ncomplete -c swtcg-rules -f\n${lines.join('\n')}\n`;
}

const FISH_WORDS: Readonly<Record<Exclude<CompletedCommand['takes'], 'nothing'>, string>> = {
  keyword: "-a '(swtcg-rules names keyword 2>/dev/null)'",
  card: "-a '(swtcg-rules names card 2>/dev/null)'",
  file: '-F',
  shell: `-a '${SHELL_NAMES}'`,
};

/** In single quotes, as all three shells read them. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", '’')}'`;
}
