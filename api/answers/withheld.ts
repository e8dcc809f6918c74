import type { AskedQuestion } from './asked-question.js';
import { maskedLine } from './facts/masked-line.js';
import { ownSentences } from './sentence-index.js';
import { asksOfItself } from './sets-off-itself.js';

const IS_ATTACK =
  /^(?:is|are) K (?:damage |ability |dice )?(?:(?:considered|counted|treated)(?: as)? )?attacks?$/;
const THIS_ATTACK = / (?:this|current|present|same|ongoing) attack /;
const NEXT_ATTACK = /\bnext attack\b/i;

/**
 * What is asked of a keyword as a whole, which a ruling on one side of it never answers: whether it is an attack, whether it sets itself off, whether it
 * counts in this attack where what it gives is for the next.
 */
export function isWithheld(asked: AskedQuestion): boolean {
  const line = maskedLine(asked);
  if (IS_ATTACK.test(line) || asksOfItself(asked)) return true;
  const [keyword] = asked.keywords;
  if (keyword === undefined || !THIS_ATTACK.test(asked.line) || / next attack /.test(asked.line))
    return false;
  return ownSentences(asked.index, keyword).some(({ text }) => NEXT_ATTACK.test(text));
}
