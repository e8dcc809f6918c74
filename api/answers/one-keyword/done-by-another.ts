import { maskedLine } from '../facts/masked-line.js';
import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { plainKeyword } from '../reading/only-keyword.js';
import { ownSentences } from '../sentences/sentence-index.js';

const BY_ITS_UNIT = /\bwhen damage from (?:its|this|the) unit causes another unit to be discarded\b/i;
const ANOTHER =
  '(?:(?:other|another|different|second)(?: (?:unit|one))?(?: of (?:mine|units))?|another of units|someone else|somebody else)';
const KILLS =
  '(?:kills?|discards?|destroys?|makes? (?:the )?kill|gets? (?:the )?kill|does (?:the )?killing)(?: (?:something|anything|unit|units|enemy|enemy unit|opponent|defender|him|them))?';
const OF_OTHER = new RegExp(
  `^(?:does|do|will|would|can) (?:i |unit )?(?:still )?(?:get )?K ?(?:bonus|reward|card)? ?(?:trigger|work|happen|occur|count|pay|pay out|take card)? (?:if|when|for|once) ${ANOTHER} ${KILLS}$`,
);

/** No to whether it happens when another unit of the same side makes the kill, where a sentence says that it takes damage from its own unit. */
export function doneByAnother(asked: AskedQuestion): Judged | null {
  const keyword = plainKeyword(asked);
  if (keyword === null || !OF_OTHER.test(maskedLine(asked))) return null;
  const by = ownSentences(asked.index, keyword).find(({ text }) => BY_ITS_UNIT.test(text));
  return by === undefined ? null : { answer: 'NO', by };
}
