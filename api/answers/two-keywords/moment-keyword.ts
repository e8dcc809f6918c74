import type { Judged } from '../judged.js';
import { type AskedQuestion, whatIsAsked } from '../reading/asked-question.js';
import { rankSentences } from '../sentences/rank-sentences.js';
import { rulingVerdict } from '../sentences/ruling-verdict.js';
import { sentencesOf } from '../sentences/sentence-index.js';

const MOMENT =
  /(?:^| )(?:after|once|when|until|if|before|now that)(?: (?:i|we|you|they|he|she|it|(?:the |my |an )?(?:opponents?|enemy|defender|attacker|unit|guy|player)))?(?: (?:has|have|had|already|then|just|used|uses|use|activated|activates|played|plays|declared|declares|the))*$/;
const ENOUGH = 0.6;
const FEWEST_SHARED = 2;

/**
 * Yes or No where the second keyword only says when: `can I change my mind about the Overkill split after they evade?` Then a ruling of the first that is
 * about nearly all of the rest answers it.
 */
export function momentVerdict(asked: AskedQuestion): Judged | null {
  const [one, other, third] = asked.keywords;
  if (one === undefined || other === undefined || third !== undefined || !asked.form.yesNo) return null;
  const last = asked.mentions.findLast(({ keyword }) => keyword.slug === other.slug);
  const isOnce = asked.mentions.filter(({ keyword }) => keyword.slug === other.slug).length === 1;
  if (last === undefined || !isOnce || !isMoment(asked, last.start, last.valueEnd)) return null;
  const mentions = asked.mentions.filter(({ keyword }) => keyword.slug === one.slug);
  const rest = { ...asked, keywords: [one], mentions };
  const own = sentencesOf(asked.index, one.slug).filter(({ ruling }) => ruling !== null);
  const [best] = rankSentences(asked.index, own, whatIsAsked(rest));
  if (best === undefined || best.coverage < ENOUGH) return null;
  const shared = [...asked.concepts].filter(
    (concept) => best.sentence.concepts.has(concept) && !asked.index.isGeneral(concept),
  );
  if (shared.length < FEWEST_SHARED) return null;
  const answer = rulingVerdict(asked.index, best.sentence, asked.claim);
  return answer === null ? null : { answer, by: best.sentence };
}

/** Of the words before its name, and with nothing but an end behind it. */
function isMoment({ words }: AskedQuestion, start: number, end: number): boolean {
  const before = words.slice(0, start).map(({ text }) => text);
  return MOMENT.test(before.join(' ')) && (words[end] === undefined || words[end]?.kind === 'MARK');
}
