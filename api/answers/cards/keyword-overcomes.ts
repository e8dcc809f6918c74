import { traitsOf } from '../../../engine/interaction/traits.js';
import type { Finding, InteractionReport } from '../../interactions/interaction-report.js';
import { rulesOf } from '../../interactions/rules-of.js';
import type { KnowledgeBase } from '../../knowledge-base/knowledge-base.js';
import type { CheckInteraction } from '../answer-options.js';

export interface Overcoming {
  readonly report: InteractionReport;
  readonly finding: Finding;
}

/** Of the attacking unit: it takes away what others could do against its attack or its damage. */
export function takesAway(slug: string): boolean {
  const rules = rulesOf(slug);
  if (rules === undefined) return false;
  const { unpreventable, keepsDefender } = traitsOf(rules);
  return unpreventable || keepsDefender;
}

/** Nothing of what its unit does can be prevented. */
export function isUnpreventable(slug: string): boolean {
  const rules = rulesOf(slug);
  return rules !== undefined && traitsOf(rules).unpreventable;
}

/** The finding that the one keyword takes the use of the other away, or lets it work in spite of it; null where none says so. */
export function overcoming(
  check: CheckInteraction,
  kb: KnowledgeBase,
  from: string,
  to: string,
): Overcoming | null {
  const keywords = [to, from].map((keyword) => ({ keyword, value: null, role: null }));
  const report = check(kb, { keywords, scenario: null });
  if (!('verdict' in report)) return null;
  const finding = report.findings.find(
    (one) =>
      one.from === from && one.to === to && (one.relation === 'OVERRIDES' || one.relation === 'BLOCKS'),
  );
  return finding === undefined ? null : { report, finding };
}
