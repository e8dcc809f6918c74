import type { KeywordRules } from '../../engine/keyword.js';
import { KEYWORDS } from '../../engine/keyword-list.js';

const BY_SLUG: ReadonlyMap<string, KeywordRules> = new Map(KEYWORDS.map((rules) => [rules.slug, rules]));

/** How the engine plays a keyword; undefined where it does not know it, or there is none. */
export function rulesOf(slug: string | undefined): KeywordRules | undefined {
  return BY_SLUG.get(slug ?? '');
}
