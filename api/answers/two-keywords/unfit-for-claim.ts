import { KEYWORDS } from '../../../engine/keyword-list.js';
import type { Finding, InteractionReport } from '../../interactions/interaction-report.js';
import { factsOf } from '../../interactions/keyword-facts.js';
import type { JudgedPair } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { isOfOrderAlone } from './after-event.js';

interface OtherCase {
  readonly asks: RegExp;
  readonly says: RegExp;
}

/** What is told of a unit, and a finding or ruling that holds for those of which it is not so; what is asked, and what says less. */
const OTHER_CASES: readonly OtherCase[] = [
  // Tapped, or with a counter, of what holds while it is neither.
  {
    asks: /^(?!.* (?:untapped|undamaged|no damage|without|not) ).* (?:tapped|damaged|wounded|injured|counters?) /,
    says: /\bwhile it is untapped\b|\bwhile stealth\b|\bno damage counters\b/i,
  },
  // To use prevention in spite of something is not to take nothing of it.
  {
    asks: / (?:immune|immunity|invulnerable) | from (?:\w+ )?(?:damaging|hurting|harming|wounding|killing|hitting) /,
    says: /\bcan prevent damage to itself\b|\bchanges\b/i,
  },
  {
    asks: / (?:be|get|gets|is) (?:hurt|harmed|damaged|killed|hit|discarded|destroyed) by /,
    says: /\bcan prevent damage to itself\b|\bchanges the chance\b|\baccuracy\b/i,
  },
  // To prevent its damage is not to keep it from happening.
  {
    asks: / from (?:happening|triggering|occurring|working|resolving|being (?:used|activated|triggered)) /,
    says: /\bprevents damage that\b|\b(?:lowers|raises|changes) the chance\b/i,
  },
  // Of damage that is prevented, what counts the rest says nothing by being less of it.
  {
    asks: / (?:damage|hits?|points?|dice) (?:that|which) (?:was|were|is|are|has been|have been|got) \w+ed /,
    says: /\bprevents damage that\b/i,
  },
  { asks: / in (?:its|the same|his|her|my) (?:own )?arena /, says: /\b(?:another arena|crosses arenas)\b/i },
  {
    asks: / (?:decide|choose|declare|announce|pick)s? (?:\w+ ){0,3}(?:after|before) /,
    says: /./,
  },
];

const AT_LARGE = / (?:use|used|using|with|helps?|affects?|matters?|improves?|boosts?) /;

/** That it does nothing to dice of damage is no No where it makes them more likely, and no dice are asked about. */
function isOfOneHalf(
  { line }: AskedQuestion,
  { finding }: JudgedPair,
  usual: InteractionReport | null,
): boolean {
  if (
    finding?.relation !== 'NO_EFFECT' ||
    !AT_LARGE.test(line) ||
    / (?:dice|die|rolls?|damage (?!$|\?)) /.test(line)
  )
    return false;
  const isLikelier = usual?.findings.some(
    (one) =>
      one.from === finding.from &&
      one.to === finding.to &&
      one.relation === 'MODIFIES' &&
      one.about.includes('CHANCE'),
  );
  return isLikelier === true && finding.about.includes('ATTACK_DICE_ONLY');
}

/** Does what would say Yes or No hold in another case than the one asked about? */
export function isUnfit(asked: AskedQuestion, judged: JudgedPair, usual: InteractionReport | null): boolean {
  const { kb, line } = asked;
  const rulings = [...(judged.finding?.rulings ?? []), ...(judged.ruling === null ? [] : [judged.ruling])];
  const text = [judged.finding?.statement ?? '', ...rulings.map((id) => kb.rulings.get(id)?.text ?? '')].join(
    ' ',
  );
  const isDenied = (judged.answer === 'NO') !== asked.form.negated;
  if (!isDenied && judged.finding?.about.includes('NOTHING_MORE') === true) return true;
  if (isOfOrderAlone(asked, judged.finding)) return true;
  if (!isDenied && (isNotSetOff(asked, judged.finding) || isOfDefendersDamage(asked, text))) return true;
  if (isDenied && isOfOneHalf(asked, judged, usual)) return true;
  return (
    OTHER_CASES.some(({ asks, says }) => asks.test(line) && says.test(text)) ||
    isApartHere(asked, judged, usual)
  );
}

const SET_OFF =
  / (?:triggers?|happens?|occurs?|sets? off|set off|works?) (?:on|by|from|off|upon|with) (?:the )?(?:damage|dice|hits|discards?|kills?) | (?:triggers?|happens?|occurs?) (?:when|whenever|if|once) .* (?:dies|(?:is|was|gets|got|be) (?:killed|discarded|destroyed)|discarded|killed|destroyed) (?:to|by|from|with) /;

/** `does it trigger on the damage of that?`: what only makes it less or more is no Yes. */
function isNotSetOff({ line }: AskedQuestion, finding: Finding | null): boolean {
  return finding?.relation === 'MODIFIES' && SET_OFF.test(line);
}

const OF_ATTACKER = /\bdamage from (?:an|the) attacking unit\b/i;

/** `discarded by Retaliate`, which the attacked unit does, of a text about damage from the one that attacks. */
function isOfDefendersDamage({ kb, keywords }: AskedQuestion, text: string): boolean {
  if (!OF_ATTACKER.test(text)) return false;
  return keywords.some((keyword) => {
    const isItsOwn = keyword.rulings.some((id) => OF_ATTACKER.test(kb.rulings.get(id)?.text ?? ''));
    return !isItsOwn && factsOf(kb, keyword, KEYWORDS).damage?.struck === 'ATTACKER';
  });
}

/** That nothing is found in one attack does not say that damage which its unit does otherwise can be prevented. */
function isApartHere(
  { kb, keywords }: AskedQuestion,
  { finding }: JudgedPair,
  usual: InteractionReport | null,
): boolean {
  const stop = usual?.findings.find(({ relation }) => STOPS.has(relation));
  const stopping = keywords.find(({ slug }) => slug === stop?.from);
  if (finding !== null || stopping === undefined) return false;
  return factsOf(kb, stopping, KEYWORDS).traits?.unpreventable === true;
}

const STOPS: ReadonlySet<Finding['relation']> = new Set<Finding['relation']>(['BLOCKS', 'OVERRIDES']);
