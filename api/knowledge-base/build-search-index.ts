import lunr from 'lunr';
import type { Content } from './records.js';
import { FIELD_BOOSTS, type SearchFields, searchDocuments, searchFields } from './search-documents.js';

/** Names are short and most records have none: little of lunr's preference for short fields, or every name would look long. */
const FIELD_LENGTH_WEIGHT = 0.3;

/**
 * The serialised lunr index over keywords (name, aliases, definitions, summary), current rulings, timing windows and cards (name, type and
 * subtypes); the same
 * string for the same content. Words stand in it folded but not stemmed: the search knows from that which word was written, and
 * measures typing errors against real words, not against stems.
 */
export function buildSearchIndex(content: Content): string {
  const documents = searchDocuments(content);
  const names = {
    keywords: new Map(content.keywords.map(({ slug, name }) => [slug, name])),
    cards: new Map(content.cards.map(({ slug, name }) => [slug, name])),
  };
  const builder = new lunr.Builder();
  builder.ref('ref');
  builder.b(FIELD_LENGTH_WEIGHT);
  for (const [field, boost] of Object.entries(FIELD_BOOSTS)) builder.field(field, { boost });
  for (const document of documents) {
    const fields: SearchFields = searchFields(document, names);
    builder.add({ ref: document.ref, ...fields });
  }
  return JSON.stringify({ ...builder.build().toJSON(), documentCount: documents.length });
}
