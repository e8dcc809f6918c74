import type { CardRecord } from '../../api/knowledge-base/card-record.js';
import { suggestCards } from '../../api/knowledge-base/find-card.js';

/** What cards that are shown together are called, by slug: with their versions, and where these are one too with a set. */
export function cardNames(cards: readonly CardRecord[]): ReadonlyMap<string, string> {
  const distinct = [...new Map(cards.map((card) => [card.slug, card])).values()];
  return new Map(suggestCards(distinct).map(({ id, label }) => [id, label]));
}
