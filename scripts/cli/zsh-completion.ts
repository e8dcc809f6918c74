import {
  areNames,
  type CompletedCommand,
  type CompletedOption,
  type CompletedProgram,
  quoted,
  type Values,
} from './completed-command.js';

export function zshCompletion({ commands, options }: CompletedProgram): string {
  const listed = commands.map(
    ({ name, summary }) => `        ${quoted(`${name}:${summary.replaceAll(':', '\\:')}`)}`,
  );
  return `#compdef swtcg-rules
_swtcg_rules_names() {
  local -a names
  names=(\${(f)"$(swtcg-rules names "\${@[-1]}" 2>/dev/null)"})
  compadd "\${@[1,-2]}" -M 'm:{[:upper:]}={[:lower:]}' -a names
}
_swtcg_rules() {
  local context state state_descr line
  local -a commands
  typeset -A opt_args
  _arguments -C ${[...options.map(optionSpec), HELP].join(' ')} '1:command:->command' '*::argument:->argument'
  case "$state" in
    command)
      commands=(
${listed.join('\n')}
      )
      _describe command commands ;;
    argument)
      case "$words[1]" in
${commands.map(caseOf).join('\n')}
      esac ;;
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

const HELP = quoted('--help[display help]');

function caseOf({ name, options, takes }: CompletedCommand): string {
  const words = takes === 'anything' ? [] : [quoted(`*:word:${actionOf(takes)}`)];
  return `        ${name}) _arguments ${[...options.map(optionSpec), HELP, ...words].join(' ')} ;;`;
}

function optionSpec({ flag, summary, value }: CompletedOption): string {
  const meaning = `[${summary.replace(/[[\]]/g, '')}]`;
  // A value may stand behind a space or behind "=".
  return quoted(value === null ? `${flag}${meaning}` : `${flag}=${meaning}:value:${actionOf(value)}`);
}

function actionOf(values: Values): string {
  if (values === 'anything') return '';
  if (values === 'file') return '_files';
  return areNames(values) ? `_swtcg_rules_names ${values}` : `(${values.join(' ')})`;
}
