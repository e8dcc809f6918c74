import type { Budget } from '../choice/budget.js';
import type { KeywordRules } from '../keyword.js';
import type { Effect } from './effect.js';
import {
  type AskedKeyword,
  CANONICAL,
  isForestalled,
  type PairEffects,
  pairEffects,
  type Setting,
} from './pair-effects.js';
import type { PlacedKeyword } from './placed-keyword.js';
import type { Place } from './places.js';
import { RELATIONS } from './relation.js';
import { traitsOf } from './traits.js';

/** The whole board of two keywords that are asked about together with others. */
export interface Company {
  /** Where the two stand, in their order. */
  readonly places: Places;
  readonly others: readonly PlacedKeyword[];
}

type Places = readonly [Place, Place];

/** What the two do to each other in a place, with some of the others there in every run. */
type Runs = (places: Places, beside: readonly PlacedKeyword[]) => PairEffects;

/** Whether one of the others does the same as an effect: then that shows no longer, and yet holds. */
type DoesAsMuch = (by: PlacedKeyword, effect: Effect) => boolean;

/**
 * Two keywords on a board with others. What one of the others always switches off is no effect there, and is named; what only comes about
 * through the others, of what can be prevented, is one. What others leave less of, or change by a choice of their player, stays what it is between the two.
 */
export function effectsAmong(
  first: AskedKeyword,
  second: AskedKeyword,
  { places, others }: Company,
  keywords: readonly KeywordRules[],
  budget: Budget,
  setting: Setting = CANONICAL,
): PairEffects {
  const alone = pairEffects(first, second, keywords, budget, setting);
  if (first.rules === second.rules) return alone;
  if (![first, second, ...others].some(({ rules }) => switchesOff(rules))) return alone;
  const runs: Runs = ([one, other], beside) =>
    pairEffects(
      { ...first, places: [one] },
      { ...second, places: [other] },
      keywords,
      budget,
      withOthers(setting, beside),
    );
  const doesAsMuch: DoesAsMuch = (by, { to, relation }) =>
    pairEffects(
      { ...by, places: [by.place] },
      { ...to, places: [to.place] },
      keywords,
      budget,
      setting,
    ).effects.some((own) => own.from.rules === by.rules && own.relation === relation);
  const judged = alone.effects.map((effect) => {
    const by = offBy(effect, first.rules, others, runs);
    return { effect, by: by !== null && doesAsMuch(by, effect) ? null : by };
  });
  const together = runs(places, others);
  const added = together.effects.filter(
    (effect) => isOfPrevention(effect) && !alone.effects.some(isSame(effect)),
  );
  const missed = missedBy(alone, together, others, (beside) => runs(places, beside));
  return {
    ...alone,
    effects: [...judged.filter(({ by }) => by === null).map(({ effect }) => effect), ...added].toSorted(
      (a, b) => RELATIONS.indexOf(a.relation) - RELATIONS.indexOf(b.relation),
    ),
    shownOn: new Map([...together.shownOn, ...alone.shownOn]),
    switchedOff: [...judged, ...missed].flatMap(({ effect, by }) => (by === null ? [] : [{ effect, by }])),
  };
}

/** What can be prevented only where one of the others is away: it neither shows between the two alone nor with all. */
function missedBy(
  alone: PairEffects,
  together: PairEffects,
  others: readonly PlacedKeyword[],
  beside: (some: readonly PlacedKeyword[]) => PairEffects,
): PairEffects['switchedOff'] {
  const isNew = (effect: Effect): boolean =>
    isOfPrevention(effect) && ![...together.effects, ...alone.effects].some(isSame(effect));
  return others
    .filter(({ rules }) => switchesOff(rules))
    .flatMap((by) =>
      beside(without(others, by))
        .effects.filter(isNew)
        .map((effect) => ({ effect, by })),
    );
}

/** Which of the others keeps an effect from showing where it shows without that one; null where it shows, or none does. */
function offBy(
  effect: Effect,
  first: KeywordRules,
  others: readonly PlacedKeyword[],
  runs: Runs,
): PlacedKeyword | null {
  const able = others.filter(({ rules }) => switchesOff(rules));
  if (effect.change === null || able.length === 0) return null;
  const { from, to } = effect;
  const places: Places = from.rules === first ? [from.place, to.place] : [to.place, from.place];
  const shows = (beside: readonly PlacedKeyword[]): boolean => {
    const { effects, refusal } = runs(places, beside);
    return refusal !== null || effects.some(isSame(effect));
  };
  if (shows(others)) return null;
  return able.find((by) => shows(without(others, by))) ?? able.find((by) => !shows([by])) ?? null;
}

/** Always on, it takes away what others do; nobody has to use it for that. Without such a one others change nothing between two. */
export function switchesOff(rules: KeywordRules): boolean {
  const traits = traitsOf(rules);
  return (
    traits.unpreventable ||
    traits.preventsUnpreventable ||
    traits.keepsDefender ||
    traits.hides ||
    traits.reachesOtherArena
  );
}

/** Only whether damage can be prevented is judged anew: what the others do in other ways would be taken for what the two do. */
function isOfPrevention({ from, to, change }: Effect): boolean {
  const [a, b] = [traitsOf(from.rules), traitsOf(to.rules)];
  const frees = a.preventsUnpreventable && (b.unpreventable || b.prevents !== null);
  return change !== null && (a.unpreventable || frees);
}

function isSame(effect: Effect): (other: Effect) => boolean {
  return (other) =>
    other.from.rules === effect.from.rules &&
    other.relation === effect.relation &&
    isForestalled(other) === isForestalled(effect);
}

function without(others: readonly PlacedKeyword[], one: PlacedKeyword): readonly PlacedKeyword[] {
  return others.filter((other) => other !== one);
}

function withOthers({ boardOf, ...setting }: Setting, others: readonly PlacedKeyword[]): Setting {
  return {
    ...setting,
    boardOf: (placed, active) => boardOf([...placed, ...others], [...active, ...others]),
  };
}
