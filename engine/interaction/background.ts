import type { KeywordRules } from '../keyword.js';
import { type PlacedKeyword, printedLine, standardValue } from './placed-keyword.js';
import type { Place } from './places.js';
import { struckBy } from './struck-by.js';
import { type Traits, traitsOf } from './traits.js';

const ON_ITSELF: readonly string[] = ['WHEN_IT_IS_DAMAGED', 'WHEN_IT_IS_DISCARDED'];
/** So much that of a frail unit's damage nothing is left. */
const MUCH = 3;

/**
 * What has to be on the board besides, in every run, so that two keywords can meet at all: prevention, where the one makes damage
 * unpreventable that the other does, or for which it waits, and damage that can't be prevented, where the one lets a unit prevent it all the
 * same. Any keyword of the game that does that serves.
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
  if (makesItCertain) return asPlaced(prevention, struckBy(to.rules));
  if (a.dividesExcess && b.attacksAgain === 'SAME_UNIT') return asPlaced(prevention, 'DEFENDER', MUCH);
  return outdoesPrevention(a) && waitsForDamage(to, b) ? asPlaced(prevention, struckFor(from, to)) : [];
}

/** Of damage that can't be prevented, or that a natural adds to dice which hit anyway, nothing shows where all damage is placed. */
function outdoesPrevention(a: Traits): boolean {
  const adds = a.changesAttackDice || a.damage?.instance === 'OF_THE_ATTACK';
  return a.unpreventable || (a.looksFor !== null && adds);
}

/** Whether and how often it happens hangs on damage that is placed, and it does none itself. */
function waitsForDamage({ rules }: PlacedKeyword, b: Traits): boolean {
  return rules.parts.reward !== undefined && (b.setOffBy !== null || b.attacksAgain === 'SAME_UNIT');
}

/** The unit whose damage it waits for: its own unit, or the one that its unit attacks; none that does the damage itself. */
function struckFor(from: PlacedKeyword, { rules, place }: PlacedKeyword): Place | null {
  const isItself = ON_ITSELF.includes(rules.parts.reward ?? '');
  const struck = isItself ? place : place === 'ATTACKER' ? 'DEFENDER' : null;
  return struck === from.place ? null : struck;
}

function asPlaced(
  rules: KeywordRules | undefined,
  place: Place | null,
  value = rules === undefined ? null : standardValue(rules),
): readonly PlacedKeyword[] {
  if (rules === undefined || place === null) return [];
  return [{ rules, value, line: printedLine(rules, value), place }];
}
