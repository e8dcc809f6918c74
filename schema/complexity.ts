/**
 * What fields cost. A field costs 1 unless it says otherwise; what it selects is multiplied by the number of records it can return.
 * The multiplier of a page stands on the connection; its `edges` and `nodes` have 1, so that a page size counts once.
 */

/** The most one operation may cost; operation-cost.ts works the cost out. */
export const MAX_COMPLEXITY = 20_000;

/** Names or ids in one batch. */
export const MAX_BATCH = 100;
/** Records in one page. */
export const MAX_PAGE = 100;

/** Costs of work, in fields: full text, one look-up by name, a whole source document, a text put together. */
export const SEARCH_COST = 200;
export const CITATION_CHECK_COST = 300;
export const LOOKUP_COST = 10;
export const SOURCE_TEXT_COST = 1000;
export const TEXT_COST = 3;
export const RENDER_COST = 10;

/** How many records a list inside a record has, as a rule; every list of the schema that is not paged is one of these. */
export const EXPECTED = {
  rulings: 8,
  rulingsOfDeckCard: 16,
  linesOfDeck: 120,
  cardsOfFinding: 3,
  mentions: 6,
  editions: 3,
  changes: 10,
  occurrences: 2,
  successors: 2,
  suggestions: 5,
  warnings: 2,
  windows: 16,
  keywordsOfWindow: 12,
  sources: 10,
  printings: 2,
  cardsOfAnswer: 2,
  abilities: 6,
  textPieces: 12,
  abilityProblems: 2,
} as const;

interface FieldCost {
  readonly field: number;
  readonly multiplier: number;
}

/** A list inside a record that is not paged. */
export function listCost(expected: number, field = 1): FieldCost {
  return { field, multiplier: expected };
}

/**
 * A page. Sizes that will be refused cost as much as the largest allowed one, so that the caller is told about the size;
 * an empty page costs as much as one record, for what stands beside the records.
 */
export function pageCost(
  first: number | null | undefined,
  standard: number,
  field = 1,
  most = MAX_PAGE,
): FieldCost {
  return { field, multiplier: Math.min(Math.max(first ?? standard, 1), most) };
}

/** A batch by names or ids: each is a look-up. */
export function batchCost(size: number, perItem: number, most = MAX_BATCH): FieldCost {
  const items = Math.min(Math.max(size, 1), most);
  return { field: 1 + perItem * items, multiplier: items };
}

/** `edges` or `nodes` of a connection, whose page size already counts on the connection itself. */
export const COUNTED_ON_CONNECTION: FieldCost = { field: 1, multiplier: 1 };
