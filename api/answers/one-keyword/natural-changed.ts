import type { KeywordRecord } from '../../knowledge-base/records.js';
import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { plainKeyword } from '../reading/only-keyword.js';
import type { Sentence } from '../sentences/sentence-index.js';
import { sentencesOf } from '../sentences/sentence-index.js';

const SAYS_SO =
  /\bmay use an effect to re-?roll dice to affect the number of natural|\beither player may change the number of natural\b/i;
const FACES: Readonly<Record<string, string>> = {
  one: '(?:1|ones?)',
  two: '(?:2|twos?)',
  three: '(?:3|threes?)',
  four: '(?:4|fours?)',
  five: '(?:5|fives?)',
  six: '(?:6|six(?:es)?)',
};
const NATURAL = /\bnatural "?(one|two|three|four|five|six)/i;
const WHOSE =
  '(?:the|a|an|my|his|her|their|that|this|those|these|any|some|one|opponent|natural|naturals|only)';
const WHO = '(?:i|we|you|he|she|they|it|someone|opponent|opponents|player|attacker|defender|unit)';
const PURPOSES =
  'affects?|influence|increase|raise|reduce|lower|have (?:more|fewer|less)|get (?:more|fewer|less)|negates?|negate|lose|losing|remove|removing|avoid|dodge|kill|change|changing|clear|make it go|prevent|stop|deny|undo|erase|fix|discard|for|no longer have|not have|away|stops?|prevents?';

/**
 * Yes to whether one may re-roll in order to have, or not to have, the natural that a keyword looks for: `can I reroll to get rid of the two so Riposte
 * doesn't hit me?`. Null for all else, what comes of it included.
 */
export function mayChangeNatural(asked: AskedQuestion): Judged | null {
  const { line } = asked;
  const keyword = plainKeyword(asked);
  if (keyword === null) return null;
  const by = sentenceOnRerolls(asked, keyword, line);
  return by === null ? null : { answer: 'YES', by };
}

/** The sentence that lets players re-roll the natural of a keyword, where a line in folded words asks whether one may; null where it does not. */
export function sentenceOnRerolls(
  { index }: AskedQuestion,
  keyword: KeywordRecord,
  line: string,
): Sentence | null {
  const by = sentencesOf(index, keyword.slug).find(({ text }) => SAYS_SO.test(text));
  const name = [...keyword.definitions, keyword.summary].flatMap((text) => NATURAL.exec(text)?.[1] ?? [])[0];
  const face = FACES[name?.toLowerCase() ?? ''];
  if (by === undefined || face === undefined || OTHERWISE.test(line)) return null;
  return asksFor(face).some((pattern) => pattern.test(line)) ? by : null;
}

const OTHERWISE =
  / (?:after damage|damage counters|too late|only|twice|again|both|or|unless|without|before|instead|still|must|have to|end of) /;

function asksFor(face: string): readonly RegExp[] {
  const may = `^ (?:\\w+ , )?(?:can|may|could|is it (?:ok|legal|allowed|possible)(?: for ${WHO})? to|am i allowed to) ?(?:${WHOSE} )*(?:${WHO} )?(?:be (?:forced|made) to )?(?:use \\w+ to |use an effect to |make (?:me|him|her|them|${WHO}) |force (?:me|him|her|them|${WHO}) to )?reroll`;
  const natural = `(?:(?:the )?(?:number|amount|count) of )?(?:${WHOSE} )*(?:naturals? )?${face}`;
  return [
    new RegExp(
      `${may} (?:(?:${WHOSE}|dice|die) )*(?:to |and )?(?:${PURPOSES}) ${natural}(?: away| gone)?(?: (?:so|and|in order|for) .*)?(?: \\?)? $`,
    ),
    new RegExp(
      `${may} ${natural}(?: away)?(?: (?:so|so that|to (?:avoid|stop|prevent|escape|dodge|deny|for)|for|and avoid) .*)?(?: \\?)? $`,
    ),
  ];
}
