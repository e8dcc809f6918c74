import type { CardRecord } from '../knowledge-base/card-record.js';
import type { DeckCard } from './deck-rulings.js';

/** Whose cards a pair is of: both keywords of the deck, or `one` of the deck and `other` of the card it is held against. */
export interface DeckPair {
  /** Slugs. */
  readonly one: string;
  readonly other: string;
  /** Cards that bring them, in the order of the list. */
  readonly oneCards: readonly CardRecord[];
  readonly otherCards: readonly CardRecord[];
  readonly isAgainst: boolean;
}

/** A keyword of the deck and who brings it. */
interface Brought {
  readonly slug: string;
  readonly cards: readonly CardRecord[];
  readonly copies: number;
}

/**
 * Every two different keywords of the deck, and each of the deck with each other of the card: these first, then those of which the deck
 * has more copies on both sides; equals by slug.
 */
export function deckPairs(deck: readonly DeckCard[], against: CardRecord | null): readonly DeckPair[] {
  const brought = broughtBy(deck);
  const other =
    against === null ? [] : against.keywords.map((slug) => ({ slug, cards: [against], copies: 1 }));
  return [
    ...ordered(
      brought.flatMap((one) => other.filter(isNot(one)).map((far) => [one, far] as const)),
      true,
    ),
    ...ordered(
      brought.flatMap((one, index) => brought.slice(index + 1).map((far) => [one, far] as const)),
      false,
    ),
  ];
}

function isNot(one: Brought): (other: Brought) => boolean {
  return ({ slug }) => slug !== one.slug;
}

/** By slug. A card in several sections counts once. */
function broughtBy(deck: readonly DeckCard[]): readonly Brought[] {
  const bySlug = new Map<string, { readonly cards: Set<CardRecord>; copies: number }>();
  for (const { card, quantity } of deck) {
    for (const slug of card.keywords) {
      const brought = bySlug.get(slug) ?? { cards: new Set(), copies: 0 };
      bySlug.set(slug, brought);
      brought.cards.add(card);
      brought.copies += quantity;
    }
  }
  return [...bySlug]
    .map(([slug, { cards, copies }]) => ({ slug, cards: [...cards], copies }))
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

function ordered(
  pairs: readonly (readonly [one: Brought, other: Brought])[],
  isAgainst: boolean,
): readonly DeckPair[] {
  const weight = ([one, other]: (typeof pairs)[number]): number =>
    isAgainst ? one.copies : Math.min(one.copies, other.copies);
  return pairs
    .toSorted((a, b) => weight(b) - weight(a))
    .map(([one, other]) => ({
      one: one.slug,
      other: other.slug,
      oneCards: one.cards,
      otherCards: other.cards,
      isAgainst,
    }));
}
