import type { Judged, YesNo } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { plainKeyword } from '../reading/only-keyword.js';
import { sentencesOf } from '../sentences/sentence-index.js';

const MAY_END = /\beffects may end because they don.t apply to the new defending unit\b/i;
/** `a bonus only against Rebels, then a non-Rebel intercepts` */
const ONLY_AGAINST = / (?:only (?:against|versus|vs|for|on)|against|versus|vs) (\w+?)s? (?:only )?/g;
const ENDS = / (?:end|ends|ended|lost|gone|over|stop|stops|lose|lapse|expire|expires|disappear|disappears) /;
const STAYS = / (?:still|keep|keeps|kept|remain|remains|stay|stays|continue|continues) /;
const ASKED =
  /^(?:does|do|is|are|will|would|can|i|he|it|unit|the|my|his|a|that|bonus|effect|power|extra|then|now|have|get|gets|apply|applies|work|works|count|counts|end|ends|ended|lost|gone|over|stop|stops|lose|lapse|expire|expires|disappear|disappears|still|keep|keeps|kept|remain|remains|stay|stays|continue|continues)$/;

/** Does an effect end that holds against one kind of unit only, where the one that now is attacked is told not to be of it? */
export function unfitForDefender(asked: AskedQuestion): Judged | null {
  const { index, form, words } = asked;
  const keyword = plainKeyword(asked);
  if (keyword === null) return null;
  const by = sentencesOf(index, keyword.slug).find((one) => MAY_END.test(one.text));
  const opener = form.opener ?? 0;
  const [told = '', main = ''] = [words.slice(0, opener), words.slice(opener)].map(
    (part) => ` ${part.flatMap(({ text, kind }) => (kind === 'MARK' ? [] : text)).join(' ')} `,
  );
  if (by === undefined || !isToldUnfit(told)) return null;
  const answer = main
    .trim()
    .split(' ')
    .every((word) => ASKED.test(word))
    ? asksForEnd(main)
    : null;
  return answer === null ? null : { answer, by };
}

function asksForEnd(main: string): YesNo | null {
  if (ENDS.test(main) === STAYS.test(main)) return null;
  return ENDS.test(main) ? 'YES' : 'NO';
}

/** The kind that the effect is against is denied of the new one. */
function isToldUnfit(told: string): boolean {
  return [...told.matchAll(ONLY_AGAINST)].some(([, kind = '']) =>
    new RegExp(` (?:non|not (?:an? )?|is no|no longer (?:an? )?) ?${kind}s? `).test(told),
  );
}
