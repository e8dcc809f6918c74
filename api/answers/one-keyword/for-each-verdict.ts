import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { plainKeyword } from '../reading/only-keyword.js';
import { sentencesOf } from '../sentences/sentence-index.js';

const QUOTED = /["\u201C]([^"\u201D]+)["\u201D]/;
const NOT_FOR_EACH = /\b(?:do|does) not trigger for each\b/i;
const OFTEN =
  / (?:again|twice|two times|each time|every time|each|for each|per|once more|multiple times|several times|a second time|both times|stack|double) /;
const OTHERWISE = / (?:not|no|never|only|or|unless|without|instead) /;

/** No to whether an effect happens again for each use of a keyword, where a ruling names that kind of effect by its very words: `for this attack`. */
export function forEachVerdict(asked: AskedQuestion): Judged | null {
  const { index, line } = asked;
  const keyword = plainKeyword(asked);
  if (keyword === null) return null;
  const main = ` ${asked.claim.main.words.join(' ')} `;
  if (!OFTEN.test(main) || OTHERWISE.test(main)) return null;
  const by = sentencesOf(index, keyword.slug).find(({ text }) => {
    const [, quoted] = QUOTED.exec(text) ?? [];
    return NOT_FOR_EACH.test(text) && quoted !== undefined && isIn(line, quoted);
  });
  return by === undefined ? null : { answer: 'NO', by };
}

function isIn(line: string, quoted: string): boolean {
  return quoted.includes(' ') && line.includes(` ${quoted.toLowerCase()} `);
}
