import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { isOfName } from '../reading/is-of-name.js';
import { plainKeyword } from '../reading/only-keyword.js';
import { sentencesOf } from '../sentences/sentence-index.js';

const SAYS_NONE = /^If it says ["“](\w+)["”].*\bgets no extra effects\b/i;
const TOLD =
  /^(?:it|its|the|my|our|his|her|their|that|this|a|says?|shows?|reads?|has|have|with|for|in|on|of|at|if|where|when|arena|space|ground|character|first|second|third|unit|guy|card|side|slot|part|spot|place|there|,)$/;
/** What one may hope for, and nothing of another place. */
const ASKED =
  /^(?:do|does|is|are|will|would|can|i|we|it|the|a|an|my|his|unit|guy|card|get|gets|have|has|gain|gains|give|gives|any|anything|something|some|extra|more|additional|effect|effects|bonus|ability|abilities|there|then|happen|happens|still|at|all|in|that|arena|me)$/;

/** No to whether anything extra is had where the keyword says a word that means nothing: `Switch says None for my arena, do I get anything extra there?` */
export function printedNone(asked: AskedQuestion): Judged | null {
  const { index, form, words, mentions } = asked;
  const keyword = plainKeyword(asked);
  if (keyword === null) return null;
  const opener = form.opener ?? 0;
  for (const by of sentencesOf(index, keyword.slug)) {
    const none = SAYS_NONE.exec(by.text)?.[1]?.toLowerCase();
    if (none === undefined) continue;
    const told = words.filter((_, at) => at < opener && !isOfName(mentions, at));
    const main = words.filter(({ kind }, at) => at >= opener && kind !== 'MARK');
    const isTold =
      told.some(({ text }) => text === none) &&
      told.every(({ text }) => text === none || TOLD.test(text)) &&
      words[opener - 1]?.kind === 'MARK';
    if (isTold && main.length > 0 && main.every(({ text }) => ASKED.test(text))) return { answer: 'NO', by };
  }
  return null;
}
