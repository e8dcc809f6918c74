import { makesAttack } from '../../interactions/attack-made.js';
import { addsAttackDice, type KeywordFacts } from '../../interactions/keyword-facts.js';
import { isSaid, type KnownPair } from './known-pair.js';

/** Does the one work on the dice that the other brings: more attack dice, or dice of damage? */
export function worksOnDice({ one: { traits }, other }: KnownPair): boolean | null {
  const isOfAttack = addsAttackDice(other);
  if (traits === null || isOfAttack === other.rollsDiceOfDamage) return null;
  if (traits.setsHitNumber) return true;
  // Hits of all attack dice are counted together.
  if (traits.dividesExcess && isOfAttack) return true;
  if (!traits.touchesAttackDice) return null;
  return isOfAttack && traits.looksFor !== 'INITIAL_NATURAL';
}

/** It does nothing to the attack dice of its unit beside. */
export function isOnlyDamage({ rollsDiceOfDamage, traits, rules }: KeywordFacts): boolean {
  return rollsDiceOfDamage && traits?.touchesAttackDice !== true && rules?.parts.powerForDamage !== true;
}

/** Does the one work where the other is a kind of attack, and nothing in it takes from the one what it does? */
export function worksInAttack(known: KnownPair): boolean | null {
  const { one, other } = known;
  if (!isKindOfAttack(other) || one.traits === null || isKindOfAttack(one)) return null;
  // What hides a unit keeps an attack from being made, and does nothing in it.
  if (one.traits.hides) return null;
  if (isSaid(known, other, one, ['BLOCKS', 'OVERRIDES'])) return false;
  const isOther =
    isSaid(known, one, other, ['NO_EFFECT', 'BLOCKS', 'OVERRIDES', 'REDIRECTS']) ||
    isSaid(known, other, one, ['NO_EFFECT']);
  return isOther || reachesNotThere(known) ? null : true;
}

export function isKindOfAttack(facts: KeywordFacts): boolean {
  return makesAttack(facts) || facts.rules?.parts.powerForDamage === true;
}

/** What it does to other units it does in its own arena. */
function reachesNotThere({ one, other }: KnownPair): boolean {
  return other.traits?.reachesOtherArena === true && one.traits?.setOffBy === 'DISCARD';
}

/** Does the one change whether the natural stands that the other looks for? */
export function changes(acts: KeywordFacts, looking: KeywordFacts): boolean | null {
  const isFinal = looking.traits?.looksFor === 'FINAL_NATURAL';
  if (looking.traits?.looksFor == null || acts === looking) return null;
  if (acts.traits?.rerolls === true) return isFinal;
  return acts.rules?.parts.addsToAttackDice === true || acts.traits?.setsHitNumber === true ? false : null;
}
