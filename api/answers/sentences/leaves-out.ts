import { placesOf } from '../../../engine/interaction/places.js';
import { rulesOf } from '../../interactions/rules-of.js';
import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';

/** What a question adds to what it asks, and a sentence that would answer it takes no account of. */
interface Qualifier {
  readonly asks: RegExp;
  readonly says: RegExp;
  /** Of a sentence that speaks of it. */
  readonly unless?: RegExp;
}

const UNIT = '(?:unit|guy|dude|character|creature|ship|starship|trooper|one)s?';
const OTHER_UNIT = `(?:(?:my |an? |the )?(?:other|another|different|second) ${UNIT}(?: of mine)?|another of my units|someone else|somebody else)`;
const KILLS = '(?:kill|kills|killed|discards?|destroys?|makes? the kill|gets? the kill|does the killing)';
const DIES = '(?:(?:is|gets?|was|got) (?:\\w+ )?(?:discarded|killed|destroyed)|dies|leaves play)';

/** They make a Yes to the claim as it stands too much. */
const AGAINST_YES: readonly Qualifier[] = [
  {
    asks: / without (?:any |a |the |rolling |rolling any )?(?:attack )?(?:dice|die|roll) /,
    says: /\bdice\b/i,
    unless: /\b(?:without|no) (?:\w+ )?dice\b/i,
  },
  {
    asks: / (?:wrong|incorrect|bad|false|failed) guess | guess(?:ed|es)? (?:\w+ )?(?:wrong|wrongly|incorrectly) /,
    says: /\bcorrect guess\b/i,
    unless: /\b(?:wrong|incorrect)\b/i,
  },
  {
    asks: / (?:every|each|all|any|both) (?:other )?arenas? | (?:across|throughout) (?:the )?arenas /,
    says: /\b(?:its|the same|this|that) (?:own )?arena\b/i,
  },
  { asks: / face up /, says: /\bface-down\b/i, unless: /\bface-up\b/i },
  { asks: / face down /, says: /\bface-up\b/i, unless: /\bface-down\b/i },
  { asks: new RegExp(` ${OTHER_UNIT} ${KILLS} `), says: /\bdamage from (?:its|the|this) unit\b/i },
  {
    asks: new RegExp(
      ` (?:its|my|his|this|the) (?:own )?(?:holder|${UNIT}) (?:with \\w+ (?:\\w+ )?)?(?:itself )?${DIES} | kills (?:me|my ${UNIT}) | it (?:itself )?${DIES} `,
    ),
    says: /\bcauses another unit\b|\bdiscarded unit.s stack\b|\bupon a discard\b/i,
    unless: /\bitself\b|\bown discard\b/i,
  },
  {
    asks: new RegExp(
      ` (?:unit with \\w+(?: \\w+)?|my (?:own )?${UNIT}|its unit|it|i) (?:itself )?(?:damages|damage|hurts|hurt|wounds|hits) (?:another|an other|other|an enemy|an? |the |his |enemy )`,
    ),
    says: /\banother unit damages the unit with\b/i,
  },
  {
    asks: new RegExp(` any (?:other |kind of |sort of )?(?:card|${UNIT}) `),
    says: /\b(?:suitable|that fits|the right|must have|must be|only|unless|listed)\b/i,
  },
  {
    asks: / (?:in addition|additional|also|on top|as well|too|besides|plus|costs? what|same as|as much as|still) /,
    says: /\btakes? the place of\b|\binstead of\b/i,
  },
  { asks: /^ (?:only|just) (?:one|an?|a single) /, says: /\bany number\b/i },
  { asks: / still costs? /, says: /\bdiscount\b/i, unless: /\bstill\b|\bdoesn.t change\b/i },
  {
    asks: / (?:stops?|keeps?|prevents?|blocks?|hinders?|bars?) (?:\w+ ){1,4}?from \w+ing /,
    says: /./,
    unless: /\b(?:can.t|cannot|no|not|never|nothing|fails?|stops?|prevents?)\b|n['’]t\b/i,
  },
];

/** What is not needed is not forbidden. */
const AGAINST_NO: readonly Qualifier[] = [
  {
    asks: / (?:if|when|once|after|although) /,
    says: /\b(?:doesn['’]t|does not|don['’]t) (?:require|need)\b/i,
  },
];

/** Would a sentence say Yes or No and leave out what the question adds: another unit, a denied case, the other side of two, another number? */
export function leavesOut(asked: AskedQuestion, { answer, by }: Judged): boolean {
  const affirms = (answer === 'YES') !== asked.form.negated;
  const list = affirms ? AGAINST_YES : AGAINST_NO;
  if (list.some((one) => isLeftOut(asked.line, one, by.text))) return true;
  return (
    affirms &&
    (namesOtherSum(asked.line, by.text) ||
      asksForBoth(asked.line, by.text) ||
      isOfOtherSide(asked) ||
      isOfDeniedCase(asked, by))
  );
}

/** `if my unit did not tap`: a case that the sentence does not speak of by any condition. */
function isOfDeniedCase({ claim }: AskedQuestion, { clauses }: Judged['by']): boolean {
  const isDenied = claim.conditions.some(({ negative, words: [first] }) => negative && first === 'if');
  return isDenied && !clauses.some(({ condition, concession }) => condition || concession);
}

function isLeftOut(line: string, { asks, says, unless }: Qualifier, text: string): boolean {
  return asks.test(line) && says.test(text) && unless?.test(text) !== true;
}

const SUM = /([+-]\d+)(?: (power|health|speed))?/g;
const SEVERAL = / (?:[2-9]|two|three|four|five|six|both|several) /;

/** `+1 speed` of `+10 speed`; and `+1` for two, where it is given for each. */
function namesOtherSum(line: string, text: string): boolean {
  const sums = [...line.matchAll(SUM)];
  const said = [...text.matchAll(SUM)];
  if (sums.length === 0 || said.length === 0) return false;
  if (/\bfor each\b/i.test(text) && SEVERAL.test(line)) return true;
  return sums.some(
    ([, number, noun]) =>
      !said.some(([, its, of]) => its === number && (noun === undefined || of === undefined || of === noun)),
  );
}

const EITHER = /\b(\w+) or (\w+)\b/g;

/** `on and off`, where once is for the one or the other. */
function asksForBoth(line: string, text: string): boolean {
  if (!/\bonce\b/i.test(text)) return false;
  return [...text.toLowerCase().matchAll(EITHER)].some(([, one = '', other = '']) =>
    [...line.matchAll(/ (\w+) and (?=(\w+))/g)].some(
      ([, first = '-', second = '-']) => one.startsWith(first) && other.startsWith(second),
    ),
  );
}

const ATTACKED =
  /^ (?:if |when )?(?:he|she|they|opponent|my opponent|the opponent|the enemy|an enemy|somebody|someone) (?:attacks?|is attacking) (?:me|us|it|my \w+) |^ (?:if |when )?(?:i|my \w+) (?:am|is|get|gets) attacked /;
const ATTACKS = /^ (?:if |when )?(?:i|my \w+) (?:attack|attacks|am attacking|is attacking) [,;.]/;

/** `He attacks me; I have Foresight`: it is of use on the other side only. */
function isOfOtherSide({ line, keywords: [keyword] }: AskedQuestion): boolean {
  const rules = rulesOf(keyword?.slug);
  if (rules === undefined || !/ (?:i|my \w+) (?:have|has) /.test(line)) return false;
  const places = placesOf(rules);
  if (ATTACKED.test(line)) return !places.includes('DEFENDER') && places.includes('ATTACKER');
  return ATTACKS.test(line) && !places.includes('ATTACKER') && places.includes('DEFENDER');
}
