import type { Place } from '../../../engine/interaction/places.js';
import type { CardRecord } from '../../knowledge-base/card-record.js';
import type { HeldKeyword } from './card-in-play.js';
import { keywordPart, mayStandBetween } from './keyword-parts.js';
import type { Placed, PlacedSlug } from './parts-in-place.js';

/** Two different keywords that can be on at once, where both have something to do. */
export interface Meeting {
  /** Of two cards of a side in slug order, else first the deck's; so is all that follows. */
  readonly slugs: readonly [string, string];
  /** Who brings them. */
  readonly cards: readonly [CardRecord, CardRecord];
  /** Null: one of them plays no part in an attack, and texts alone say how they meet. */
  readonly places: readonly [Place, Place] | null;
  /** Whose number is below 0. */
  readonly negative: readonly [boolean, boolean];
  /** Further keywords of the same units that decide whether the two can do anything to each other; in slug order. */
  readonly besides: readonly PlacedSlug[];
}

const NOBODY: readonly PlacedSlug[] = [];

/** `beside`: what else stands on their units; `reach`: what brings the attack into another arena. */
export function meeting(
  [one, other]: readonly [Placed, Placed],
  beside: readonly Placed[],
  reach: Placed | null = null,
): Meeting {
  const between = beside.filter(({ part }) => mayStandBetween(part, [one.part, other.part]));
  const further = reach === null ? between : [...between, reach];
  return {
    slugs: [one.slug, other.slug],
    cards: [one.by, other.by],
    places: [one.place, other.place],
    negative: [one.isNegative, other.isNegative],
    besides: further.length === 0 ? NOBODY : besidesOf(further, [one.slug, other.slug]),
  };
}

function besidesOf(further: readonly Placed[], pair: readonly string[]): readonly PlacedSlug[] {
  const besides = new Map(
    further
      .filter(({ slug }) => !pair.includes(slug))
      .map(({ slug, place, isNegative }) => [`${slug} ${place}`, { slug, place, isNegative }]),
  );
  return [...besides.values()].sort((x, y) => (x.slug < y.slug ? -1 : 1));
}

/** Pairs of which the engine plays at most one: they meet as far as texts say so. */
export function meetingsInText(
  pairs: readonly (readonly [HeldKeyword, HeldKeyword])[],
  isSo: (one: HeldKeyword, other: HeldKeyword) => boolean,
): readonly Meeting[] {
  return pairs
    .filter(([one, other]) => one.slug !== other.slug)
    .filter(([one, other]) => keywordPart(one.slug) === null || keywordPart(other.slug) === null)
    .filter(([one, other]) => isSo(one, other))
    .map(([one, other]) => ({
      slugs: [one.slug, other.slug],
      cards: [one.by, other.by],
      places: null,
      negative: [one.isNegative, other.isNegative],
      besides: NOBODY,
    }));
}

/** The two of one side have no order of their own. */
export function bySlugs(met: Meeting): Meeting {
  return met.slugs[0] < met.slugs[1] ? met : turned(met);
}

/** The other one first. */
export function turned({ slugs, cards, places, negative, besides }: Meeting): Meeting {
  return {
    slugs: [slugs[1], slugs[0]],
    cards: [cards[1], cards[0]],
    places: places === null ? null : [places[1], places[0]],
    negative: [negative[1], negative[0]],
    besides,
  };
}

/** Damage outside of attacks strikes another unit: what matters to a unit that is struck is an enemy's. */
export function strikesOther(
  one: HeldKeyword,
  other: HeldKeyword,
  isOutside: (slug: string) => boolean,
): boolean {
  return (isOutside(one.slug) && isStruck(other)) || (isOutside(other.slug) && isStruck(one));
}

function isStruck({ slug }: HeldKeyword): boolean {
  const part = keywordPart(slug);
  return part !== null && part.places[0] !== 'ATTACKER';
}
