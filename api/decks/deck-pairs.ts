import type { CardRecord } from '../knowledge-base/card-record.js';
import { type CardCopies, type CardInPlay, cardsInPlay } from './card-in-play.js';
import { type Meeting, meetingsOfOne, meetingsOfTwo, meetingsWith } from './meetings.js';

/** Two different keywords that can meet, with every way in which they do. */
export interface DeckPair {
  /** Slug; of the deck. */
  readonly one: string;
  /** Slug; of the deck as well, and then behind the first in slug order, or of the card it is held against. */
  readonly other: string;
  readonly ways: readonly PairWay[];
  /** One is of the deck and the other of the card it is held against; else both are of the deck. */
  readonly isAgainst: boolean;
}

/** Where the two stand, and who brings them in such a place. */
export interface PairWay extends Pick<Meeting, 'places' | 'besides'> {
  readonly oneCards: readonly CardRecord[];
  readonly otherCards: readonly CardRecord[];
}

/**
 * Every two keywords of the deck that one card can have at once or that two of its cards can use beside each other, and each of the deck
 * with each other of the card that it meets as an enemy: these first, then those of which the deck has more copies; equals by slug.
 * `isOutside`: the keyword does damage outside of attacks.
 */
export function deckPairs(
  deck: readonly CardCopies[],
  against: CardRecord | null,
  isOutside: (slug: string) => boolean,
): readonly DeckPair[] {
  const side = inOneCount(deck);
  const enemies = against === null ? [] : [{ card: against, copies: 1 }];
  const own = cardsInPlay(side, enemies);
  const far = cardsInPlay(enemies, side);
  const copies = new Map(side.map((one) => [one.card, one.copies]));
  return [
    ...paired(
      far.flatMap((enemy) => own.flatMap((card) => meetingsWith(card, enemy, isOutside))),
      true,
      copies,
    ),
    ...paired([...own.flatMap(meetingsOfOneOf(isOutside)), ...meetingsOfTwo(own)], false, copies),
  ];
}

function meetingsOfOneOf(isOutside: (slug: string) => boolean): (card: CardInPlay) => readonly Meeting[] {
  return (card) => meetingsOfOne(card, isOutside);
}

/** A card in several sections counts once. */
function inOneCount(deck: readonly CardCopies[]): readonly CardCopies[] {
  const copies = new Map<CardRecord, number>();
  for (const { card, copies: more } of deck) copies.set(card, (copies.get(card) ?? 0) + more);
  return [...copies].map(([card, all]) => ({ card, copies: all }));
}

interface Gathered {
  readonly places: Meeting['places'];
  readonly besides: Meeting['besides'];
  readonly cards: readonly [Set<CardRecord>, Set<CardRecord>];
}

function paired(
  meetings: readonly Meeting[],
  isAgainst: boolean,
  copies: ReadonlyMap<CardRecord, number>,
): readonly DeckPair[] {
  const pairs = new Map<string, Map<string, Gathered>>();
  for (const { slugs, cards, places, besides } of meetings) {
    const ways = pairs.get(slugs.join(' ')) ?? new Map<string, Gathered>();
    pairs.set(slugs.join(' '), ways);
    const key = [places?.join(), ...besides.map(({ slug, place }) => `${slug}@${place}`)].join(' ');
    const way = ways.get(key) ?? { places, besides, cards: [new Set(), new Set()] };
    ways.set(key, way);
    cards.forEach((card, index) => {
      way.cards[index]?.add(card);
    });
  }
  return [...pairs]
    .map(([slugs, ways]) => ({
      slugs,
      ways: [...ways.values()],
      weight: weightOf([...ways.values()], copies),
    }))
    .sort((a, b) => b.weight - a.weight || (a.slugs < b.slugs ? -1 : 1))
    .map(({ slugs, ways }) => asPair(slugs.split(' '), ways, isAgainst));
}

function asPair(
  [one = '', other = '']: readonly string[],
  ways: readonly Gathered[],
  isAgainst: boolean,
): DeckPair {
  return {
    one,
    other,
    isAgainst,
    ways: ways.map(({ places, besides, cards: [ones, others] }) => ({
      places,
      besides,
      oneCards: [...ones],
      otherCards: [...others],
    })),
  };
}

/** Copies of the keyword of which the deck has fewer; what it has none of is the other card's. */
function weightOf(ways: readonly Gathered[], copies: ReadonlyMap<CardRecord, number>): number {
  const sides = [0, 1].map((side) => {
    const cards = new Set(ways.flatMap((way) => [...(way.cards[side] ?? [])]));
    return [...cards].reduce((sum, card) => sum + (copies.get(card) ?? Number.POSITIVE_INFINITY), 0);
  });
  return Math.min(...sides);
}
