import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { onlyKeyword } from '../reading/only-keyword.js';
import { sentencesOf } from '../sentences/sentence-index.js';

const SAYS_FREE = /\bwithout an? (?:activation )?cost has a printed cost of "Pay 0\b/i;
const LACKS_COST =
  / (?:no|without an?|without any|without|not have an?|not have any|not have|not print|lacks? an?|lacks?|lacking an?|missing an?|missing) (?:(?:printed|activation|listed|force|real|own) )*(?:costs?|price)(?: |$)/;
const FREE =
  / (?:free|for free|costs? nothing|costs? (?:me )?(?:0|zero)(?: force)?|costs? no force|free of charge|pay (?:0|zero|nothing)|(?:0|zero) force|without paying|not (?:have|need) to pay|pay no force) /;
const COSTS =
  / (?:(?:need|require|take)s? (?:any )?(?:force|payment|a payment|anything|something)|cost (?:anything|something|me anything|force|any force)|(?:have|need) to pay(?: anything| something| force| any force| for it)?|pay (?:anything|something|force|any force|for it)|must (?:i|we|you) pay) /;
/** Of every such ability. */
const ALWAYS =
  / always (?:(?:cost|costs|need|needs|require|requires|have|has) (?:(?:some|any|an?|activation) )*(?:force|cost)|(?:have to|has to|must) be paid for) $/;
const DENIES = / (?:not|no|never|nothing) /;
const OTHERWISE = / (?:but|or|unless|except|only|if not|instead|again|twice|each time|every time) /;

/** Whether an ability without a printed cost costs anything, where a ruling says what stands in the place of the cost. */
export function freeOfCost(asked: AskedQuestion): Judged | null {
  const { index, form } = asked;
  const keyword = onlyKeyword(asked);
  if (keyword === null) return null;
  const line = asked.line.replace(/ [.,;:?!]/g, ' ').replace(/ +/g, ' ');
  const main = ` ${asked.claim.main.words.join(' ')} `;
  const isAlways = ALWAYS.test(main) && !form.negated;
  if ((!LACKS_COST.test(line) && !isAlways) || OTHERWISE.test(line)) return null;
  const by = sentencesOf(index, keyword.slug).find(({ text }) => SAYS_FREE.test(text));
  if (by === undefined) return null;
  if (isAlways) return asked.claim.conditions.length === 0 ? { answer: 'NO', by } : null;
  // `does it cost nothing?` denies nothing.
  if (FREE.test(main)) return DENIES.test(main.replace(FREE, ' ')) ? null : { answer: 'YES', by };
  return COSTS.test(main) && !form.negated ? { answer: 'NO', by } : null;
}
