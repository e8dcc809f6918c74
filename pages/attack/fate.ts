import { percentPrinted } from '../../api/answers/odds/percent.js';
import type { LineSolved } from '../../api/attacks/attack-by-line.js';
import { isFateNotKnown } from '../../api/attacks/not-said.js';
import type { UnitOutcome } from '../../engine/report.js';

/** The chance that a unit is discarded, as everything on the page of an attack says it: `18.8 %`, or `not known`. */
export function fateOf(attack: LineSolved, { role, discardChance }: UnitOutcome): string {
  return isFateNotKnown(attack, role) ? 'not known' : percentPrinted(discardChance);
}
