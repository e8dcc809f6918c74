import { type AttackOptions, attack } from '../attack.js';
import { parseAttackLine } from '../notation/attack-line.js';
import { printRational } from '../rational.js';
import type { AttackReport, Refusal } from '../report.js';

/** What happens to one unit: every count of counters with its chance, the mean, the chance of a discard; exact fractions. */
export interface UnitShown {
  readonly counters: string;
  readonly mean: string;
  readonly discarded: string;
}

/** An attack in one line, solved. Throws on a line that can't be read. */
export function solveLine(line: string, options: AttackOptions = {}): AttackReport | Refusal {
  const read = parseAttackLine(line);
  if (!read.ok) throw new Error(`${line}: ${read.message}`);
  return attack(read.input, options);
}

/** Throws on a refusal. */
export function reportOf(line: string, options: AttackOptions = {}): AttackReport {
  const report = solveLine(line, options);
  if (!report.ok) throw new Error(`${line}: ${report.code}: ${report.message}`);
  return report;
}

/** By role. */
export function unitsOf(line: string): Readonly<Record<string, UnitShown>> {
  const shown = reportOf(line).units.map(({ role, counters, expectedCounters, discardChance }) => {
    const points = counters.map(({ value, probability }) => `${value}: ${printRational(probability)}`);
    const mean = printRational(expectedCounters);
    return [role, { counters: points.join(', '), mean, discarded: printRational(discardChance) }] as const;
  });
  return Object.fromEntries(shown);
}

/** A rule, said in a sentence, and an attack that shows it; what is listed must come out exactly. */
export type Shows = readonly [
  sentence: string,
  line: string,
  units: Readonly<Record<string, Partial<UnitShown>>>,
];
