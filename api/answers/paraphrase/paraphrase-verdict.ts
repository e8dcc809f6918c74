import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { onlyKeyword } from '../reading/only-keyword.js';
import { isNoGround } from '../sentences/sentence-doubt.js';
import { ownSentences, type Sentence } from '../sentences/sentence-index.js';
import { isOtherVoice } from '../sentences/voice.js';
import { compare } from './compare.js';
import { type ClaimSaid, claimSaid, type RuleSaid, rulesOf } from './proposition.js';

const OTHERWISE = / (?:or|unless|except|instead|besides|apart|than|least|exactly|why|how) /;
const NO_RULE = /^for example\b|\bno timing window\b|\brules section\b|\binferred\b|\btoo late\b/i;

/**
 * Yes or No to a claim that puts one own ruling in other words: every term of the claim is said by the ruling, once at most by its opposite, and nearly
 * every term of the ruling by the claim. Null where no ruling is so near, or where two of them answer otherwise.
 */
export function paraphraseVerdict(asked: AskedQuestion): Judged | null {
  const { form, line } = asked;
  const keyword = onlyKeyword(asked);
  if (keyword === null) return null;
  if (OTHERWISE.test(line) || deniesUnread(asked)) return null;
  const own = ownSentences(asked.index, keyword).filter(
    ({ text, ruling }) => ruling !== null && !NO_RULE.test(text),
  );
  const [any] = own;
  if (any === undefined) return null;
  const claim = claimSaid(asked.claim, form, any.names);
  const judged = own.flatMap((by) => judgeBy(asked, by, claim));
  const [first] = judged;
  return first === undefined || judged.some(({ answer }) => answer !== first.answer) ? null : first;
}

function judgeBy(asked: AskedQuestion, by: Sentence, claim: ClaimSaid): readonly Judged[] {
  return rulesOf(by).flatMap((rule) => {
    const answer = compare(claim, rule);
    return answer === null || isOfElse(asked, by, rule) ? [] : [{ answer, by }];
  });
}

/** It denies what stands with a noun: `a roll not used for the attack`. */
function deniesUnread({ claim, form, words }: AskedQuestion): boolean {
  const isContracted = words.some(({ text, contracted }) => text === 'not' && contracted);
  const denials = claim.main.words.filter((word) => word === 'not').length;
  return denials > 1 || (denials === 1 && !form.negated && !isContracted);
}

/** It is about another case, in spite of the same words. */
function isOfElse({ claim }: AskedQuestion, by: Sentence, { clause }: RuleSaid): boolean {
  return isNoGround(by, clause, claim) || isOtherVoice(claim.main.words, by);
}
