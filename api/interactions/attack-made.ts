import type { KeywordFacts } from './keyword-facts.js';

/** Does it make an attack, into another arena or after another one? What meets any attack meets that one as well. */
export function makesAttack({ traits, attacksAgain }: KeywordFacts): boolean {
  return traits?.reachesOtherArena === true || attacksAgain;
}

/** `the attack that Double Strike makes`, `an attack with Bombard`. */
export function attackMade({ keyword, attacksAgain }: KeywordFacts): string {
  return attacksAgain ? `the attack that ${keyword.name} makes` : `an attack with ${keyword.name}`;
}

/** Where one of two keywords makes an attack, in which the other is what it is in any: that, in a sentence. Null elsewhere. */
export function worksInAttackMade(a: KeywordFacts, b: KeywordFacts): string | null {
  const [maker, other] = a.attacksAgain || (makesAttack(a) && !b.attacksAgain) ? [a, b] : [b, a];
  // A unit that hides is not attacked; and which of two attacks comes of which is another matter.
  if (!makesAttack(maker) || other.traits === null || other.traits.hides || isSameKind(a, b)) return null;
  return `${other.keyword.name} works in ${attackMade(maker)} as in any other.`;
}

function isSameKind(a: KeywordFacts, b: KeywordFacts): boolean {
  return makesAttack(a) && makesAttack(b) && a.attacksAgain === b.attacksAgain;
}
