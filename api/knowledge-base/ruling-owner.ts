import { fullName } from './card-record.js';
import type { KnowledgeBase } from './knowledge-base.js';
import type { RulingRecord } from './records.js';

/** What a ruling is on: a keyword or a card. */
export interface RulingOwner {
  readonly name: string;
  /** Of its page, from the root of the site. */
  readonly path: string;
  /** The source whose text of it counts; null when the owner is not known. */
  readonly source: string | null;
}

export function ownerOf(
  { keywords, cards }: Pick<KnowledgeBase, 'keywords' | 'cards'>,
  { keyword, card }: Pick<RulingRecord, 'keyword' | 'card'>,
): RulingOwner {
  if (card !== null) {
    const record = cards.get(card);
    const name = record === undefined ? card : fullName(record);
    return { name, path: `/cards/${card}`, source: record?.source ?? null };
  }
  const slug = keyword ?? '';
  const record = keywords.get(slug);
  return { name: record?.name ?? slug, path: `/keywords/${slug}`, source: record?.source ?? null };
}
