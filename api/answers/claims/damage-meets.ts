import type { KeywordFacts } from '../../interactions/keyword-facts.js';
import { isSaid, type KnownPair } from './known-pair.js';

/** It may make damage to its unit less, by itself or by who uses it. */
export function isGuard({ traits, rules }: KeywordFacts): boolean {
  return traits?.setsHitNumber === true || traits?.prevents != null || rules?.parts.weakensAttackers === true;
}

/** Does the one keep damage of the other from the unit that has it? */
export function guards(known: KnownPair): boolean | null {
  const { one, other } = known;
  if (isSaid(known, one, other, ['PREVENTS'])) return true;
  if (isSaid(known, other, one, ['BLOCKS', 'OVERRIDES'])) return false;
  const isOfAttack = one.rules?.parts.weakensAttackers === true || one.traits?.prevents === 'BY_DICE';
  if (isOfAttack && other.damage !== null && other.rules?.parts.powerForDamage !== true) return false;
  if (other.rules?.parts.doublesCounters === true) return null;
  if (one.traits?.setsHitNumber === true) return other.rollsDiceOfDamage;
  return isSaid(known, one, other, ['NO_EFFECT']) ? false : null;
}

/** Are there more counters for it: damage of the attack, and no other? */
export function doubles({ one, other }: KnownPair): boolean | null {
  if (one.rules?.parts.doublesCounters !== true) return null;
  if (other.damage !== null) return false;
  return other.traits?.damage?.instance === 'OF_THE_ATTACK' ? true : null;
}

/** May damage of the one go to a unit with the other? */
export function mayHit(known: KnownPair): boolean | null {
  const { one, other, verdict } = known;
  if (one.damage === null || one.damage.toItself || one.damage.struck === null || other.traits === null)
    return null;
  if (isSaid(known, other, one, ['BLOCKS', 'OVERRIDES', 'REDIRECTS'])) return false;
  const isReached = isSaid(known, other, one, ['NO_EFFECT', 'PREVENTS']);
  return isReached || verdict === 'INDEPENDENT' ? true : null;
}

/** A unit that is attacked uses it, or it strikes back for it. */
export function isUsedInDefence({ traits, rules }: KeywordFacts): boolean {
  return (
    traits?.prevents != null ||
    rules?.parts.strikesBackAtEnd === true ||
    rules?.parts.onFinalNatural?.effect === 'DAMAGE_BACK'
  );
}
