import type { Place } from '../../engine/interaction/places.js';
import type { CardArena, CardRecord } from '../knowledge-base/card-record.js';
import { type CardInPlay, type HeldKeyword, heldAt } from './card-in-play.js';
import { type KeywordPart, keywordPart, mayStandBetween } from './keyword-parts.js';

/** Two different keywords that can be on at once, where both have something to do. */
export interface Meeting {
  /** Of two cards of a side in slug order, else first the deck's; so is all that follows. */
  readonly slugs: readonly [string, string];
  /** Who brings them. */
  readonly cards: readonly [CardRecord, CardRecord];
  /** Null: one of them plays no part in an attack, and texts alone say how they meet. */
  readonly places: readonly [Place, Place] | null;
  /** Further keywords of the same units that decide whether the two can do anything to each other; in slug order. */
  readonly besides: readonly PlacedSlug[];
}

export interface PlacedSlug {
  readonly slug: string;
  readonly place: Place;
}

const PLACES: readonly Place[] = ['ATTACKER', 'DEFENDER', 'SECOND', 'FELLOW'];
const BESIDE_EACH_OTHER: readonly (readonly [Place, Place])[] = [
  ['ATTACKER', 'FELLOW'],
  ['DEFENDER', 'SECOND'],
];
/** The first is on the side of the unit that attacks or is attacked, the second on the other one. */
const AS_ENEMIES: readonly (readonly [Place, Place])[] = [
  ['ATTACKER', 'DEFENDER'],
  ['DEFENDER', 'ATTACKER'],
  ['ATTACKER', 'SECOND'],
  ['SECOND', 'ATTACKER'],
  ['FELLOW', 'DEFENDER'],
  ['DEFENDER', 'FELLOW'],
];

/** Units to which one card gives a keyword: one of them is another unit than any that is looked at. */
const ENOUGH = 2;

type Outside = (slug: string) => boolean;

/** A keyword of a unit that stands somewhere. */
interface Placed extends PlacedSlug {
  readonly by: CardRecord;
  readonly part: KeywordPart;
}

/** Of the keywords that one card can have at once: in one arena, with what others give to it. */
export function meetingsOfOne(card: CardInPlay, isOutside: Outside): readonly Meeting[] {
  const inAttack = card.card.arenas.flatMap((arena) =>
    PLACES.flatMap((place) => {
      const all = partsAt(card, place, arena, null);
      const printed = all.filter(isPrintedOn(card));
      return pairsOf(withPlace(all), card).map((pair) => meeting(pair, printed));
    }),
  );
  const inText = pairsOf(card.held, card).filter(inOnePart);
  return [...inAttack, ...told(inText, (one, other) => !strikesOther(one, other, isOutside))].map(bySlugs);
}

/** Of two cards of a side in one arena, or two copies of a card. */
export function meetingsOfTwo(cards: readonly CardInPlay[]): readonly Meeting[] {
  const arenas = [...new Set(cards.flatMap(({ card }) => card.arenas))];
  return arenas.flatMap((arena) =>
    BESIDE_EACH_OTHER.flatMap(([here, there]) => {
      const ones = bySlug(cards, here, arena);
      const others = bySlug(cards, there, arena);
      return [...ones.values()]
        .flatMap((one) => [...others.values()].flatMap((other) => beside(one, other)))
        .map(bySlugs);
    }),
  );
}

interface OnUnit extends Placed {
  readonly unit: CardInPlay;
}

function bySlug(
  cards: readonly CardInPlay[],
  place: Place,
  arena: CardArena,
): ReadonlyMap<string, readonly OnUnit[]> {
  const all = cards
    .filter(({ card }) => card.arenas.includes(arena))
    .flatMap((unit) => withPlace(partsAt(unit, place, arena, null)).map((placed) => ({ ...placed, unit })));
  const grouped = new Map<string, OnUnit[]>();
  for (const placed of all) {
    const group = grouped.get(placed.slug) ?? [];
    grouped.set(placed.slug, group);
    if (group.filter(({ by }) => by === placed.by).length < ENOUGH) group.push(placed);
  }
  return grouped;
}

