import type { AttackInput, UnitInput } from './attack-input.js';
import { type Place, placesOf } from './interaction/places.js';
import type { KeywordRules } from './keyword.js';

interface Attacked {
  readonly input: Pick<AttackInput, 'attacker' | 'selfAttack'>;
  /** The unit that is attacked. */
  readonly target: UnitInput;
}

/**
 * May a keyword do anything in this attack for the unit that has it, where that unit stands? Retaliate does nothing for the attacker.
 * Damage may come to any unit, if only because it is reflected.
 */
export function hasPartToPlay(attacked: Attacked, unit: UnitInput, rules: KeywordRules): boolean {
  if (rules.notInAttack !== undefined) return false;
  if (rules.parts.prevents?.of === 'ITSELF') return true;
  const held = placesHeld(attacked, unit);
  return placesOf(rules).some((place) => held.includes(place));
}

/** Keywords that a player uses in the attack, each time for its cost; others are there, or are not. */
export function isPlayed({ parts }: KeywordRules): boolean {
  return [
    parts.prevents,
    parts.changesDefender,
    parts.strikesBackAtEnd,
    parts.rerolls,
    parts.powerForDamage,
  ].some((part) => part !== undefined);
}

/** A unit that attacks itself stands in two places. */
function placesHeld({ input, target }: Attacked, unit: UnitInput): readonly Place[] {
  const places: Place[] = [];
  const attacks = unit === input.attacker;
  if (attacks) places.push('ATTACKER');
  if (unit === target || (attacks && input.selfAttack)) places.push('DEFENDER');
  if (places.length === 0) places.push(unit.side === 'ATTACKER' ? 'FELLOW' : 'SECOND');
  return places;
}
