import type { FactForm, Known } from './fact-form.js';
import { maybe, wholeLine } from './whole-line.js';

const WORKS_NORMALLY = /\bprevention\b.* works normally\b/i;
/** It names no kind of damage, and so prevents any. */
const PREVENTS_ANY = /^prevent up to X damage to this unit\W*$/i;
const STOPPED = 'prevented|stopped|blocked|reduced|avoided|negated|lowered';

/** Damage that it makes: whether it can be prevented, who takes it. */
export const ASKS_DAMAGE: readonly FactForm[] = [
  {
    asks: wholeLine(
      `(?:does|do|is|are) K(?: damage)? (?:(?:count|counted|considered|treated) )?(?:as )?(?:new |second )?attacks?`,
    ),
    holds: ({ damage, attacksAgain, traits }) =>
      damage === null || attacksAgain || traits?.reachesOtherArena === true ? null : false,
  },
  {
    asks: wholeLine(
      '(?:(?:is|are) K (?:ability )?|(?:does|do|is|are) K (?:ability )?(?:count|counted|considered|treated) as )attacks?',
    ),
    holds: ({ rules, attacksAgain, traits }) =>
      rules === null || attacksAgain || traits?.reachesOtherArena === true ? null : false,
  },
  {
    asks: wholeLine(`(?:can|could|may|is|will) K (?:damage |dice )?${maybe('be')}(?:${STOPPED}|preventable)`),
    holds: canBePrevented,
    shown: WORKS_NORMALLY,
    elsewhere: PREVENTS_ANY,
  },
  {
    asks: wholeLine(
      `(?:can|could|may) (?:i|unit|opponent|defender|attacker) (?:prevent|stop|block|reduce|avoid) K damage`,
    ),
    holds: canBePrevented,
    shown: WORKS_NORMALLY,
    elsewhere: PREVENTS_ANY,
  },
  {
    asks: wholeLine('is K damage unpreventable'),
    holds: (known) => {
      if (known.rules?.parts.unpreventable === true) return true;
      return canBePrevented(known) ? false : null;
    },
  },
  {
    asks: wholeLine(
      `(?:does|do|will|can) K(?: damage)? (?:hit|damage|hurt|hits|go to|target|kill|harm|do damage to|deal damage to) (itself|himself|own unit|myself|me|attacker|attacking unit|defender|defending unit)`,
    ),
    holds: (known, [whom = '']) => {
      const struck = struckPlace(known);
      if (struck === null) return null;
      if (/self|own|me/.test(whom)) return known.damage?.toItself === true ? true : null;
      // The defender may be another unit than the one whose discard sets it off.
      const isOpen = known.damage?.toItself === true || (struck === 'SECOND' && !/attack/.test(whom));
      return isOpen ? null : struck === (/attack/.test(whom) ? 'ATTACKER' : 'DEFENDER');
    },
  },
];

/** No text takes prevention away from it. */
function canBePrevented({ traits, damage, sentences }: Known): boolean | null {
  if (traits?.damage == null && damage === null) return null;
  return sentences.some(({ text }) => /\bunpreventable\b|\bcan.t be prevented\b/i.test(text)) ? null : true;
}

function struckPlace({ damage }: Known): string | null {
  return damage?.struck ?? null;
}
