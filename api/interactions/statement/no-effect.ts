import { type Said, say } from '../said.js';
import { comesTooLateFor, ofOtherDice } from './other-dice.js';
import type { StatementGround } from './statement-ground.js';

/** Why the one does nothing against the other; null where that is not the reason. */
type Reason = (a: string, b: string, ground: StatementGround) => Said | null;

/** The first that holds is told: what concerns the very case stands before what is so of the two everywhere. */
const REASONS: readonly Reason[] = [onUnitStruck, ofDice, ofPrevention, ofDivision];

export function noEffect(a: string, b: string, ground: StatementGround): Said {
  for (const reason of REASONS) {
    const said = reason(a, b, ground);
    if (said !== null) return said;
  }
  return say(`${a} doesn't affect ${b}.`);
}

function onUnitStruck(a: string, b: string, { aspect, place }: StatementGround): Said | null {
  if (aspect !== 'UNIT_STRUCK') return null;
  return place !== null && place !== 'SECOND'
    ? say(`${a} has no effect against damage that ${b} moves to another unit.`)
    : say(`${a} on the unit that takes damage from ${b} has no effect against it.`, 'UNIT_STRUCK');
}

function ofDice(a: string, b: string, { from, to, aspect, place }: StatementGround): Said | null {
  const isOfOtherDice = aspect === 'DICE_OF_DAMAGE' || to.traits?.looksFor == null;
  if (comesTooLateFor(from, to))
    return say(`${b} looks at the initial roll, to which the dice from ${a} do not belong.`, 'DICE');
  if (to.rollsDiceOfDamage && isOfOtherDice && from.traits?.touchesAttackDice === true)
    return ofOtherDice(from, to, place);
  if (from.traits?.rerolls === true && to.traits?.looksFor === 'INITIAL_NATURAL')
    return say(`${a} re-rolls dice too late for ${b}, which looks at the initial roll.`, 'DICE');
  return to.traits?.looksFor != null && from.traits?.changesAttackDice === true
    ? say(`${a} changes no natural, so it doesn't affect whether ${b} happens.`)
    : null;
}

function ofPrevention(a: string, b: string, { from: { traits }, to }: StatementGround): Said | null {
  if (traits?.hides === true && to.damage !== null)
    return say(`${a} keeps attacks off a unit and no other damage, so ${b} still reaches it.`);
  if (traits?.unpreventable === true) return say(`${b} is no prevention, so ${a} does nothing about it.`);
  return traits?.preventsUnpreventable === true
    ? say(`${a} lets a unit prevent damage to itself only, so it does nothing for ${b}.`)
    : null;
}

function ofDivision(a: string, b: string, { from, to }: StatementGround): Said | null {
  if (to.traits?.dividesExcess !== true) return null;
  if (from.rules?.parts.doublesCounters === true)
    return say(
      `${a} counts for the defender only, so it doesn't double the damage that ${b} moves to another unit.`,
    );
  return from.traits?.damage?.instance === 'OF_THE_ATTACK'
    ? say(`${a} adds damage and no hits, so it gives ${b} nothing more to divide.`, 'NOTHING_MORE')
    : null;
}
