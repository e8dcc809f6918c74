import type { Experiment } from '../../engine/interaction/pair-effects.js';
import { placesOf } from '../../engine/interaction/places.js';
import { compareRationals } from '../../engine/rational.js';
import { happensIn, isToHappen } from './aside.js';
import type { PairQuestion } from './pair-question.js';
import type { RulingRelation } from './ruling-relation.js';
import { rolesOf } from './scenario-setting.js';

/**
 * Whether it comes to that of which a ruling says that another keyword does nothing about it: the keyword is where it plays its part and, on a given
 * board, does something there, to the very unit of which the ruling speaks.
 */
export function isMet(
  said: RulingRelation,
  { one, other, givenBoard }: PairQuestion,
  experiment: Experiment | null,
): boolean {
  const { facts, place } = one.facts.keyword.slug === said.to ? one : other;
  const { rules, traits } = facts;
  if (rules === null || traits === null) return true;
  if (place !== null && !placesOf(rules).includes(place)) return false;
  if (!givenBoard || experiment === null) return true;
  if (isToHappen(facts) && !happensIn(experiment, facts)) return false;
  return !speaksOfUnit(said, experiment) || strikes(said, experiment);
}

/** Of a unit that takes damage aside of the attack. */
function speaksOfUnit({ from, aspect }: RulingRelation, { placed }: Experiment): boolean {
  const doer = placed.find(({ rules }) => rules.slug === from);
  return (
    doer?.place === 'SECOND' && (aspect === 'UNIT_STRUCK' || doer.rules.parts.hidesUntappedUnit === true)
  );
}

/** The damage of the one puts counters on the unit that has the other. */
function strikes({ from }: RulingRelation, { placed, board, first, second, both }: Experiment): boolean {
  const [one] = placed;
  const without = one.rules.slug === from ? first : second;
  const doer = placed.find(({ rules }) => rules.slug === from) ?? one;
  const role = rolesOf(board)[doer.place];
  return compareRationals(both.countersOn(role), without.countersOn(role)) > 0;
}
