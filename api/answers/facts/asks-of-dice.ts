import type { KeywordFacts } from '../../interactions/keyword-facts.js';
import { type KnownPair, type PairForm, turnedRound } from './pair-form.js';
import { maybe, wholeLine } from './whole-line.js';

const OPENS = '(?:does|do|can|could|will|would|may|is|are|did)';
const DICE = '(?:dice|die|rolls?|dice roll)';
const WORKS =
  '(?:work|works|apply|applies|count|counts|happen|trigger|help|affect|add anything|add damage|function|matter|change|modify|boost|do anything|look|used|be used)';
const ON = '(?:with|on|for|to|from|off|at|of|in|by)';
const SETS_OFF =
  '(?:trigger|cause|proc|set off|get|use|have|activate|count for|count towards|benefit from|gain|make|be)';

/** Does a keyword work on the dice of another, which are attack dice or dice of damage? */
export const ASKS_OF_DICE: readonly PairForm[] = [
  {
    asks: wholeLine(
      `${OPENS} ${maybe('i|unit')}${maybe('get|use|have|apply|add')}K(?: damage| bonus)? ${maybe(WORKS)}${maybe(ON)}${maybe('(?:dice|die|rolls?) (?:of|from|for)')}L(?: ${DICE})`,
    ),
    holds: worksOnDice,
  },
  {
    asks: wholeLine(
      `${OPENS} ${maybe('i|unit')}${maybe('get|use|have|apply|add')}K(?: damage| bonus)? ${maybe(WORKS)}${ON} ${DICE} (?:of|from|for) L`,
    ),
    holds: worksOnDice,
  },
  {
    asks: wholeLine(`${OPENS} K ${DICE} ${maybe(SETS_OFF)}L(?: bonus| damage)?`),
    holds: turnedRound(worksOnDice),
  },
  {
    asks: wholeLine(`${OPENS} ${DICE} (?:of|from|for) K ${maybe(SETS_OFF)}L(?: bonus| damage)?`),
    holds: turnedRound(worksOnDice),
  },
  {
    asks: wholeLine(
      `${OPENS} (?:i|unit) (?:get|use|have|roll|trigger|apply|add) K(?: dice| damage| bonus)? (?:on|for|with|from|in|during|to|when i|if i) L`,
    ),
    holds: (known) => (isOnlyDamage(known.other) ? worksOnDice(known) : null),
  },
  {
    asks: wholeLine(`${OPENS} K ${maybe('damage')}${maybe(SETS_OFF)}L(?: bonus| damage)?`),
    holds: (known) => (isOnlyDamage(known.one) ? turnedRound(worksOnDice)(known, []) : null),
  },
];

/** On the dice that the other brings: more attack dice, or dice of damage. */
function worksOnDice({ one: { traits }, other }: KnownPair): boolean | null {
  const isOfAttack = addsAttackDice(other);
  if (traits === null || isOfAttack === other.rollsDiceOfDamage) return null;
  if (traits.setsHitNumber) return true;
  if (!traits.touchesAttackDice) return null;
  return isOfAttack && traits.looksFor !== 'INITIAL_NATURAL';
}

function addsAttackDice({ rules }: KeywordFacts): boolean {
  return rules?.parts.onInitialNatural?.effect === 'ATTACK_DICE';
}

/** It does nothing to the attack dice of its unit beside. */
function isOnlyDamage({ rollsDiceOfDamage, traits, rules }: KeywordFacts): boolean {
  return rollsDiceOfDamage && traits?.touchesAttackDice !== true && rules?.parts.powerForDamage !== true;
}
