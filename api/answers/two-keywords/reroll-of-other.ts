import { KEYWORDS } from '../../../engine/keyword-list.js';
import { factsOf } from '../../interactions/keyword-facts.js';
import type { JudgedPair } from '../judged.js';
import { sentenceOnRerolls } from '../one-keyword/natural-changed.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { isOfName } from '../reading/is-of-name.js';

/** What may be told before: who has which keyword, and nothing of what has been rolled. */
const TOLD =
  /^(?:i|we|my|his|her|their|the|a|an|unit|guy|dude|character|opponents?|enemy|attackers?|attacking|defenders?|defending|has|have|had|got|with|on|versus|vs|against|and|is|,|\d+)$/;

/** Yes to whether one may re-roll the natural for which the one keyword looks, where the other is a re-roll: `Lucky against Riposte, can he reroll the twos?` */
export function rerollOfOther(asked: AskedQuestion): JudgedPair | null {
  const { keywords, form, words, mentions, kb, cards } = asked;
  const opener = form.opener ?? 0;
  if (keywords.length !== 2 || !form.yesNo || form.negated || cards.length > 0 || opener === 0) return null;
  const rerolls = keywords.find((keyword) => factsOf(kb, keyword, KEYWORDS).traits?.rerolls === true);
  const looking = keywords.find((keyword) => keyword !== rerolls);
  if (rerolls === undefined || looking === undefined) return null;
  const isPlain = words.slice(0, opener).every(({ text }, at) => TOLD.test(text) || isOfName(mentions, at));
  const main = ` ${words
    .slice(opener)
    .map(({ text }) => text)
    .join(' ')} `;
  const by = isPlain ? sentenceOnRerolls(asked, looking, main) : null;
  return by === null ? null : { answer: 'YES', finding: null, ruling: by.ruling };
}
