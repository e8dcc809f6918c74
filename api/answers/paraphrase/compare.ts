import type { YesNo } from '../judged.js';
import { excludedBy } from './contrasts.js';
import { isApart, isWithin } from './moments.js';
import type { ClaimSaid, RuleSaid } from './proposition.js';
import { DENIED, PLUS, termOf, termsOf } from './terms.js';

/** Of a rule so many terms may go unsaid, where the claim has so many. */
const UNSAID = 1;
const ENOUGH = 3;
/** A moment that both name tells as much as so many terms. */
const OF_MOMENT = 2;
const FEWEST_POSSIBLE = 2;

/** A claim says as much without them. */
const NEED_NOT_BE_SAID: ReadonlySet<string> = new Set([
  'each',
  ...termsOf(['natural', 'arena'], false),
  PLUS,
]);

/** By itself it tells nothing. */
const TOO_LITTLE: ReadonlySet<string> = new Set([termOf('attack'), ...termsOf(['dice'], false)]);

/** At another moment it is not done once either. */
const ONCE = 'once';
const ALWAYS_ON = 'alwayson';

/** How the moments of a claim and a rule agree. */
type Meeting = 'NONE' | 'SAME' | 'APART' | 'UNSAID' | 'OPEN';

/** Yes or No to a claim by one rule; null where the rule says neither. */
export function compare(claim: ClaimSaid, rule: RuleSaid): YesNo | null {
  const answer = byTerms(claim, rule);
  if (answer === null || !claim.exchanged) return answer;
  return answer === 'YES' ? 'NO' : 'YES';
}

function byTerms(claim: ClaimSaid, rule: RuleSaid): YesNo | null {
  if (rule.main.has(ALWAYS_ON) && claim.switchedOn && !rule.negative) return claim.negative ? 'YES' : 'NO';
  const asked = [...claim.main, ...claim.conditions];
  const said = new Set([...rule.main, ...rule.conditions]);
  const meeting = meetingOf(claim, rule);
  if (meeting === 'OPEN' || isTooLittle(asked, meeting)) return null;
  const apart = asked.filter((one) => !said.has(one) && !rule.wide.has(one));
  const turns = apart.length + (meeting === 'APART' ? 1 : 0);
  if (turns > 1) return null;
  const met = new Set(asked);
  for (const one of apart) {
    const turned = turnedIn(one, rule).filter((other) => !met.has(other));
    if (turned.length === 0) return null;
    for (const other of turned) met.add(other);
  }
  const unsaid = [...said].filter(
    (one) =>
      !met.has(one) &&
      !NEED_NOT_BE_SAID.has(one) &&
      !(meeting === 'APART' && one === ONCE) &&
      !(met.has(ALWAYS_ON) && rule.conditions.has(one)),
  );
  const agree = (claim.negative === rule.negative) === (turns === 0);
  const isOpen = weightOf(claim, rule, asked, meeting) >= ENOUGH && rule.mode !== 'ONLY';
  const most = isOpen ? UNSAID : 0;
  if (unsaid.some((one) => TELLS_WHICH.test(one))) return null;
  const left = unsaid.length + (meeting === 'UNSAID' ? 1 : 0);
  if (left > most && !isPossible(claim, rule, unsaid, agree)) return null;
  return byMode(claim, rule, agree, turns > 0);
}

/** A duty that both name is one more. */
function weightOf(claim: ClaimSaid, rule: RuleSaid, asked: readonly string[], meeting: Meeting): number {
  const inTime = meeting === 'SAME' || meeting === 'APART' ? OF_MOMENT : 0;
  const isDuty = claim.mode === 'MUST' && rule.mode === 'MUST';
  return asked.length + inTime + (isDuty ? 1 : 0);
}

function isTooLittle(asked: readonly string[], meeting: Meeting): boolean {
  return meeting !== 'APART' && meeting !== 'SAME' ? asked.every((one) => TOO_LITTLE.has(one)) : false;
}

function meetingOf(claim: ClaimSaid, rule: RuleSaid): Meeting {
  if (rule.moment === null) return claim.moment === null ? 'NONE' : 'OPEN';
  if (claim.moment === null) return rule.negative ? 'OPEN' : 'UNSAID';
  if (rule.negative) return isWithin(claim.moment, rule.moment) ? 'SAME' : 'OPEN';
  const isSameDeed = claim.doing !== null && claim.doing === rule.doing;
  // `may I use it after the roll?` is not answered by when it resolves.
  if (isWithin(rule.moment, claim.moment)) return claim.mode !== 'MAY' || isSameDeed ? 'SAME' : 'OPEN';
  return isApart(claim.moment, rule.moment) && isSameDeed && !rule.open ? 'APART' : 'OPEN';
}

/** The terms of the rule that can't hold where this one does, and not where the rule only says when. */
function turnedIn(term: string, rule: RuleSaid): readonly string[] {
  const { main, conditions, exact, open, negative, mode } = rule;
  const excluded = excludedBy(term, new Set([...main, ...rule.implied]));
  if (excluded.length > 0) return open && !IN_PAIRS.test(term) ? [] : excluded;
  if (IN_TIME.test(term)) return excludedBy(term, conditions);
  const bare = term.startsWith(DENIED) ? term.slice(DENIED.length) : null;
  if (bare === null) return [];
  // `without tapping`, of what doesn't require it.
  const isPlain = negative || !rule.clause.words.includes('not');
  const isDenied = main.has(bare) && mode !== 'MAY' && isPlain;
  return isDenied || (exact && conditions.has(bare)) ? [bare] : [];
}

const IN_TIME = /^(?:=after|befor)$/;
/** Of several it is one, which a claim must say. */
const TELLS_WHICH = /^next$/;
/** Opposites, whatever else a rule holds for. */
const IN_PAIRS = /^(?:=after|befor|same|=other|=increase|=lower|=cause|=end|more|fewer|=once|twice)$/;

/** `may it raise the speed?` asks for no moment at which it may. */
function isPossible(claim: ClaimSaid, rule: RuleSaid, unsaid: readonly string[], agree: boolean): boolean {
  return (
    agree &&
    !rule.exact &&
    !claim.negative &&
    claim.mode === 'MAY' &&
    claim.conditions.size === 0 &&
    claim.main.size >= FEWEST_POSSIBLE &&
    unsaid.every((one) => rule.conditions.has(one))
  );
}

/** Duty against leave, and what holds only so. */
function byMode(claim: ClaimSaid, rule: RuleSaid, agree: boolean, isTurned: boolean): YesNo | null {
  if (claim.mode === 'ONLY' || claim.mode === 'MUST') {
    if (claim.mode === rule.mode) return agree ? 'YES' : isTurned || claim.mode === 'MUST' ? 'NO' : null;
    // What can be only so must be so.
    if (claim.mode === 'MUST' && rule.mode === 'ONLY' && rule.exact && agree && !isTurned) return 'YES';
    if (claim.mode !== 'MUST' || isTurned) return null;
    const isNone = !claim.exchanged && rule.negative && rule.mode === 'PLAIN' && !claim.negative;
    return isNone || (rule.mode === 'MAY' && agree) ? 'NO' : null;
  }
  if (rule.mode === 'MAY') {
    if (rule.negative) return isTurned ? null : agree ? 'YES' : 'NO';
    return agree && claim.mode === 'MAY' && !isTurned ? 'YES' : null;
  }
  return agree ? 'YES' : 'NO';
}
