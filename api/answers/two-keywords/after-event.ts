import type { Finding, InteractionReport } from '../../interactions/interaction-report.js';
import { maskedLine } from '../facts/masked-line.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import type { EarnedVerdict } from './finding-verdict.js';

const EVENT = '(?:kill|attack|damage|discard|hit|kills(?: unit| something)?)';
const OPENS = '(?:can|could|may|does|do|will|would)';
const COMES = '(?:happen|happens|work|works|trigger|triggers|occur|occurs|apply|come into play)';
const OF_DICE = new RegExp(`^${OPENS} K (?:be )?${COMES} (?:after|upon|from|on|with) L (?:rolls?|dice)$`);
const AFTER = new RegExp(`^${OPENS} K (?:damage )?(?:be )?${COMES} (?:after|upon|from|on) L(?: ${EVENT})?$`);

/**
 * `can Area Damage happen after a Bombard kill`: Yes where what the one does sets off the other, No where it keeps the other from happening; null where it
 * does neither, for what comes in the same attack is not said to come of it.
 */
export function afterEvent(asked: AskedQuestion, report: InteractionReport | null): EarnedVerdict | null {
  const [waiting, earlier, third] = asked.keywords;
  if (report === null || waiting === undefined || earlier === undefined || third !== undefined) return null;
  if (!asked.form.yesNo || asked.form.negated) return null;
  const line = maskedLine(asked);
  const apart = OF_DICE.test(line) ? ofOtherDice(report, waiting.slug) : null;
  if (apart !== null) return { answer: 'NO', finding: apart };
  if (!AFTER.test(line)) return null;
  const told = report.findings.filter(
    ({ from, to, relation }) => from === earlier.slug && to === waiting.slug && DECIDES.has(relation),
  );
  const [finding, another] = told;
  if (finding === undefined || another !== undefined) return null;
  return { answer: finding.relation === 'TRIGGERS' ? 'YES' : 'NO', finding };
}

/** That the one looks at attack dice alone, and the other rolls none. */
function ofOtherDice({ findings }: InteractionReport, waiting: string): Finding | null {
  const told = findings.find(({ from, relation }) => from === waiting && relation === 'NO_EFFECT');
  return told?.about.includes('ATTACK_DICE_ONLY') === true ? told : null;
}

const DECIDES: ReadonlySet<Finding['relation']> = new Set<Finding['relation']>(['TRIGGERS', 'BLOCKS']);

const MAY_COME_AFTER =
  /[ ,:](?:can|could|may) (?:\w+ ){1,5}?(?:happen|work|trigger|occur|apply|come into play)s? (?:\w+ )?after /;
const SETTLES_NOTHING: ReadonlySet<Finding['relation']> = new Set<Finding['relation']>([
  'NO_EFFECT',
  'PRECEDES',
]);

/** Whether one may happen after the other is not answered by their having nothing to do with each other. */
export function isOfOrderAlone(asked: AskedQuestion, finding: Finding | null): boolean {
  if (finding === null || !SETTLES_NOTHING.has(finding.relation) || OF_DICE.test(maskedLine(asked)))
    return false;
  return MAY_COME_AFTER.test(asked.line);
}
