import { nearestCards } from './find-card.js';
import { foldName } from './fold.js';
import type { NamedRecord, Names } from './named-records.js';
import { nearestNames } from './nearest-names.js';
import type { QueryWords } from './query-words.js';

/** Cards that the whole query comes near to. Of several words it is more than any part of it: `Ste of Selplank` asks for one card, not for all of Selplank. */
export function cardsMeant(
  { names, cardIndex }: Names,
  { text, all }: Pick<QueryWords, 'text' | 'all'>,
): readonly NamedRecord[] {
  const folded = foldName(text);
  const rank = all.length > 1 && nearestNames(names, folded).length === 0 ? 3 : 1;
  return nearestCards(cardIndex, folded).map(
    ({ slug, name }): NamedRecord => ({
      kind: 'CARD',
      id: slug,
      name,
      match: 'FUZZY',
      rank,
      from: 0,
      to: all.length,
    }),
  );
}
