import type { TimingWindowRecord } from '../../knowledge-base/records.js';
import { AT_THE_END, END_OF_ATTACK, isOfEffect, isUseOf, momentsOf } from '../keyword-moments.js';
import type { FactForm, Known } from './fact-form.js';
import { maybe, wholeLine } from './whole-line.js';

/** How players name a moment of an attack, in a masked line. */
const WINDOWS: readonly (readonly [slug: string, said: RegExp])[] = [
  [
    'attack-declaration',
    /^(?:i |unit |attacker )?(?:declares? attack|attack is declared|attack declaration)$/,
  ],
  ['attack-pop', /^attack pop$/],
  [
    'initial-roll',
    /^(?:initial |first |attack |dice )*(?:rolls?|dice are rolled|i rolls?(?: dice)?|rolling(?: dice)?)$/,
  ],
  ['reroll-pop', /^(?:any |all )?(?:rerolls?|reroll pop|rerolling(?: dice)?)$/],
  ['pending-damage', /^pending damage(?: pop)?$/],
  ['damage-prevention', /^(?:damage )?prevention(?: pop)?$|^damage is prevented$/],
  [
    'damage-placement',
    /^(?:damage|counters|damage counters) (?:is|are|gets?) (?:placed|put on)$|^damage placement(?: pop)?$/,
  ],
  ['unit-discard', /^(?:defender |unit )?(?:is|gets) (?:discarded|killed)$|^(?:unit )?discard(?: pop)?$/],
  [
    'attack-end',
    /^(?:very )?(?:end of attack|attack(?: is)? (?:ends?|over|done|finished)|attack end(?: pop)?)$/,
  ],
];

const VERB = '(?:\\w+)';
const HELPS = maybe('have to|need to|must|get to|wait to|only');
const NEAR = maybe('only|right|directly|immediately|just|exactly');

const ASKS = wholeLine(
  `(?:is|are|does|do|can|may|must|will|could) (?:i |he |they )?${HELPS}(?:(${VERB})(?: for)? )?K (damage |dice )?(?:be |get |gets |is )?(?:(${VERB}) )?${NEAR}(at|in|during|when|once|as|after|before) (.+)`,
);

/** `is Retaliate activated when the attack ends`, `do I pay for Retaliate during the attack POP`, `is Backfire done right after the roll`. */
export const ASKS_WINDOW: readonly FactForm[] = [
  {
    asks: ASKS,
    holds: (known, parts) => inWindow(known, parts, windowOfUse),
    shown: /\b(?:activate\w*|triggered|chosen|checked|decides?|decided)\b.*\b(?:during|when|before)\b/i,
  },
  {
    asks: ASKS,
    holds: (known, parts) => inWindow(known, parts, windowOfEffect),
    shown: AT_THE_END,
  },
];

type Parts = readonly (string | undefined)[];

type WindowOf = (known: Known, verb: string, isNoun: boolean) => TimingWindowRecord | null;

function inWindow(
  known: Known,
  [before, noun, behind, relation, said = '']: Parts,
  windowOf: WindowOf,
): boolean | null {
  const slug = WINDOWS.find(([, pattern]) => pattern.test(said))?.[0] ?? '';
  const other = known.asked.kb.timingWindows.get(slug);
  const verb = before ?? behind ?? '';
  const own = windowOf(known, verb, noun !== undefined);
  if (other === undefined || own === null) return null;
  // Of what looks at dice, which roll it looks at says that.
  if (slug === 'reroll-pop' && /^check/.test(verb)) return null;
  const answer = isAsSaid(known, own, other, relation, said);
  const isLater = other.order > own.order && ON_DAMAGE.has(own.slug);
  return answer === false && isLater && !momentsOf(known.asked, known.keyword).areTwo ? null : answer;
}

/** What waits for damage comes again with the damage that is done later, at the end of the attack. */
const ON_DAMAGE: ReadonlySet<string> = new Set(['damage-prevention', 'damage-placement', 'unit-discard']);

function isAsSaid(
  known: Known,
  own: TimingWindowRecord,
  other: TimingWindowRecord,
  relation: string | undefined,
  said: string,
): boolean | null {
  if (relation !== 'before' && relation !== 'after') return isWithin(own, other, relation, said);
  const apart = relation === 'after' ? own.order - other.order : other.order - own.order;
  if (apart === 0) return null;
  // What comes two windows later is not right behind it; whether the next one is, no text says.
  return AT_ONCE.test(known.asked.line) ? (apart === 1 ? null : false) : apart > 0;
}

const IS_DISCARDED = / (?:discarded|killed)$/;
const LOOSE = /^(?:when|once|as|at)$/;

/** Null where it may be meant: what comes next to it, and of what a discard sets off the discard of its own unit. */
function isWithin(
  own: TimingWindowRecord,
  other: TimingWindowRecord,
  relation: string | undefined,
  said: string,
): boolean | null {
  if (own.order === other.order) return IS_DISCARDED.test(said) ? null : true;
  const isNext = Math.abs(own.order - other.order) === 1 && other.slug !== END_OF_ATTACK;
  return isNext && LOOSE.test(relation ?? '') ? null : false;
}

const AT_ONCE = / (?:right|directly|immediately|just) (?:after|before) /;

function windowOfUse({ keyword, asked }: Known, verb: string, isNoun: boolean): TimingWindowRecord | null {
  return !isNoun && isUseOf(keyword, verb) ? momentsOf(asked, keyword).use : null;
}

/** Where that waits for the end of the attack. */
function windowOfEffect({ keyword, asked }: Known, verb: string, isNoun: boolean): TimingWindowRecord | null {
  const { effect, areTwo } = momentsOf(asked, keyword);
  const isOfIt = (isNoun || isOfEffect(verb)) && !isUseOf(keyword, verb);
  return areTwo && isOfIt ? effect : null;
}
