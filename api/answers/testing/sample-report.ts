import type { Relation } from '../../../engine/interaction/relation.js';
import type { Finding, InteractionReport, Verdict } from '../../interactions/interaction-report.js';

/** Invented findings for tests. */
export function found(
  from: string,
  relation: Relation,
  to: string,
  rulings: readonly string[] = [],
): Finding {
  return {
    from,
    to,
    relation,
    statement: `${from} ${relation} ${to}.`,
    about: [],
    window: null,
    rulings,
    basis: ['RULING'],
  };
}

export function reportOf(verdict: Verdict, ...findings: readonly Finding[]): InteractionReport {
  return {
    verdict,
    headline: findings[0]?.statement ?? 'They never meet.',
    findings,
    timeline: [],
    evidence: [],
    assumptions: [],
    missing: verdict === 'UNDETERMINED' ? 'No text says it.' : null,
    whyNot: [],
    keywords: [...new Set(findings.flatMap(({ from, to }) => [from, to]))],
  };
}
