import { KEYWORDS } from '../../../engine/keyword-list.js';
import type { InteractionReport } from '../../interactions/interaction-report.js';
import { factsOf } from '../../interactions/keyword-facts.js';
import { maskedLine } from '../facts/masked-line.js';
import type { JudgedPair } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { ownSentences } from '../sentences/sentence-index.js';

/** Its own text asks for an attack on its unit. */
const WHEN_ATTACKED = /\b(?:is attacking this unit|against this unit)\b/i;
const STRUCK = '(?:hit|hits|struck|damaged|wounded|killed|discarded|hurt)';
/** Beside the two keywords, a question whether the unit that is struck beside may use one says nothing but this. */
const BESIDE =
  /^(?:does|do|can|could|may|will|would|is|i|unit|second|other|one|opponent|that|was|only|hit|hits|struck|damaged|wounded|killed|discarded|hurt|by|from|with|get|gets|to|use|activate|allowed|able|against|attacker|work|works|happen|happens|damage|back|[KL,])$/;

/** No to whether the second unit that an attack strikes may use what needs an attack on its unit: it is not the defender. */
export function notTheDefender(asked: AskedQuestion, report: InteractionReport | null): JudgedPair | null {
  const { keywords, form, cards, kb, index } = asked;
  const [one, other, third] = keywords;
  if (one === undefined || other === undefined || third !== undefined) return null;
  if (!form.yesNo || form.negated || cards.length > 0) return null;
  const spilling = keywords.find((each) => factsOf(kb, each, KEYWORDS).traits?.dividesExcess === true);
  const asking = keywords.find((each) => each !== spilling);
  if (spilling === undefined || asking === undefined) return null;
  const by = ownSentences(index, asking).find(({ text }) => WHEN_ATTACKED.test(text));
  const [spill, used] = spilling === one ? ['K', 'L'] : ['L', 'K'];
  const line = ` ${maskedLine(asked)} `;
  const isStruck = new RegExp(
    ` (?:second|other)(?: unit| one)? (?:(?:that|was|is|only) )*${STRUCK} (?:by|from|with) ${spill} | unit (?:(?:that|was|is) )*${STRUCK} by ${spill} `,
  );
  const isUsed = new RegExp(
    ` ${spill} (?:damage |hits )?(?:.* )?(?:(?:get|gets|able|allowed) to |can |use |activate )?${used} `,
  );
  const isPlain = line
    .trim()
    .split(' ')
    .every((word) => BESIDE.test(word));
  if (by === undefined || !isStruck.test(line) || !isUsed.test(line) || !isPlain) return null;
  const finding = report?.findings.find(({ from, to }) => from === asking.slug || to === asking.slug) ?? null;
  return { answer: 'NO', finding: by.ruling === null ? finding : null, ruling: by.ruling };
}
