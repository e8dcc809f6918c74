import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import type { Finding, TimelineStep } from './interaction-report.js';
import type { KeywordFacts } from './keyword-facts.js';

/**
 * The keywords in the order in which their windows come, and in one window what changes the other first; those without a moment are left out. Of what is
 * always on, the moment that counts is told.
 */
export function timelineOf(
  kb: KnowledgeBase,
  all: readonly KeywordFacts[],
  findings: readonly Finding[],
): readonly TimelineStep[] {
  const steps = all
    .filter(({ keyword }, index) => all.findIndex((one) => one.keyword === keyword) === index)
    .flatMap((facts): readonly (TimelineStep & { readonly order: number })[] => {
      const window = kb.timingWindows.get(momentOf(kb, facts) ?? '');
      if (window === undefined) return [];
      const { keyword, rules } = facts;
      const says = rules === null || rules.notInAttack !== undefined ? keyword.summary : rules.says.text;
      const event = `${says}${alwaysOn(facts, window.slug)}`;
      return [{ window: window.slug, keyword: keyword.slug, event, order: window.order }];
    });
  const leads = ({ keyword, window }: TimelineStep): number =>
    steps
      .filter((other) => other.window === window && other.keyword !== keyword)
      .reduce((sum, other) => sum + acts(findings, keyword, other.keyword), 0);
  return steps
    .toSorted((a, b) => a.order - b.order || leads(b) - leads(a) || (a.keyword < b.keyword ? -1 : 1))
    .map(({ order: _order, ...step }) => step);
}

/** The window of what is always on. */
export const ALWAYS_ON = 'continuous';

/** What is always on happens at no moment: there is one at which it counts. */
function alwaysOn({ keyword }: KeywordFacts, moment: string): string {
  return keyword.timing === ALWAYS_ON && moment !== ALWAYS_ON
    ? ' It is always on; this is when it counts.'
    : '';
}

/** 1 where the one does something to the other, -1 where it is done to it, 0 for neither or both. */
function acts(findings: readonly Finding[], one: string, other: string): number {
  const does = (from: string, to: string): number =>
    Number(findings.some((finding) => finding.from === from && finding.to === to));
  return does(one, other) - does(other, one);
}

/** In an attack the window in which the engine plays it; else that of its text. */
export function momentOf(kb: KnowledgeBase, { keyword, rules, traits }: KeywordFacts): string | null {
  const played = traits === null ? null : (rules?.window ?? null);
  return played !== null && kb.timingWindows.has(played) ? played : keyword.timing;
}
