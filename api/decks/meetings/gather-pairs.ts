import type { CardRecord } from '../../knowledge-base/card-record.js';
import type { DeckPair, PairWay } from './deck-pair.js';
import type { Meeting } from './meeting.js';

/** Meetings brought together: each two keywords once, with every way in which they meet. */
export interface GatheredPairs {
  add(meetings: readonly Meeting[]): void;
  /** Those of which there are more first, equals by slug. `copies`: of the cards of the deck, in the order of its list. */
  pairs(copies: ReadonlyMap<CardRecord, number>, isAgainst: boolean): readonly DeckPair[];
}

interface Way extends Pick<Meeting, 'places' | 'negative' | 'besides'> {
  readonly ones: Set<CardRecord>;
  readonly others: Set<CardRecord>;
}

interface Pair extends Pick<Meeting, 'slugs'> {
  readonly ways: Map<string, Way>;
}

export function gatherPairs(): GatheredPairs {
  const gathered = new Map<string, Pair>();
  const add = ({ slugs, cards, places, negative, besides }: Meeting): void => {
    const key = `${slugs[0]} ${slugs[1]}`;
    const pair = gathered.get(key) ?? { slugs, ways: new Map() };
    gathered.set(key, pair);
    const placed = places === null ? '' : `${places.join(' ')} ${negative.join(' ')}`;
    const where = besides.reduce((text, { slug, place }) => `${text} ${slug}@${place}`, placed);
    const way = pair.ways.get(where) ?? { places, negative, besides, ones: new Set(), others: new Set() };
    pair.ways.set(where, way);
    way.ones.add(cards[0]);
    way.others.add(cards[1]);
  };
  return {
    add: (meetings) => {
      for (const one of meetings) add(one);
    },
    pairs: (copies, isAgainst) =>
      [...gathered.values()]
        .map((pair) => ({ pair, weight: weightOf(pair, copies) }))
        .sort((a, b) => b.weight - a.weight || (keyOf(a.pair) < keyOf(b.pair) ? -1 : 1))
        .map(({ pair }) => asPair(pair, copies, isAgainst)),
  };
}

function keyOf({ slugs: [one, other] }: Pair): string {
  return `${one} ${other}`;
}

/** Copies of the keyword of which the deck has fewer; what it has none of is the other card's. */
function weightOf({ ways }: Pair, copies: ReadonlyMap<CardRecord, number>): number {
  const all = (cards: readonly CardRecord[]): number =>
    [...new Set(cards)].reduce((sum, card) => sum + (copies.get(card) ?? Number.POSITIVE_INFINITY), 0);
  const every = [...ways.values()];
  return Math.min(
    all(every.flatMap(({ ones }) => [...ones])),
    all(every.flatMap(({ others }) => [...others])),
  );
}

function asPair(
  { slugs: [one, other], ways }: Pair,
  copies: ReadonlyMap<CardRecord, number>,
  isAgainst: boolean,
): DeckPair {
  const listed = [...copies.keys()];
  const inOrder = (cards: ReadonlySet<CardRecord>): readonly CardRecord[] =>
    [...cards].sort((a, b) => listed.indexOf(a) - listed.indexOf(b));
  return {
    one,
    other,
    isAgainst,
    ways: [...ways.values()].map(
      ({ places, negative, besides, ones, others }): PairWay => ({
        places,
        negative,
        besides,
        oneCards: inOrder(ones),
        otherCards: inOrder(others),
      }),
    ),
  };
}
