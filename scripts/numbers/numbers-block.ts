import { isMet } from '../bench/measuring/ratio.js';
import { withMadeBlock } from '../conversations/made-block.js';
import { accuracy, type Judged } from '../evaluate/evaluation.js';
import type { Recorded } from './recorded.js';

/** The text with the block between its two marks put in. Throws when a mark is missing. */
export function withBlock(text: string, block: string): string {
  return withMadeBlock(text, 'npm run numbers', block);
}

/** Traceability, evaluation, mutation and benchmarks as Markdown tables. */
export function numbersBlock(traceability: string, judged: readonly Judged[], recorded: Recorded): string {
  return [
    traceability,
    table(['answered as expected', '', ''], evaluationRows(judged)),
    ...(recorded.mutation === null ? [] : [mutationSentence(recorded.mutation)]),
    ...(recorded.benchmarks.length === 0
      ? []
      : [table(['benchmark', 'ratio', 'goal', 'met'], benchmarkRows(recorded))]),
  ].join('\n\n');
}

function evaluationRows(judged: readonly Judged[]): readonly (readonly string[])[] {
  const groups = [...new Set(judged.map(({ group }) => group))];
  return groups.map((group) => {
    const ofGroup = judged.filter((one) => one.group === group);
    const right = ofGroup.filter(({ wrong }) => wrong.length === 0).length;
    return [group, `${right} of ${ofGroup.length}`, `${(100 * accuracy(ofGroup)).toFixed(1)} %`];
  });
}

function mutationSentence({ oneIn, tried, killed }: NonNullable<Recorded['mutation']>): string {
  const percent = ((100 * killed) / tried).toFixed(1);
  const sample = oneIn === 1 ? 'all' : `one in ${oneIn}`;
  return `Of the engine changed in small ways, one at a time (${sample} of its mutants), the tests notice ${killed} of ${tried}: ${percent} %.`;
}

function benchmarkRows({ benchmarks }: Recorded): readonly (readonly string[])[] {
  return benchmarks.map(({ benchmark, measure, ratio, goal }) => [
    `${benchmark}: ${measure}`,
    ratio >= 100 ? String(Math.round(ratio)) : ratio.toPrecision(3),
    `${goal.kind} ${goal.ratio}`,
    isMet(ratio, goal) ? 'yes' : 'no',
  ]);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
