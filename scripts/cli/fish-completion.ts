import {
  areNames,
  type CompletedOption,
  type CompletedProgram,
  quoted,
  type Values,
} from './completed-command.js';

export function fishCompletion({ commands, options }: CompletedProgram): string {
  const lines = [
    ...options.map((option) => optionLine('__fish_use_subcommand', option)),
    ...commands.flatMap(({ name, summary, options: own, takes }) => [
      `complete -c swtcg-rules -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
      ...own.map((option) => optionLine(behind(name), option)),
      ...(takes === 'anything' ? [] : [`complete -c swtcg-rules -n ${behind(name)} ${argumentsOf(takes)}`]),
    ]),
  ];
  return `# fish completion of swtcg-rules\ncomplete -c swtcg-rules -f\n${lines.join('\n')}\n`;
}

function behind(command: string): string {
  return quoted(`__fish_seen_subcommand_from ${command}`);
}

function optionLine(when: string, { flag, summary, value }: CompletedOption): string {
  const values = value === null ? '' : ` ${valuesOf(value)}`;
  return `complete -c swtcg-rules -n ${when} -l ${flag.replace('--', '')}${values} -d ${quoted(summary)}`;
}

/** `-x`: a value is needed, and it is no file. */
function valuesOf(values: Values): string {
  if (values === 'file') return '-r -F';
  return values === 'anything' ? '-x' : `-x ${argumentsOf(values)}`;
}

function argumentsOf(values: Exclude<Values, 'anything'>): string {
  if (values === 'file') return '-F';
  return areNames(values)
    ? `-a ${quoted(`(swtcg-rules names ${values} 2>/dev/null)`)}`
    : `-a ${quoted(values.join(' '))}`;
}
