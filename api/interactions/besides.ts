import { makesAttack, worksInAttackMade } from './attack-made.js';
import type { KeywordFacts } from './keyword-facts.js';

/**
 * What is so of two keywords that do nothing to each other themselves, in a sentence; null where there is nothing more to say. `isStruck`: where they
 * are asked about, the unit with the one takes damage that the other makes or prevents.
 */
export function besides(a: KeywordFacts, b: KeywordFacts, isStruck = true): string | null {
  const [hiding, other] = a.traits?.hides === true ? [a, b] : [b, a];
  if (isStruck && hiding.traits?.hides === true && other.damage !== null)
    return `${other.keyword.name} is no attack on a unit with ${hiding.keyword.name}, and its damage counters open that unit to attacks.`;
  if (isStruck && hiding.traits?.hides === true && other.traits?.prevents != null) {
    const of = other.rules?.parts.prevents?.of === 'FELLOW_UNIT' ? ' on another unit' : '';
    return `Damage counters open a unit with ${hiding.keyword.name} to attacks, and damage that ${other.keyword.name}${of} prevents puts none on it.`;
  }
  if (makesAttack(a) && makesAttack(b) && a.attacksAgain === b.attacksAgain)
    return `${a.keyword.name} and ${b.keyword.name} each make an attack of their own.`;
  return worksInAttackMade(a, b);
}
