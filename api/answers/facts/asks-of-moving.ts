import { isSaid, type KnownPair, type PairForm, turnedRound } from './pair-form.js';
import { maybe, wholeLine } from './whole-line.js';

const MOVES =
  '(?:move|shift|send|redirect|assign|reassign|divide|split|put|spill|transfer|change mind about|give|carry|spread|pass|use|dump|throw|place|distribute)';
const TO_OTHER =
  '(?:(?:to|on|onto|over to|against|between|at|for)(?: (?:second|another|other|any other|different|one more|both))?(?: (?:units?|target|targets|one|someone|somebody|neighbour|neighbor))?)';
const AMOUNT = '(?:damage|bonus|points?|extra damage|bonus damage|additional damage|hits?|excess hits)';
const THROUGH = '(?:with|by|using|through|via|thanks to)';

/** May what the one adds be moved to another unit by the other, which divides hits? */
export const ASKS_OF_MOVING: readonly PairForm[] = [
  {
    asks: wholeLine(
      `(?:can|may|could|do|does|will) ${maybe('i|unit|he|they|opponent')}${MOVES} ${maybe('extra|bonus|additional|some of|part of')}K(?: ${AMOUNT})? ${maybe(TO_OTHER)}${THROUGH} ${maybe('use')}L`,
    ),
    holds: movesIt,
  },
  {
    asks: wholeLine(
      `(?:can|may|could|does|do|will) ${maybe('i|unit')}${maybe('use')}K ${maybe('to|let i|allow i to')}${MOVES} ${maybe('extra|bonus|additional|some of|part of')}L ?(?:${AMOUNT})?(?: ${TO_OTHER})?`,
    ),
    holds: turnedRound(movesIt),
  },
  {
    asks: wholeLine(
      `(?:can|may|could|does|do|will|is) (?:K ${AMOUNT}|${AMOUNT} (?:from|of|by) K) ${maybe('be|get')}(?:moved|shifted|sent|assigned|reassigned|divided|split|put|spilled|transferred|spread|passed|used|go|count|counted) ${maybe(TO_OTHER)}(?:${THROUGH} |as |for )${maybe('excess hits for|hits for|excess for')}L(?: hits| damage)?`,
    ),
    holds: movesIt,
  },
];

/** No, where what the one adds is no hits; nothing is said of the rest. */
function movesIt({ one, other, ...known }: KnownPair): boolean | null {
  const addsDamage = one.traits?.damage?.instance === 'OF_THE_ATTACK';
  if (!addsDamage || other.traits?.dividesExcess !== true) return null;
  return isSaid({ one, other, ...known }, one, other, ['NO_EFFECT']) ? false : null;
}
