import type { Place } from '../../../engine/interaction/places.js';
import type { CardArena, CardRecord } from '../../knowledge-base/card-record.js';
import type { CardInPlay, HeldKeyword } from './card-in-play.js';
import { bySlugs, type Meeting, meeting, meetingsInText, strikesOther } from './meeting.js';
import { actingAt, type Placed, printedAt } from './parts-in-place.js';

const PLACES: readonly Place[] = ['ATTACKER', 'DEFENDER', 'SECOND', 'FELLOW'];

/** Two units of one side that have to do with one attack. */
export const BESIDE_EACH_OTHER: readonly (readonly [Place, Place])[] = [
  ['ATTACKER', 'FELLOW'],
  ['DEFENDER', 'SECOND'],
];

/** Units to which one card gives a keyword: one of them is another unit than any that is looked at. */
const ENOUGH = 2;

/** Of the keywords that one card can have at once: in one arena, with what others give to it. */
export function meetingsOfOne(unit: CardInPlay, isOutside: (slug: string) => boolean): readonly Meeting[] {
  const inAttack = unit.card.arenas.flatMap((arena) =>
    PLACES.flatMap((place) => {
      const printed = printedAt(unit, place, arena);
      return pairsOf(actingAt(unit, place, arena), unit.card).map((pair) => meeting(pair, printed));
    }),
  );
  const inText = pairsOf(unit.held, unit.card).filter(inOnePart);
  return [...inAttack, ...meetingsInText(inText, (one, other) => !strikesOther(one, other, isOutside))].map(
    bySlugs,
  );
}

/** Two that a card has itself, that one other gives, or one of each: what is given from two sides is left to the players. */
function pairsOf<Held extends Pick<HeldKeyword, 'slug' | 'by'>>(
  all: readonly Held[],
  card: CardRecord,
): readonly (readonly [Held, Held])[] {
  const byGiver = new Map<CardRecord, Held[]>();
  for (const one of all) {
    const group = byGiver.get(one.by) ?? [];
    byGiver.set(one.by, group);
    group.push(one);
  }
  const own = byGiver.get(card) ?? [];
  const pairs: (readonly [Held, Held])[] = [];
  for (const [giver, group] of byGiver) {
    for (const [index, other] of group.entries()) {
      const partners = giver === card ? group.slice(0, index) : [...own, ...group.slice(0, index)];
      for (const one of partners) if (one.slug !== other.slug) pairs.push([one, other]);
    }
  }
  return pairs;
}

function inOnePart([one, other]: readonly [HeldKeyword, HeldKeyword]): boolean {
  return one.slot === null || other.slot === null || one.slot === other.slot;
}

/** Of two cards of a side in one arena, or two copies of a card, one standing in each of two places. */
export function meetingsOfTwo(
  units: readonly CardInPlay[],
  arena: CardArena,
  [here, there]: readonly [Place, Place],
): readonly Meeting[] {
  const ones = bySlug(units, here, arena);
  const others = [...bySlug(units, there, arena)];
  return ones.flatMap((one) => others.flatMap((other) => beside(one, other))).map(bySlugs);
}

interface OnUnit extends Placed {
  readonly unit: CardInPlay;
}

/** In groups of one keyword each. */
function bySlug(
  units: readonly CardInPlay[],
  place: Place,
  arena: CardArena,
): readonly (readonly OnUnit[])[] {
  const grouped = new Map<string, Map<CardRecord, OnUnit[]>>();
  for (const unit of units) {
    if (!unit.card.arenas.includes(arena)) continue;
    for (const placed of actingAt(unit, place, arena)) {
      const givers = grouped.get(placed.slug) ?? new Map<CardRecord, OnUnit[]>();
      grouped.set(placed.slug, givers);
      const given = givers.get(placed.by) ?? [];
      givers.set(placed.by, given);
      if (given.length < ENOUGH) given.push({ ...placed, unit });
    }
  }
  return [...grouped.values()].map((givers) => [...givers.values()].flat());
}

/** Each of the first with a partner, and each of the second with one: who the partner is makes no difference. */
function beside(ones: readonly OnUnit[], others: readonly OnUnit[]): readonly Meeting[] {
  if (ones[0]?.slug === others[0]?.slug) return [];
  const partner = (one: OnUnit, all: readonly OnUnit[]): OnUnit | undefined =>
    all.find(({ unit }) => unit !== one.unit || unit.copies > 1);
  const forward = ones.flatMap((one) => {
    const other = partner(one, others);
    return other === undefined ? [] : [meeting([one, other], [])];
  });
  const back = others.flatMap((other) => {
    const one = partner(other, ones);
    return one === undefined ? [] : [meeting([one, other], [])];
  });
  return [...forward, ...back];
}
