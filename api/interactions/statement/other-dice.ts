import { type Place, placesOf } from '../../../engine/interaction/places.js';
import type { KeywordFacts } from '../keyword-facts.js';
import { type Said, say } from '../said.js';

/** Why a keyword that has to do with attack dice leaves dice of damage alone. `place`: where it was asked about; null: nowhere. */
export function ofOtherDice(from: KeywordFacts, to: KeywordFacts, place: Place | null = null): Said {
  const [a, b] = [from.keyword.name, to.keyword.name];
  const isInAttack =
    from.rules !== null && place !== 'SECOND' && placesOf(from.rules).includes(place ?? 'ATTACKER');
  const isAtWork = place === null || isInAttack;
  if (isAtWork && to.rules?.parts.powerForDamage === true && from.traits?.touchesAttackDice === true)
    return say(
      `${a} concerns attack dice only, and so those that the power from ${b} adds, but not its dice of damage.`,
      'DICE',
      'ATTACK_DICE_ONLY',
      'DICE_OF_DAMAGE',
    );
  const why = `and the dice of ${b} are dice of damage.`;
  return from.traits?.touchesAttackDice === true
    ? say(`${a} concerns attack dice only, ${why}`, 'DICE', 'ATTACK_DICE_ONLY', 'DICE_OF_DAMAGE')
    : say(`The only dice that ${a} changes are attack dice, ${why}`, 'DICE', 'DICE_OF_DAMAGE');
}

/** Both look at the initial roll, and the dice that the one then adds are no part of it. */
export function comesTooLateFor({ traits: adds }: KeywordFacts, { traits: looks }: KeywordFacts): boolean {
  return (
    adds?.looksFor === 'INITIAL_NATURAL' && adds.changesAttackDice && looks?.looksFor === 'INITIAL_NATURAL'
  );
}
