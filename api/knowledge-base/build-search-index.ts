import lunr from 'lunr';
import { type LunrIndex, packIndex } from './packed-index.js';
import type { Content } from './records.js';
import { FIELD_BOOSTS, type SearchFields, searchDocuments, searchFields } from './search-documents.js';
import type { StoredIndex } from './search-index.js';

/** Names are short and most records have none: little of lunr's preference for short fields, or every name would look long. */
const FIELD_LENGTH_WEIGHT = 0.3;

/**
 * The search index over keywords (name, aliases, definitions, summary), current rulings, timing windows and cards (name, type and
 * subtypes), as it is stored; the same string for the same content. Words stand in it folded but not stemmed: the search knows from that
 * which word was written, and measures typing errors against real words, not against stems.
 */
export function buildSearchIndex(content: Content): string {
  const index: LunrIndex = JSON.parse(JSON.stringify(lunrIndexOf(content)));
  const stored: StoredIndex = { ...packIndex(index), documentCount: searchDocuments(content).length };
  return JSON.stringify(stored);
}

/** The whole index of lunr, which finds words with wildcards and slips too. */
export function lunrIndexOf(content: Content): lunr.Index {
  const names = {
    keywords: new Map(content.keywords.map(({ slug, name }) => [slug, name])),
    cards: new Map(content.cards.map(({ slug, name }) => [slug, name])),
  };
  const builder = new lunr.Builder();
  builder.ref('ref');
  builder.b(FIELD_LENGTH_WEIGHT);
  for (const [field, boost] of Object.entries(FIELD_BOOSTS)) builder.field(field, { boost });
  for (const [number, document] of searchDocuments(content).entries()) {
    const fields: SearchFields = searchFields(document, names);
    builder.add({ ref: String(number), ...fields });
  }
  return builder.build();
}
