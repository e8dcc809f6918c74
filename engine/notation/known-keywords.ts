import type { KeywordRules } from '../keyword.js';
import type { KnownKeyword } from './known-keyword.js';

const known = new WeakMap<readonly KeywordRules[], readonly KnownKeyword[]>();

/** What the notation has to know of some keywords; the same list for the same rules, for much is prepared for each. */
export function knownKeywords(rules: readonly KeywordRules[]): readonly KnownKeyword[] {
  const before = known.get(rules);
  if (before !== undefined) return before;
  const keywords = rules.map(({ slug, name, formerNames = [], parameter }) => ({
    slug,
    name,
    formerNames,
    parameter,
  }));
  known.set(rules, keywords);
  return keywords;
}
