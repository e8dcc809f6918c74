import Table from 'cli-table3';
import { type Comparison, type Goal, isMet } from './ratio.js';

/** One comparison of a run. */
export interface Row {
  readonly benchmark: string;
  readonly measure: string;
  /** What `ours` and `theirs` count. */
  readonly unit: string;
  readonly comparison: Comparison;
  readonly goal: Goal;
  /** What else is worth knowing; empty when nothing is. */
  readonly note: string;
}

const HEAD = [
  'benchmark',
  'measure',
  'ours',
  'against',
  'unit',
  'ratio',
  'lowest-highest',
  'goal',
  'met',
  'note',
];

/** Figures mean something only beside the other side of the same run; the table says so. */
export function printRows(rows: readonly Row[]): string {
  const table = new Table({ head: HEAD, style: { head: [], border: [] } });
  for (const { benchmark, measure, unit, comparison, goal, note } of rows) {
    const { ours, theirs, ratio, lowest, highest } = comparison;
    table.push([
      benchmark,
      measure,
      figure(ours),
      figure(theirs),
      unit,
      ratio.toPrecision(3),
      `${lowest.toFixed(2)}-${highest.toFixed(2)}`,
      `${goal.kind} ${goal.ratio}`,
      isMet(ratio, goal) ? 'yes' : 'NO',
      note,
    ]);
  }
  return table.toString();
}

/** For people: `120 MB`. */
export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000)} MB`;
}

function figure(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
}
