import type { Traits } from './traits.js';

/**
 * Whether one would expect `a` to touch `b`, since they share dice or an instance of damage: then it is worth saying when it does not.
 * Dice of damage are no attack dice; naturals are looked for in one roll, and results do not change them; excess hits are divided, not
 * what is added to the damage.
 */
export function seemsToTouch(a: Traits, b: Traits): boolean {
  if (a.level === null || b.level === null) return false;
  const diceOfDamage =
    a.touchesAttackDice && b.damage?.inDice === true && !(a.changesPower && b.changesPower);
  const changesResults = a.changesAttackDice && !a.changesPower && !a.rerolls && a.looksFor === null;
  const comesLater = a.changesAttackDice && !a.changesPower && b.looksFor === 'INITIAL_NATURAL';
  const sameRoll = b.looksFor !== null && (changesResults || comesLater);
  return diceOfDamage || sameRoll || sharesDamage(a, b);
}

/** What is added to the damage of an attack of which a part is moved: it stays where it is, whatever else the two do. */
export function sharesDamage(a: Traits, b: Traits): boolean {
  return a.damage?.instance === 'OF_THE_ATTACK' && b.dividesExcess;
}
