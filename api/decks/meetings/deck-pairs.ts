import type { CardArena, CardRecord } from '../../knowledge-base/card-record.js';
import { type CardCopies, type CardInPlay, cardsInPlay } from './card-in-play.js';
import type { DeckPair } from './deck-pair.js';
import { gatherPairs } from './gather-pairs.js';
import { meetingsOfEnemies } from './meetings-of-enemies.js';
import { BESIDE_EACH_OTHER, meetingsOfOne, meetingsOfTwo } from './meetings-of-side.js';

/** Does a piece of work when it may, and lets other work in before it. */
export type Turn = <Value>(work: () => Value) => Promise<Value>;

/** Cards that are looked at in one turn, which takes some milliseconds. */
const CARDS_A_TURN = 25;

/**
 * Every two keywords of the deck that one card can have at once or that two of its cards can use beside each other, and each of the deck
 * with each other of the card that it meets as an enemy: these first, then those of which the deck has more copies; equals by slug.
 * `isOutside`: the keyword does damage outside of attacks. Rejects only with what `turn` rejects with.
 */
export async function deckPairs(
  deck: readonly CardCopies[],
  against: CardRecord | null,
  isOutside: (slug: string) => boolean,
  turn: Turn,
): Promise<readonly DeckPair[]> {
  const side = inOneCount(deck);
  const enemies = against === null ? [] : [{ card: against, copies: 1 }];
  const own = await turn(() => cardsInPlay(side, enemies));
  const [enemy] = await turn(() => cardsInPlay(enemies, side));
  const [within, across] = [gatherPairs(), gatherPairs()];
  for (const units of inParts(own)) {
    await turn(() => {
      for (const unit of units) {
        within.add(meetingsOfOne(unit, isOutside));
        if (enemy !== undefined) across.add(meetingsOfEnemies(unit, enemy, isOutside));
      }
    });
  }
  for (const arena of arenasOf(own)) {
    for (const places of BESIDE_EACH_OTHER) await turn(() => within.add(meetingsOfTwo(own, arena, places)));
  }
  const copies = new Map(side.map((one) => [one.card, one.copies]));
  return turn(() => [...across.pairs(copies, true), ...within.pairs(copies, false)]);
}

/** A card in several sections counts once. */
function inOneCount(deck: readonly CardCopies[]): readonly CardCopies[] {
  const copies = new Map<CardRecord, number>();
  for (const { card, copies: more } of deck) copies.set(card, (copies.get(card) ?? 0) + more);
  return [...copies].map(([card, all]) => ({ card, copies: all }));
}

function inParts(units: readonly CardInPlay[]): readonly (readonly CardInPlay[])[] {
  const parts = Math.ceil(units.length / CARDS_A_TURN);
  return Array.from({ length: parts }, (_, at) => units.slice(at * CARDS_A_TURN, (at + 1) * CARDS_A_TURN));
}

function arenasOf(units: readonly CardInPlay[]): readonly CardArena[] {
  return [...new Set(units.flatMap(({ card }) => card.arenas))];
}
