import { KEYWORDS } from '../../../engine/keyword-list.js';
import type { InteractionReport } from '../../interactions/interaction-report.js';
import { factsOf } from '../../interactions/keyword-facts.js';
import { meetingIn } from '../claims/claim-verdict.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { isOfOneHalf } from '../two-keywords/beside-the-point.js';
import type { EarnedVerdict } from '../two-keywords/finding-verdict.js';
import { ASKS_OF_HITS } from './asks-of-hits.js';
import { maskedLine } from './masked-line.js';
import type { PairForm } from './pair-form.js';

const FORMS: readonly PairForm[] = ASKS_OF_HITS;

/**
 * Yes or No to a short question about two keywords that asks for one thing, and for nothing else: does the one work on the dice of the other, in such an
 * attack, against such a unit, beside it? Null where no form fits, where none answers, or where two answer otherwise.
 */
export function pairVerdict(asked: AskedQuestion, report: InteractionReport | null): EarnedVerdict | null {
  const [one, other, third] = asked.keywords;
  if (report === null || one === undefined || other === undefined || third !== undefined) return null;
  if (!asked.form.yesNo || asked.form.negated) return null;
  const line = maskedLine(asked);
  const fitting = FORMS.flatMap(({ asks, holds }) => {
    const found = asks.exec(line);
    return found === null ? [] : [{ holds, parts: found.slice(1) }];
  });
  if (fitting.length === 0) return null;
  const [facts, others] = [factsOf(asked.kb, one, KEYWORDS), factsOf(asked.kb, other, KEYWORDS)];
  const known = meetingIn(asked, report)(facts, others);
  const answers = new Set(fitting.flatMap(({ holds, parts }) => holds(known, parts) ?? []));
  const [holds] = answers;
  if (holds === undefined || answers.size > 1) return null;
  const onBoth = report.findings.find(({ from, to }) => from === one.slug && to === other.slug);
  const finding = onBoth ?? report.findings[0] ?? null;
  return isOfOneHalf(asked, finding) ? null : { answer: holds ? 'YES' : 'NO', finding };
}
