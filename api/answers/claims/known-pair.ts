import type { Finding, Verdict } from '../../interactions/interaction-report.js';
import type { KeywordFacts } from '../../interactions/keyword-facts.js';

/** What is known of the two keywords of a question, and of how they meet. */
export interface KnownPair {
  /** In the order in which the question names them. */
  readonly one: KeywordFacts;
  readonly other: KeywordFacts;
  readonly verdict: Verdict;
  /** Printed behind their names; null where none is. */
  readonly values: readonly [one: number | null, other: number | null];
  readonly findings: readonly Finding[];
  /** Places of their windows in the order of play; null where one has none. */
  readonly windows: readonly [one: number, other: number] | null;
}

/** Does the one do such a thing to the other? */
export function isSaid(
  { findings }: KnownPair,
  from: KeywordFacts,
  to: KeywordFacts,
  relations: readonly Finding['relation'][],
): boolean {
  return findings.some(
    (finding) =>
      finding.from === from.keyword.slug &&
      finding.to === to.keyword.slug &&
      relations.includes(finding.relation),
  );
}
