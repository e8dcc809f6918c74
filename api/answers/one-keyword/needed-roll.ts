import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { conceptOf } from '../reading/concepts.js';
import { isOfName } from '../reading/is-of-name.js';
import { plainKeyword } from '../reading/only-keyword.js';
import { sentencesOf } from '../sentences/sentence-index.js';

const COUNTS_FROM = /\bonly count\b.*\bfrom the roll used for the attack\b/i;
const NEEDS =
  /^ (?:does|do|must|has) (.*?)(?:have to|need to|must)? ?(?:be|show|come|lie|count) (?:in|on|from|part of|at) (.*)$/;
const MUST = / (?:have to|need to|must) /;
/** The roll used for the attack is the last. */
const OF_THAT_ROLL =
  /^(?:the|a|an|roll|rolls|dice|actually|final|last|used|that|was|is|i|for|attack|in|my|of|which|end)$/;

/** Yes to whether a natural must be in the very roll that is used, where its keyword counts it from that roll only. */
export function neededRoll(asked: AskedQuestion): Judged | null {
  const { index, form, words, mentions } = asked;
  const keyword = plainKeyword(asked);
  if (keyword === null) return null;
  const main = ` ${words
    .filter(({ kind }, at) => at >= (form.opener ?? 0) && kind !== 'MARK' && !isOfName(mentions, at))
    .map(({ text }) => text)
    .join(' ')} `;
  const [, what = '', where = ''] = NEEDS.exec(main) ?? [];
  if (!MUST.test(main) || / (?:first|initial|before|or|only|not) /.test(main)) return null;
  const by = sentencesOf(index, keyword.slug).find((one) => COUNTS_FROM.test(one.text));
  if (by === undefined || !/ (?:used|final|last|end) /.test(` ${where}`)) return null;
  const isIt = what
    .trim()
    .split(' ')
    .flatMap((word) => conceptOf(word) ?? [])
    .filter((one) => one !== 'natur');
  const isThere = where
    .trim()
    .split(' ')
    .every((word) => OF_THAT_ROLL.test(word));
  return isIt.length > 0 && isThere && isIt.every((one) => by.concepts.has(one))
    ? { answer: 'YES', by }
    : null;
}
