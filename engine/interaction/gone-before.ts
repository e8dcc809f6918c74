import type { AttackInput } from '../attack-input.js';
import type { KeywordRules } from '../keyword.js';
import { compareRationals, type Rational, rational } from '../rational.js';
import { placeAtEnd } from '../windows/attack-end.js';
import { minus } from './difference.js';
import type { Effect } from './effect.js';
import type { FourRuns } from './effect-on.js';
import { type PlacedKeyword, printedLine } from './placed-keyword.js';
import { playsItsPart } from './places.js';
import type { Run } from './run.js';
import { struckBy } from './struck-by.js';
import { traitsOf } from './traits.js';

/** A single counter is too much for it. */
const FRAIL = 1;

/** Can damage of the one discard the attacker before it comes to the other: to what waits longer for the attack's end, or to another attack? */
export function canBeGoneBefore(from: PlacedKeyword, to: PlacedKeyword): boolean {
  if (traitsOf(from.rules).damage?.instance !== 'OWN' || struckBy(from.rules) !== 'ATTACKER') return false;
  const [first, then] = [placeAtEnd(from.rules.parts), placeAtEnd(to.rules.parts)];
  const attacksAgain = traitsOf(to.rules).attacksAgain !== null && playsItsPart(to);
  return attacksAgain || (first !== null && then !== null && first < then);
}

/**
 * The same board with an attacker that the first counter discards. Power that has its price in damage is taken there: only counters are
 * weighed, and the attack dice are better than those of the damage.
 */
export function withFrailAttacker(
  board: AttackInput,
  placed: readonly PlacedKeyword[],
  keywords: readonly KeywordRules[],
): AttackInput {
  const { attacker } = board;
  const pays = placed.some(({ rules }) => rules.parts.powerForDamage === true);
  const better = keywords.find(({ parts }) => parts.addsToAttackDice === true);
  const lines = pays && better !== undefined ? [printedLine(better, 1)] : [];
  return {
    ...board,
    objective: 'DAMAGE',
    attacker: {
      ...attacker,
      health: attacker.counters + FRAIL,
      abilities: [...attacker.abilities, ...lines],
    },
  };
}

/** What `from` keeps `to` from doing, by runs on such a board: an attacker that is gone takes nothing and makes no further attack. */
export function goneBefore(
  from: PlacedKeyword,
  to: PlacedKeyword,
  { to: without, both }: Pick<FourRuns, 'to' | 'both'>,
): Effect | null {
  if (!canBeGoneBefore(from, to)) return null;
  const again = traitsOf(to.rules).attacksAgain !== null;
  const happens = (run: Run): Rational =>
    again ? minus(rational(1n), run.outcome.attackerDiscardChance) : run.timesOf(to.rules.slug);
  const [before, after] = [happens(without), happens(both)];
  return compareRationals(after, before) < 0
    ? { from, to, relation: 'MODIFIES', change: { measure: 'FORESTALLED', before, after } }
    : null;
}
