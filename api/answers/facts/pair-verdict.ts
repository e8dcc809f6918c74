import { KEYWORDS } from '../../../engine/keyword-list.js';
import type { InteractionReport } from '../../interactions/interaction-report.js';
import { factsOf } from '../../interactions/keyword-facts.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { valueAsked } from '../reading/value-asked.js';
import { isOfOneHalf } from '../two-keywords/beside-the-point.js';
import type { EarnedVerdict } from '../two-keywords/finding-verdict.js';
import { ASKS_DOUBLED } from './asks-doubled.js';
import { ASKS_OF_ATTACK } from './asks-of-attack.js';
import { ASKS_OF_DICE } from './asks-of-dice.js';
import { ASKS_OF_GUARD } from './asks-of-guard.js';
import { ASKS_OF_HITS } from './asks-of-hits.js';
import { ASKS_OF_MOVING } from './asks-of-moving.js';
import { ASKS_OF_UNIT } from './asks-of-unit.js';
import { maskedLine } from './masked-line.js';
import type { KnownPair, PairForm } from './pair-form.js';

const FORMS: readonly PairForm[] = [
  ...ASKS_OF_HITS,
  ...ASKS_OF_DICE,
  ...ASKS_OF_ATTACK,
  ...ASKS_OF_UNIT,
  ...ASKS_OF_GUARD,
  ...ASKS_OF_MOVING,
  ...ASKS_DOUBLED,
];

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
  const known: KnownPair = {
    one: factsOf(asked.kb, one, KEYWORDS),
    other: factsOf(asked.kb, other, KEYWORDS),
    verdict: report.verdict,
    values: [valueAsked(asked, one.slug), valueAsked(asked, other.slug)],
    findings: report.findings,
  };
  const answers = new Set(fitting.flatMap(({ holds, parts }) => holds(known, parts) ?? []));
  const [holds] = answers;
  if (holds === undefined || answers.size > 1) return null;
  const onBoth = report.findings.find(({ from, to }) => from === one.slug && to === other.slug);
  const finding = onBoth ?? report.findings[0] ?? null;
  return isOfOneHalf(asked, finding) ? null : { answer: holds ? 'YES' : 'NO', finding };
}
