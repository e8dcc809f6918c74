import type { Piece } from '../answer-draft.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import type { Sentence } from '../sentences/sentence-index.js';

const LIMIT = /\bonce (?:for each|per|in each) (?:instance(?: of (?:the )?\w+)?|attack|arrival)\b/i;
const OF_EACH = /\bonce for each instance of the effect\b/i;
const OFTEN =
  / (?:twice|two times|(?:three|several|multiple|many|\d+) times|again|more than once|second time|repeatedly) /;
/** `two separate Retaliates`, `both of em` */
const SEVERAL = / (?:both|two|several|multiple|different|separate|seperate) /;
/** One and the same instance of the keyword, and not one of damage. */
const ONE = '(?:the same|same|each|every|one|a single|single|this|that)(?: (?:copy|use) of)?';
const OF_EFFECT = / (?:instances?|copy) of (?!damage)/;

/**
 * Does a sentence limit each instance of a keyword by itself, where the question names no one instance? A unit with two of them may use each, so
 * the sentence says no bare No.
 */
export function limitsOneInstance(
  { line, keywords, mentions, words, kb }: AskedQuestion,
  { text, ruling }: Sentence,
): boolean {
  const [keyword] = keywords;
  if (
    keyword === undefined ||
    (keyword.stacking !== 'LAYERED' && !OF_EACH.test(text)) ||
    !LIMIT.test(text) ||
    !(OFTEN.test(line) || SEVERAL.test(line))
  )
    return false;
  if (kb.rulings.get(ruling ?? '') === undefined) return false;
  const isNamed = mentions.some(({ start }) => {
    const before = words
      .slice(Math.max(0, start - 4), start)
      .map((word) => word.text)
      .join(' ');
    return new RegExp(`(?:^| )${ONE}$`).test(before);
  });
  return !isNamed && !OF_EFFECT.test(line);
}

const ONLY_ONCE = /\bonly once (?:against|for|per|in)\b/i;
const COUNTED = / (?:twice|two times|(?:three|several|multiple|many|\d+) times|more than once) /;

/** Is it limited to once by another sentence, while a question asks for more than once? */
export function isLimitedElsewhere({ line, index, keywords }: AskedQuestion, by: Sentence): boolean {
  const own = (index.byKeyword.get(keywords[0]?.slug ?? '') ?? []).filter(
    ({ keyword }) => keyword === by.keyword,
  );
  return (
    COUNTED.test(line) &&
    own.some((one) => one !== by && ONLY_ONCE.test(one.text)) &&
    !ONLY_ONCE.test(by.text)
  );
}

/** Within what the limit holds. */
const PERIOD =
  / (?:same|one|an?|the|that|this|single|per|each) (?:same |single )?(?:instances? of )?(?:damage|attack|arrival) /;

/** Two of them are told, and both are to be used. */
const HAS_TWO = / (?:have|has|having|with|got|having got) (?:two|2|several|multiple|both) (?!times)/;
const USES_BOTH = / (?:both|each|all|either one|the other)(?: of (?:them|those|these))? /;

/** What such a sentence says to a question; nothing where that doesn't say within what. */
export function withinOneInstance({ keywords, line, form }: AskedQuestion): readonly Piece[] {
  if (!PERIOD.test(line) || form.negated) return [];
  if (HAS_TWO.test(line) && USES_BOTH.test(line)) return [{ kind: 'VERDICT', answer: 'YES' }];
  return [
    {
      kind: 'SAID',
      text: `Not with one and the same ${keywords[0]?.name ?? ''}; each has a limit of its own.`,
    },
  ];
}
