import { maskedLine } from '../facts/masked-line.js';
import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { onlyKeyword } from '../reading/only-keyword.js';
import { sentencesOf } from '../sentences/sentence-index.js';

const MUST_TAKE = /\bhits equal to .*\bmust be assigned to the defending unit\b/i;
const DEFENDER = '(?:defender|defending unit|attacked unit|first unit|first target|original defender)';
const OTHER =
  / (?:second|other|another|next|adjacent|neighbou?r|neighbou?ring) (?:unit|one|target|K)?|(?:someone|somebody) else /;
const ALL =
  / (?:all|every|each|entire|whole|everything|100)(?: (?:of|one|single|i|rolled|attack|those|these|them))* (?:hits?|it|damage) | everything /;
const NOTHING = new RegExp(
  ` (?:skip|ignore|spare|bypass|leave out) ${DEFENDER} | ${DEFENDER} (?:gets?|takes?|be assigned|receives?|be given) (?:zero|no|none|0) (?:hits?|damage) | (?:zero|no|0) hits (?:to|on|for) ${DEFENDER} | (?:give|assign|put) ${DEFENDER} (?:zero|no|0) (?:hits|damage) `,
);
/** What one wants to do with the hits; more than this is not asked. */
const BESIDE =
  /^(?:can|could|may|do|does|am|is|i|allowed|able|possible|to|of|on|onto|into|at|for|with|when|using|use|and|put|puts|give|assign|send|go|goes|place|move|get|gets|take|takes|be|receive|receives|divide|given|assigned|hits?|damage|attack|rolled|units?|one|target|instead|just|directly|straight|all|every|each|entire|whole|everything|100|single|those|these|second|other|another|next|adjacent|neighbou?r|neighbou?ring|someone|somebody|else|skip|ignore|spare|bypass|leave|out|defender|defending|attacked|first|original|zero|no|none|0|them|it|K|,)$/;

/** No to whether another unit may get every hit, or the defender none, where a sentence says what the defender must get. */
export function leastShare(asked: AskedQuestion): Judged | null {
  const { index, form } = asked;
  const keyword = onlyKeyword(asked);
  if (keyword === null) return null;
  const by = sentencesOf(index, keyword.slug).find((one) => MUST_TAKE.test(one.text));
  const line = ` ${maskedLine(asked)} `;
  // Of the hits of the keyword itself, the excess ones, all may go.
  if (by === undefined || / K (?:hits?|damage) /.test(line)) return null;
  const isAsked = NOTHING.test(line) || (ALL.test(line) && OTHER.test(line));
  if (!isAsked || (form.negated && !NOTHING.test(line))) return null;
  const isPlain = line
    .trim()
    .split(' ')
    .every((word) => BESIDE.test(word));
  return isPlain ? { answer: 'NO', by } : null;
}
