import type { KeywordRule, KeywordRules } from './keyword.js';

/** `evade/up-to`: the keyword and the code of one of its rules. */
export function ruleCode({ slug }: KeywordRules, { code }: KeywordRule): string {
  return `${slug}/${code}`;
}

/** The keywords of the game with one rule switched off. Throws on a code that no keyword has. */
export function keywordsWithout(keywords: readonly KeywordRules[], code: string): readonly KeywordRules[] {
  let found = false;
  const changed = keywords.map((keyword) => {
    const rule = keyword.rules.find((one) => ruleCode(keyword, one) === code);
    if (rule === undefined) return keyword;
    found = true;
    return rule.off(keyword);
  });
  if (!found) throw new RangeError(`No keyword has the rule "${code}"; expected one like "evade/up-to".`);
  return changed;
}
