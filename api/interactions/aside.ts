import { ROLE_OF } from '../../engine/interaction/canonical-board.js';
import type { Experiment } from '../../engine/interaction/pair-effects.js';
import { type Place, placesOf } from '../../engine/interaction/places.js';
import type { KeywordFacts } from './keyword-facts.js';
import type { AskedUse } from './pair-question.js';
import type { GivenBoard } from './scenario-setting.js';

/** Why a keyword does nothing where it stands, as a clause; null where it does something, or that can't be told. */
export function asideBecause(
  use: AskedUse,
  experiment: Experiment | null,
  board: GivenBoard | null,
): string | null {
  const { rules, traits, keyword } = use.facts;
  const place = placeOn(use, board);
  if (rules === null || traits === null) return null;
  if (place === null && board !== null && !traits.hides && !placesOf(rules).some((one) => board.has(one)))
    return `${keyword.name} has no unit here for which it does anything`;
  if (place === null) return null;
  if (!placesOf(rules).includes(place)) return outOfPlace(use.facts, place);
  if (!isToHappen(use.facts) || experiment === null || happensIn(experiment, use.facts)) return null;
  return traits.reachesOtherArena
    ? `${keyword.name} does nothing in an attack within one arena`
    : `${keyword.name} does not come into play here`;
}

/** Whether it happens at a moment, and is not only on. */
export function isToHappen({ traits }: KeywordFacts): boolean {
  if (traits === null) return false;
  const { isUsed, prevents, looksFor, setOffBy, reachesOtherArena, dividesExcess } = traits;
  return (
    isUsed ||
    reachesOtherArena ||
    dividesExcess ||
    prevents !== null ||
    looksFor !== null ||
    setOffBy !== null
  );
}

/** Whether it ever does something in the run with both. */
export function happensIn({ both }: Experiment, { keyword }: KeywordFacts): boolean {
  return both.chanceOf(keyword.slug).numerator > 0n;
}

/** Where it was asked about; on a given board also where that has it, or the only unit on which it can do something. */
function placeOn(use: AskedUse, board: GivenBoard | null): Place | null {
  if (board === null || use.facts.rules === null) return use.place;
  const [only, ...more] = placesOf(use.facts.rules).filter((place) => board.has(place));
  return board.placeOf(use) ?? (more.length === 0 ? (only ?? null) : null);
}

function outOfPlace({ keyword: { name }, rules }: KeywordFacts, place: Place): string {
  const isAnywhere = rules === null || rules.parts.preventsUnpreventable === true;
  const works = isAnywhere ? null : worksWhen(placesOf(rules));
  return works === null
    ? `${name} does nothing for the ${ROLE_OF[place]} here`
    : `${name} works only when its unit ${works}, and here it is on the ${ROLE_OF[place]}`;
}

/** Null: for another unit than its own. */
function worksWhen(places: readonly Place[]): string | null {
  if (places.includes('FELLOW')) return null;
  const parts = [
    ...(places.includes('ATTACKER') ? ['attacks'] : []),
    ...(places.includes('DEFENDER') ? ['is attacked'] : []),
  ];
  return parts.length === 0 ? null : parts.join(' or ');
}
