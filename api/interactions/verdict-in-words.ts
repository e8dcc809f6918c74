import type { Relation } from '../../engine/interaction/relation.js';
import type { InteractionReport } from './interaction-report.js';

/** Of one keyword in several instances. */
const STACKED: Readonly<Partial<Record<Relation, string>>> = {
  ADDS_UP: 'They add up',
  SEPARATE: 'They stay apart',
  REDUNDANT: 'A second one adds nothing',
  CHOOSE_ONE: 'You choose which to use',
};

/** The verdict of a check for people. Who only leaves another alone does not affect it, though it is known how they meet. */
export function verdictInWords({
  verdict,
  keywords,
  findings,
}: Pick<InteractionReport, 'verdict' | 'keywords' | 'findings'>): string {
  if (verdict === 'UNDETERMINED') return 'No rule says';
  if (verdict === 'INDEPENDENT') return 'They do not affect each other';
  const [first] = findings;
  const stacked = new Set(keywords).size === 1 && first !== undefined ? STACKED[first.relation] : undefined;
  if (stacked !== undefined) return stacked;
  if (findings.some(affects)) return 'They affect each other';
  return findings.some(({ basis }) => basis.includes('RULING'))
    ? 'A rule says how they meet'
    : 'They meet without effect';
}

/** NO_EFFECT says that it does not. */
export function affects({ relation }: Pick<InteractionReport['findings'][number], 'relation'>): boolean {
  return relation !== 'NO_EFFECT';
}
