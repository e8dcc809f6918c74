import { add, compareRationals, type Rational, toNumber, ZERO } from '../../engine/rational.js';
import type { AttackReport } from '../../engine/report.js';

/** Characters of the longest bar. */
const WIDTH = 20;
/** What stands above the last row is put into it. */
const MOST_ROWS = 11;
const BAR = '█';
const THIN_BAR = '▏';

interface Row {
  readonly label: string;
  readonly chance: Rational;
}

/** UTF-16 units of the largest picture. */
export const LONGEST_PICTURE = (MOST_ROWS + 1) * (WIDTH + 16) + 16;

/** How many damage counters a unit gets, and how likely, as bars in a block of code; null when there is no such unit. */
export function damagePicture(report: AttackReport, role: string): string | null {
  const unit = report.units.find((one) => one.role === role);
  if (unit === undefined) return null;
  const rows = rowsOf(unit.counters.map(({ value, probability }) => ({ value, chance: probability })));
  const longest = rows
    .map(({ chance }) => chance)
    .reduce((a, b) => (compareRationals(a, b) < 0 ? b : a), ZERO);
  const labelWidth = Math.max(...rows.map(({ label }) => label.length));
  const lines = rows.map(
    ({ label, chance }) =>
      `${label.padStart(labelWidth)} ${bar(toNumber(chance) / toNumber(longest))} ${percent(toNumber(chance))}`,
  );
  return ['```', ...lines, '```'].join('\n');
}

function rowsOf(counters: readonly { readonly value: number; readonly chance: Rational }[]): readonly Row[] {
  const shown = counters.length <= MOST_ROWS ? counters : counters.slice(0, MOST_ROWS - 1);
  const rest = counters.slice(shown.length);
  const rows = shown.map(({ value, chance }) => ({ label: String(value), chance }));
  const [first] = rest;
  if (first === undefined) return rows;
  return [
    ...rows,
    { label: `${first.value}+`, chance: rest.reduce((sum, { chance }) => add(sum, chance), ZERO) },
  ];
}

/** `part` of the longest bar, 0 to 1. */
function bar(part: number): string {
  const length = Math.round(part * WIDTH);
  return (length === 0 ? THIN_BAR : BAR.repeat(length)).padEnd(WIDTH);
}

function percent(chance: number): string {
  const printed = (chance * 100).toFixed(1);
  if (chance > 0 && Number(printed) === 0) return '<0.1 %';
  if (chance < 1 && Number(printed) === 100) return '>99.9 %';
  return `${printed} %`;
}
