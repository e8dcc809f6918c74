import { numberOf } from './asks-number.js';
import { type PairForm, turnedRound } from './pair-form.js';
import { FACES, maybe, wholeLine } from './whole-line.js';

const HITS = `(?:do|does|will|would|can|is|are) ${FACES} (?:hit|hits|enough|enough to hit|enough for) ${maybe('against|on|vs|versus|for')}`;

/** What a die must show where the one sets what hits, and the other changes the result. */
export const ASKS_OF_HITS: readonly PairForm[] = [
  { asks: wholeLine(`${HITS}K (?:with|if i have|if unit has|and|when i have|and i have) L`), holds: hits },
  {
    asks: wholeLine(`with K ${HITS}L`),
    holds: turnedRound(hits),
  },
  {
    asks: wholeLine(
      `${maybe('with|if i have')}K (?:vs|versus|against|and|,) ${maybe('unit with')}L (?:, )?${HITS}?`,
    ),
    holds: turnedRound(hits),
  },
];

function hits(
  { one, other, values: [, added] }: Parameters<PairForm['holds']>[0],
  [face]: readonly string[],
): boolean | null {
  const hitOn = one.rules?.parts.hitOn;
  if (hitOn === undefined || other.rules?.parts.addsToAttackDice !== true || added === null) return null;
  return numberOf(face) + added >= hitOn;
}
