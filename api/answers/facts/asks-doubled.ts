import { isSaid, type PairForm } from './pair-form.js';
import { maybe, wholeLine } from './whole-line.js';

/** Is the damage of the one doubled by the other? Only that it is not can be told: less or more of it is no double. */
export const ASKS_DOUBLED: readonly PairForm[] = [
  {
    asks: wholeLine(
      `(?:is|are|does|do|can|will) K (?:damage )?${maybe('get|be|also')}doubled (?:by|with|through|from) L`,
    ),
    holds: (known) => (isSaid(known, known.other, known.one, ['NO_EFFECT']) ? false : null),
  },
  {
    asks: wholeLine('(?:does|do|can|will) K doubles? L(?: damage)?'),
    holds: (known) => (isSaid(known, known.one, known.other, ['NO_EFFECT']) ? false : null),
  },
];
