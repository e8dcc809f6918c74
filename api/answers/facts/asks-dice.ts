import { addsAttackDice } from '../../interactions/keyword-facts.js';
import type { FactForm, Known } from './fact-form.js';
import { maybe, wholeLine } from './whole-line.js';

const ARE = maybe('count as|counted as|considered|considered as|be|treated as|part of|belong to');
const ROLLED = '(?:roll|need|use|have|get|require)';
const OWN_DICE = '(?:dice|die|roll|die roll|dice roll|dice rolls)';

/** Its dice: whether there are any, and of which kind. */
export const ASKS_DICE: readonly FactForm[] = [
  {
    asks: wholeLine(
      `(?:are|is|do|does) (?:K|additional|extra) ${maybe('dice|die|rolls?')}${maybe('from K|for K|of K|i roll for K')}${ARE}attack (?:dice|die|rolls?)`,
    ),
    holds: (known) => diceOf(known, 'ATTACK_DICE'),
    shown: /\battack dice\b/i,
  },
  {
    asks: wholeLine(`(?:are|is|do|does) K (?:dice|die|rolls?) ${ARE}(?:(?:dice )?of damage|damage dice)`),
    holds: (known) => diceOf(known, 'DICE_OF_DAMAGE'),
    shown: /\bdice\b/i,
  },
  {
    asks: wholeLine(
      `(?:do|does|must) (?:i|unit) ${maybe('have to|need to|get to|must')}${ROLLED} ${maybe('any|extra|own|more|separate|additional|new|some')}${OWN_DICE} (?:for|with|to do|to use|to) K(?: damage)?`,
    ),
    holds: rollsDice,
  },
  {
    asks: wholeLine(
      `(?:are|is) (?:there )?${maybe('any|extra|own|more|separate|additional|new|some')}${OWN_DICE} ${maybe('rolled|needed|used')}for K(?: damage)?`,
    ),
    holds: rollsDice,
  },
  {
    asks: wholeLine(
      `(?:does|do) K ${maybe('damage')}${ROLLED} (?:own|extra|separate|its own|additional|new) ${OWN_DICE}`,
    ),
    holds: rollsDice,
  },
  {
    asks: wholeLine(
      '(?:can|may|could) (?:i |opponent )?(?:reroll )?K (?:dice|die)(?: be)?(?: (?:rerolled|rolled again))?',
    ),
    holds: (known) => (addsAttackDice(known) && / reroll|rolled again/.test(known.asked.line) ? true : null),
  },
  {
    asks: wholeLine(
      '(?:does|do|can|will|would) (?:i |unit )?(?:get )?K ?(?:work|trigger|count|apply|happen)? (?:on|with|for|from|off|again on) K dice(?: again)?',
    ),
    holds: (known) => (addsAttackDice(known) ? false : null),
  },
  {
    asks: wholeLine(`is K(?: damage)? (?:fixed|flat|set amount|fixed damage|fixed amount|automatic damage)`),
    holds: ({ damage, rollsDiceOfDamage }) => (damage === null ? null : !rollsDiceOfDamage),
  },
];

function diceOf(known: Known, kind: 'ATTACK_DICE' | 'DICE_OF_DAMAGE'): boolean | null {
  const adds = addsAttackDice(known);
  if (adds === known.rollsDiceOfDamage) return null;
  return adds === (kind === 'ATTACK_DICE');
}

function rollsDice(known: Known): boolean | null {
  const { traits, damage, rollsDiceOfDamage } = known;
  if (rollsDiceOfDamage || addsAttackDice(known)) return true;
  const isFixed = damage !== null || traits?.damage != null || traits?.prevents === 'ACTIVATED';
  return isFixed ? false : null;
}
