import type { KeywordRules } from '../keyword.js';
import { type PlacedKeyword, printedLine, standardValue } from './placed-keyword.js';
import type { Place } from './places.js';
import { struckBy } from './struck-by.js';
import { traitsOf } from './traits.js';

/**
 * What has to be on the board besides, in every run, so that two keywords can meet at all: prevention, where the one makes damage
 * unpreventable that the other does, and damage that can't be prevented, where the one lets a unit prevent it all the same. Any keyword of
 * the game that does that serves.
 */
export function backgroundOf(
  placed: readonly [PlacedKeyword, PlacedKeyword],
  keywords: readonly KeywordRules[],
): readonly PlacedKeyword[] {
  const [one, other] = placed;
  return [...besides(one, other, keywords), ...besides(other, one, keywords)];
}

function besides(
  from: PlacedKeyword,
  to: PlacedKeyword,
  keywords: readonly KeywordRules[],
): readonly PlacedKeyword[] {
  const a = traitsOf(from.rules);
  const b = traitsOf(to.rules);
  const others = keywords.filter((rules) => rules !== from.rules && rules !== to.rules);
  const prevention = others.find(({ parts }) => parts.prevents?.of === 'ITSELF' && !parts.prevents.reflects);
  if (a.preventsUnpreventable && b.unpreventable) return asPlaced(prevention, from.place);
  if (a.preventsUnpreventable && b.prevents !== null)
    return asPlaced(
      others.find(({ parts }) => parts.unpreventable === true),
      from.place === 'ATTACKER' ? 'DEFENDER' : 'ATTACKER',
    );
  const makesItCertain = a.unpreventable && b.damage !== null && from.place === to.place;
  return makesItCertain ? asPlaced(prevention, struckBy(to.rules)) : [];
}

function asPlaced(rules: KeywordRules | undefined, place: Place): readonly PlacedKeyword[] {
  if (rules === undefined) return [];
  const value = standardValue(rules);
  return [{ rules, value, line: printedLine(rules, value), place }];
}
