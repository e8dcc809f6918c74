import type { FactForm } from './fact-form.js';
import { maybe, wholeLine } from './whole-line.js';

const MOVES =
  '(?:(?:moves?|goes|changes?|switch(?:es)?|move|is moved|gets moved) (?:to |into |between |from one )?(?:another |other |different |new |its )?arenas?(?: to (?:another|other))?|enters? (?:another|other|different|new) arena)';
const BY_ARENA = /\bas long as this unit is in the .* arena\b/i;

/** Does it become another when its unit comes into another arena? That units don't move by it says nothing of that. */
export const ASKS_ARENA: readonly FactForm[] = [
  {
    asks: wholeLine(
      `(?:does|do|will|would|can|is) (?:effects? (?:of|from) )?K (?:effects? |bonus |ability )?${maybe('get|be')}(?:change|changed|update|switch|differ|different|adapt|flip|adjust) (?:when|if|once|after|as) (?:unit|i) ${MOVES}`,
    ),
    holds: ({ sentences }) => (sentences.some(({ text }) => BY_ARENA.test(text)) ? true : null),
    shown: BY_ARENA,
  },
  {
    asks: wholeLine(
      `(?:does|do|can|will|is) (?:i |unit )?(?:K )?(?:get|gets|have|has|use|give|gives|gain|keep)? ?(?:i |unit )?(?:all|both|every|two|three)(?: of)?(?: K| its)? (?:effects?|sides|halves|parts|abilities|bonuses)(?: of K| from K| K)?(?: active| on)?(?: at once| at same time| in tandem| together)?`,
    ),
    holds: ({ rules }) => (rules?.parts.slots === true ? false : null),
    shown: BY_ARENA,
  },
];

/** Asks a question what holds once a unit has come into another arena? */
export function asksOfMovedUnit(line: string): boolean {
  return new RegExp(`\\b(?:when|if|once|after|as) (?:unit|i) ${MOVES}\\b`).test(line);
}
