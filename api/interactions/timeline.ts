import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import type { TimelineStep } from './interaction-report.js';
import type { KeywordFacts } from './keyword-facts.js';

/** The keywords in the order in which their windows come; those without a moment are left out. Of what is always on, the moment that counts is told. */
export function timelineOf(kb: KnowledgeBase, all: readonly KeywordFacts[]): readonly TimelineStep[] {
  return all
    .filter(({ keyword }, index) => all.findIndex((one) => one.keyword === keyword) === index)
    .flatMap((facts): readonly (TimelineStep & { readonly order: number })[] => {
      const window = kb.timingWindows.get(momentOf(kb, facts) ?? '');
      if (window === undefined) return [];
      const { keyword, rules } = facts;
      const event = rules === null || rules.notInAttack !== undefined ? keyword.summary : rules.says.text;
      return [{ window: window.slug, keyword: keyword.slug, event, order: window.order }];
    })
    .toSorted((a, b) => a.order - b.order)
    .map(({ order: _order, ...step }) => step);
}

/** In an attack the window in which the engine plays it; else that of its text. */
export function momentOf(kb: KnowledgeBase, { keyword, rules, traits }: KeywordFacts): string | null {
  const played = traits === null ? null : (rules?.window ?? null);
  return played !== null && kb.timingWindows.has(played) ? played : keyword.timing;
}
