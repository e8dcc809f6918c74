import type { FactForm, Known } from './fact-form.js';
import { maybe, wholeLine } from './whole-line.js';

const SECOND = '(?:second|other|another) (?:unit|target|defender|one)?';
const ROLE =
  '(?:attacked|(?:considered |treated as |counted as )?(?:(?:being )?attacked|defender|defending unit|being attacked))';

/** Is the unit to which hits are moved attacked as well? */
export const ASKS_SECOND_UNIT: readonly FactForm[] = [
  {
    asks: wholeLine(
      `(?:is|does|will|are|gets?) ${SECOND} ?${maybe('get|be|become|also')}${ROLE} (?:by|with|through|from|for|of|in) K(?: damage)?`,
    ),
    holds: isAttacked,
    shown: /\bcaused by the ability\b/i,
  },
  {
    asks: wholeLine(`(?:does|do|can|will) K (?:damage )?(?:also )?(?:attack|attacks) ${SECOND}`),
    holds: isAttacked,
    shown: /\bcaused by the ability\b/i,
  },
];

/** It takes damage, and the defender alone is attacked. */
function isAttacked({ traits }: Known): boolean | null {
  return traits?.dividesExcess === true ? false : null;
}
