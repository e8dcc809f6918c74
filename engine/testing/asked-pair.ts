import { budgetOf } from '../choice/budget.js';
import { type AskedKeyword, type PairEffects, pairEffects } from '../interaction/pair-effects.js';
import type { Place } from '../interaction/places.js';
import type { KeywordRules } from '../keyword.js';
import { KEYWORDS } from '../keyword-list.js';

export function rulesOf(slug: string, keywords: readonly KeywordRules[] = KEYWORDS): KeywordRules {
  const rules = keywords.find((one) => one.slug === slug);
  if (rules === undefined) throw new Error(`no keyword ${slug}`);
  return rules;
}

export function asked(slug: string, place: Place | null = null, keywords = KEYWORDS): AskedKeyword {
  return { rules: rulesOf(slug, keywords), value: null, line: null, places: place === null ? null : [place] };
}

export function run(one: AskedKeyword, other: AskedKeyword, keywords = KEYWORDS): PairEffects {
  return pairEffects(one, other, keywords, budgetOf());
}

export function told({ effects }: PairEffects): readonly string[] {
  return effects.map(({ from, relation, to }) => `${from.rules.slug} ${relation} ${to.rules.slug}`);
}
