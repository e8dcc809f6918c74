import { KEYWORDS } from '../../../engine/keyword-list.js';
import { factsOf } from '../../interactions/keyword-facts.js';
import { maskedLine } from '../facts/masked-line.js';
import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { ownSentences } from '../sentences/sentence-index.js';

const SETS_OFF = '(?:trigger|set off|cause|activate|proc|start|lead to|be triggered by|be set off by|allow)';
const MORE = '(?:another|second|new|further|more|other|opponents?|enemy|again|defender|attacker|own)';
/** `does Retaliate damage trigger another Retaliate?` */
const ASKS = new RegExp(
  `^(?:does|do|can|could|will|would|is|are) (?:i |unit )?K (?:damage )?${SETS_OFF} (?:${MORE} )*(?:K|itself)(?: again)?$`,
);

/** Does the question ask whether a keyword sets itself off? */
export function asksOfItself(asked: AskedQuestion): boolean {
  return asked.keywords.length === 1 && ASKS.test(maskedLine(asked));
}

/**
 * No to whether damage that a keyword does when the attack ends sets off the same keyword: what it waits for is an attack, its dice or that a player uses it
 * in one, and its damage is no attack. Null where it waits for damage or a discard.
 */
export function setsOffItself(asked: AskedQuestion): Judged | null {
  const [keyword] = asked.keywords;
  if (keyword === undefined || asked.form.negated || !asksOfItself(asked)) return null;
  const { traits, damage, attacksAgain } = factsOf(asked.kb, keyword, KEYWORDS);
  if (traits === null || damage === null || attacksAgain) return null;
  const isOther = traits.setOffBy !== null || traits.prevents !== null || traits.dividesExcess;
  if (isOther || traits.changesPower) return null;
  const by = ownSentences(asked.index, keyword).find(({ ruling }) => ruling === null);
  const shown = by ?? ownSentences(asked.index, keyword)[0];
  return shown === undefined ? null : { answer: 'NO', by: shown };
}
