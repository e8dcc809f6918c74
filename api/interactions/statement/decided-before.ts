import { LEVELS } from '../../../engine/interaction/level.js';
import type { KeywordFacts } from '../keyword-facts.js';

/**
 * What a player decides before it comes to another keyword is not changed by that: the player who decides reckons with it. In a sentence; null
 * where the other comes first, or nobody decides.
 */
export function decidedBefore(
  late: string,
  early: string,
  { from, to }: { readonly from: KeywordFacts; readonly to: KeywordFacts },
): string | null {
  const [then, first] = [from.traits?.level, to.traits?.level];
  if (then == null || first == null || LEVELS.indexOf(then) <= LEVELS.indexOf(first)) return null;
  // Damage of an instance of its own comes with windows of its own, in which the other is used once more.
  if (from.traits?.damage?.instance === 'OWN') return null;
  if (to.traits?.dividesExcess !== true && to.traits?.isUsed !== true) return null;
  return `${early} is decided before it comes to ${late}, so what changes is only the choice of the player who uses ${early} and reckons with ${late}.`;
}
