import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { plainKeyword } from '../reading/only-keyword.js';
import { sentencesOf } from '../sentences/sentence-index.js';

const AT_THE_TIME = /\bbased on its total power at the time the \w+ is activated\b/i;
const CHANGES =
  / (?:power (?:\w+ )?(?:rises?|rose|goes|went|changes?|changed|drops?|dropped|falls?|fell|increases?|increased|gets?|is|was|later|grows?|grew|lowered|raised|trigger)|(?:gains?|gained|gets?|got|loses?|lost|receives?|received|gives?|gave|given) (?:it |him |unit |my unit |another )*[+-]?\d* ?(?:more |less |extra )?power|power bonus|[+-]\d+ power|(?:more|less|extra|new) power) /;
const LATER =
  / (?:after|once|since|when|later|afterwards?|then)(?: \w+){0,6} (?:activat\w+|used|use|paid|declared|played|announced|retaliat\w+)? ?/;
const ACTIVATED =
  /\b(?:after|once|since)\b.*\b(?:activat\w+|used|use|paid|played|announced|declared)\b|\bactivated\b.*\b(?:then|later|afterwards?|after that)\b/;
const COUNTS =
  / (?:more|fewer|less|extra|those|these|additional|new|count|counts|change|changes|matter|affect|include|included|roll|stronger|weaker|too|also|bigger|smaller|use) /;
const OTHERWISE = / (?:before|not|no|never|or|only|unless|still) /;

/** No to whether power that changed after an ability based on it was activated counts for it. */
export function powerChangedLater(asked: AskedQuestion): Judged | null {
  const { index, line } = asked;
  const keyword = plainKeyword(asked);
  if (keyword === null) return null;
  const plain = line.replace(/ [.,;:?!]/g, ' ').replace(/ +/g, ' ');
  const main = ` ${asked.claim.main.words.join(' ')} `;
  if (!CHANGES.test(plain) || !LATER.test(plain) || !ACTIVATED.test(plain)) return null;
  if (!COUNTS.test(main) || OTHERWISE.test(plain)) return null;
  const by = sentencesOf(index, keyword.slug).find(({ text }) => AT_THE_TIME.test(text));
  return by === undefined ? null : { answer: 'NO', by };
}
