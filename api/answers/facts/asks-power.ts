import type { FactForm, Known } from './fact-form.js';
import { maybe, wholeLine } from './whole-line.js';

const PRINTED = '(?:printed|normal|usual|base|ordinary|regular)(?: attack)? power';
const ADDED = '(?:power )?(?:bonus|bonuses|boosts?|gains?)|(?:extra|additional|more|gained|stacked) power';
const COUNTS = '(?:add|adds|added|count|counts|apply|applies|matter|used|help|helps|work|works)';
const OWN_POWER = /\bpower of an? [\w ]+ attack is X, to which other effects are added\b/i;

/** Which power an attack has that is made with the keyword: X in place of the printed one, and what is added to it. */
export const ASKS_POWER: readonly FactForm[] = [
  {
    asks: wholeLine(
      `(?:does|do|will) K (?:attack )?(?:use|count|include|add|have|need) (?:unit )?${PRINTED}`,
    ),
    holds: (known) => (hasOwnPower(known) ? false : null),
    shown: OWN_POWER,
  },
  {
    asks: wholeLine(
      `(?:does|do|will|is) (?:unit )?${PRINTED} ${COUNTS} ${maybe('to|for|in|on|with')}K(?: attack)?`,
    ),
    holds: (known) => (hasOwnPower(known) ? false : null),
    shown: OWN_POWER,
  },
  {
    asks: wholeLine(
      `(?:does|do|will|is|are) (?:unit )?(?:${ADDED}) ${COUNTS} ${maybe('to|for|in|on|with')}K(?: attack)?`,
    ),
    holds: (known) => (hasOwnPower(known) ? true : null),
    shown: OWN_POWER,
  },
];

function hasOwnPower({ sentences }: Known): boolean {
  return sentences.some(({ text }) => OWN_POWER.test(text));
}
