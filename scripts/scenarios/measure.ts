import { printRational } from '../../engine/rational.js';
import type { AttackReport, Refusal, UnitOutcome } from '../../engine/report.js';
import type { Measure } from './scenario.js';

/** The keys of the outcome lines of a scenario. */
export const MEASURES = [
  ['counters ROLE', 'every number of counters placed on a unit with its chance'],
  ['discarded ROLE', 'the chance that the unit is discarded'],
  ['hits', 'hits of the attack dice on average'],
  ['chance of KEYWORD', 'the chance that a keyword, by slug, does something'],
  ['refused', 'the code with which the attack is refused'],
] as const;

/** Null when a key names no measure. */
export function measureOf(key: string): Measure | null {
  const [, unit, role] = /^(counters|discarded) (.+)$/.exec(key) ?? [];
  if (unit !== undefined && role !== undefined)
    return { kind: unit === 'counters' ? 'COUNTERS' : 'DISCARDED', role };
  const [, keyword] = /^chance of ([a-z-]+)$/.exec(key) ?? [];
  if (keyword !== undefined) return { kind: 'CHANCE', keyword };
  if (key === 'hits') return { kind: 'HITS' };
  return key === 'refused' ? { kind: 'REFUSED' } : null;
}

/** What a measure comes to, as it is written; null when the attack has no such unit or keyword. */
export function measured(measure: Measure, report: AttackReport | Refusal): string | null {
  if (!report.ok) return measure.kind === 'REFUSED' ? report.code : null;
  switch (measure.kind) {
    case 'COUNTERS':
      return ofUnit(report, measure.role, ({ counters }) =>
        counters.map(({ value, probability }) => `${value} ${printRational(probability)}`).join(', '),
      );
    case 'DISCARDED':
      return ofUnit(report, measure.role, ({ discardChance }) => printRational(discardChance));
    case 'HITS':
      return printRational(report.expectedHits);
    case 'CHANCE': {
      const step = report.trace.find(({ keyword }) => keyword === measure.keyword);
      return step === undefined ? null : printRational(step.probability);
    }
    case 'REFUSED':
      return null;
  }
}

function ofUnit(report: AttackReport, role: string, show: (unit: UnitOutcome) => string): string | null {
  const unit = report.units.find((one) => one.role === role);
  return unit === undefined ? null : show(unit);
}
