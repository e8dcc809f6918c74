import { KEYWORDS } from '../../../engine/keyword-list.js';
import type { Finding, InteractionReport } from '../../interactions/interaction-report.js';
import { factsOf } from '../../interactions/keyword-facts.js';
import { maskedLine } from '../facts/masked-line.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { sentencesOf } from '../sentences/sentence-index.js';
import type { EarnedVerdict } from './finding-verdict.js';

const SETS_OFF = '(?:trigger|triggers|set off|sets off|cause|causes|activate|activates|proc|procs)';
const OPENS = '(?:does|do|can|could|will|would)';
const ATTACK = '(?:(?:attack|attacks|damage|discard|discards) )?';
const ACTIVE = new RegExp(
  `^${OPENS} (?:a )?${ATTACK}(?:with |from |by )?K ${ATTACK}(?:also )?${SETS_OFF} L$`,
);
const PASSIVE =
  /^(?:is|can|could|will|would) K (?:be )?(?:triggered|set off|caused|activated) (?:by|with|from) L(?: attacks?| damage)?$/;

/**
 * Yes to whether an attack that a keyword makes sets off what waits for damage or a discard: it is an attack like any other. Null where the keyword makes
 * none, and where the attack from another arena keeps the other from happening.
 */
export function attackSetsOff(asked: AskedQuestion, report: InteractionReport | null): EarnedVerdict | null {
  const [one, other, third] = asked.keywords;
  if (report === null || one === undefined || other === undefined || third !== undefined) return null;
  if (!asked.form.yesNo || asked.form.negated) return null;
  const line = maskedLine(asked);
  if (!ACTIVE.test(line) && !PASSIVE.test(line)) return null;
  const [attacking, waiting] = ACTIVE.test(line) ? [one, other] : [other, one];
  const [attacks, waits] = [attacking, waiting].map((keyword) => factsOf(asked.kb, keyword, KEYWORDS).traits);
  if (attacks?.reachesOtherArena !== true || waits == null || waits.setOffBy === null) return null;
  const isStopped = report.findings.some(
    ({ from, to, relation }) =>
      from === attacking.slug && to === waiting.slug && (relation === 'BLOCKS' || relation === 'NO_EFFECT'),
  );
  if (isStopped) return null;
  const trigger = sentencesOf(asked.index, waiting.slug).find(
    ({ ruling, text }) => ruling !== null && SAYS_TRIGGER.test(text),
  )?.ruling;
  const finding: Finding = {
    from: attacking.slug,
    to: waiting.slug,
    relation: 'TRIGGERS',
    statement: `Damage from an attack with ${attacking.name} can set off ${waiting.name}.`,
    about: [],
    window: waiting.timing,
    rulings: trigger == null ? [] : [trigger],
    basis: ['ENGINE'],
  };
  return { answer: 'YES', finding };
}

const SAYS_TRIGGER = /\btriggers? when\b|\bdamage\b.*\b(?:causes?|caused)\b/i;