/** Each of the first with a partner, and each of the second with one: who the partner is makes no difference. */
function beside(ones: readonly OnUnit[], others: readonly OnUnit[]): readonly Meeting[] {
  const partner = (one: OnUnit, all: readonly OnUnit[]): OnUnit | undefined =>
    all.find(({ slug, unit }) => slug !== one.slug && (unit !== one.unit || unit.copies > 1));
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

/** Of two cards of opposite sides: in an arena that both can be in, or in an attack that reaches another one. */
export function meetingsWith(card: CardInPlay, enemy: CardInPlay, isOutside: Outside): readonly Meeting[] {
  const inAttack = AS_ENEMIES.flatMap(([here, there]) => enemiesAt([card, here], [enemy, there]));
  const common = card.card.arenas.some((arena) => enemy.card.arenas.includes(arena));
  const crossed = card.held.flatMap((one) => enemy.held.map((other) => [one, other] as const));
  return [...inAttack, ...(common ? told(crossed, (one, other) => strikesOther(one, other, isOutside)) : [])];
}

type UnitAt = readonly [unit: CardInPlay, place: Place];

function enemiesAt([card, here]: UnitAt, [enemy, there]: UnitAt): readonly Meeting[] {
  const { arenas } = card.card;
  const met = arenas
    .filter((arena) => enemy.card.arenas.includes(arena))
    .flatMap((arena) =>
      across(
        partsAt(card, here, arena, targetOf(enemy, there)),
        partsAt(enemy, there, arena, targetOf(card, here)),
        null,
      ),
    );
  return [...met, ...reaching([card, here], [enemy, there]), ...reaching([enemy, there], [card, here])];
}

/** An attack from another arena, by a keyword that reaches there. */
function reaching([attacker, here]: UnitAt, [struck, there]: UnitAt): readonly Meeting[] {
  if (here !== 'ATTACKER') return [];
  const away = attacker.card.arenas.flatMap((from) =>
    partsAt(attacker, here, from, targetOf(struck, there)).map((by) => ({ from, by })),
  );
  return away.flatMap(({ from, by }) => {
    const to = by.part.rules.parts.reaches;
    if (to === undefined || to === from || !struck.card.arenas.includes(to)) return [];
    return across(
      partsAt(attacker, here, from, targetOf(struck, there)),
      partsAt(struck, there, to, null),
      by,
    );
  });
}

/** `reach`: what brings the attack there; without it none that reaches elsewhere has anything to do. */
function across(
  ones: readonly Placed[],
  others: readonly Placed[],
  reach: Placed | null,
): readonly Meeting[] {
  const all = [...ones, ...others];
  const meets = ({ slug, part }: Placed): boolean =>
    part.rules.parts.reaches === undefined || slug === reach?.slug;
  return withPlace(ones)
    .filter(meets)
    .flatMap((one) =>
      withPlace(others)
        .filter(({ slug }) => slug !== one.slug)
        .map((other) => meeting([one, other], all, reach)),
    );
}

/** Only who is attacked is known as a target. */
function targetOf({ card }: CardInPlay, place: Place): CardRecord | null {
  return place === 'DEFENDER' ? card : null;
}

function partsAt(
  unit: CardInPlay,
  place: Place,
  arena: CardArena,
  target: CardRecord | null,
): readonly Placed[] {
  return heldAt(unit, { place, arena, target }).flatMap(({ slug, by }) => {
    const part = keywordPart(slug);
    return part === null ? [] : [{ slug, by, place, part }];
  });
}

/** Those that have something to do where they stand. */
function withPlace(all: readonly Placed[]): readonly Placed[] {
  return all.filter(({ place, part }) => part.places.includes(place));
}

function isPrintedOn({ card }: CardInPlay): (placed: Placed) => boolean {
  return ({ by }) => by === card;
}

/** Two that a card has itself, that one other gives, or one of each: what is given from two sides is left to the players. */
function pairsOf<Held extends Pick<HeldKeyword, 'slug' | 'by'>>(
  all: readonly Held[],
  { card }: CardInPlay,
): readonly (readonly [Held, Held])[] {
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter(({ slug, by }) => slug !== one.slug && (by === one.by || by === card || one.by === card))
      .map((other) => [one, other] as const),
  );
}

function meeting(
  [one, other]: readonly [Placed, Placed],
  beside: readonly Placed[],
  reach: Placed | null = null,
): Meeting {
  const between = beside.filter(({ part }) => mayStandBetween(part, [one.part, other.part]));
  const further = [...between, ...(reach === null ? [] : [reach])].filter(
    ({ slug }) => slug !== one.slug && slug !== other.slug,
  );
  const besides = new Map(further.map(({ slug, place }) => [`${slug} ${place}`, { slug, place }]));
  return {
    slugs: [one.slug, other.slug],
    cards: [one.by, other.by],
    places: [one.place, other.place],
    besides: [...besides.values()].sort((x, y) => (x.slug < y.slug ? -1 : 1)),
  };
}

/** Pairs of which the engine plays at most one: they meet as far as texts say so. */
function told(
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
      besides: [],
    }));
}

function inOnePart([one, other]: readonly [HeldKeyword, HeldKeyword]): boolean {
  return one.slot === null || other.slot === null || one.slot === other.slot;
}

/** The two of one side have no order of their own. */
function bySlugs(met: Meeting): Meeting {
  const [one, other] = met.slugs;
  if (one < other) return met;
  const { places } = met;
  return {
    ...met,
    slugs: [other, one],
    cards: [met.cards[1], met.cards[0]],
    places: places === null ? null : [places[1], places[0]],
  };
}

/** Damage outside of attacks strikes another unit: what matters to a unit that is struck is an enemy's. */
function strikesOther(one: HeldKeyword, other: HeldKeyword, isOutside: Outside): boolean {
  const isStruck = ({ slug }: HeldKeyword): boolean => {
    const part = keywordPart(slug);
    return part !== null && part.places[0] !== 'ATTACKER';
  };
  return (isOutside(one.slug) && isStruck(other)) || (isOutside(other.slug) && isStruck(one));
}
