import { areNames, type CompletedCommand, type CompletedProgram, type Values } from './completed-command.js';

export function bashCompletion({ commands, options }: CompletedProgram): string {
  const names = commands.map(({ name }) => name).join(' ');
  const flags = options.map(({ flag }) => flag).join(' ');
  const valued = options.filter(({ value }) => value !== null).map(({ flag }) => flag);
  const ofOthers = valued.map((flag) => `    *" ${flag}") words="" flags="" ;;`);
  return `# bash completion of swtcg-rules
_swtcg_rules() {
  local line="\${COMP_LINE:0:COMP_POINT}" current="" before="" command="" flags="" words="" word=""
  local before_command=" ${valued.join(' ')} "
${READ_LINE}
  case "$command" in
    "") flags="${flags} --help"; words="${names}" ;;
${commands.map(caseOf).join('\n')}
  esac
  case "$command $before" in
${[...commands.flatMap(valueCases), ...ofOthers].join('\n')}
  esac
${OFFER}
}
complete -F _swtcg_rules swtcg-rules
`;
}

/** Words are those between spaces: bash itself also splits at `=` and `:`, of which addresses have some. */
const READ_LINE = `  local -a typed
  read -ra typed <<< "$line"
  typed=("\${typed[@]:1}")
  if [[ "$line" != *[[:space:]] ]]; then
    current="\${typed[\${#typed[@]} - 1]}"
    typed=("\${typed[@]:0:\${#typed[@]} - 1}")
  fi
  for word in "\${typed[@]}"; do
    if [ -z "$command" ] && [[ "$word" != -* ]] && [[ "$before_command" != *" $before "* ]]; then
      command="$word"
    fi
    before="$word"
  done
  if [[ "$current" == --*=* ]]; then
    before="\${current%%=*}"
    current="\${current#*=}"
  fi
  current="\${current#[\\"\\']}"`;

const OFFER = `  if [[ "$current" == -* ]]; then
    words="$flags"
  elif [ "$words" = "@file" ]; then
    compopt -o filenames 2>/dev/null
    COMPREPLY=()
    while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$current")
    return
  elif [[ "$words" == @* ]]; then
    [ "$words" = "@set" ] || current="$(printf '%s' "$current" | tr '[:upper:]' '[:lower:]')"
    words="$(swtcg-rules names "\${words#@}" 2>/dev/null)"
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))`;

function caseOf({ name, options, takes }: CompletedCommand): string {
  const flags = [...options.map(({ flag }) => flag), '--help'].join(' ');
  return `    ${name}) flags="${flags}"; words="${wordsOf(takes)}" ;;`;
}

function valueCases({ name, options }: CompletedCommand): readonly string[] {
  return options.flatMap(({ flag, value }) =>
    value === null ? [] : [`    "${name} ${flag}") words="${wordsOf(value)}" flags="" ;;`],
  );
}

function wordsOf(values: Values): string {
  if (values === 'anything') return '';
  return values === 'file' || areNames(values) ? `@${values}` : values.join(' ');
}
