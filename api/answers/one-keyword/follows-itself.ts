import { KEYWORDS } from '../../../engine/keyword-list.js';
import { factsOf } from '../../interactions/keyword-facts.js';
import { maskedLine } from '../facts/masked-line.js';
import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { ownSentences } from '../sentences/sentence-index.js';

const FOLLOWS =
  /^(?:can|could|may|does|do|will) (?:i |unit )?(?:use )?K (?:attack )?(?:ever )?(?:follow|follows|come after|happen after|be used after|after) (?:another )?K(?: attack)?$/;
const TAPS_NOT = /\b(?:doesn.t|does not) (?:require|need) tapping\b|\bwithout tapping\b/i;

/** No to whether an attack that a keyword makes may follow another such attack, where the unit must have tapped for the one before and does not tap for these. */
export function followsItself(asked: AskedQuestion): Judged | null {
  const [keyword] = asked.keywords;
  if (keyword === undefined || asked.form.negated || !FOLLOWS.test(maskedLine(asked))) return null;
  const by = ownSentences(asked.index, keyword).find(({ text }) => TAPS_NOT.test(text));
  const { followsTapped } = factsOf(asked.kb, keyword, KEYWORDS);
  return followsTapped && by !== undefined ? { answer: 'NO', by } : null;
}
