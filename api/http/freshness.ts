/**
 * How long answers may be kept, in seconds: as fresh, and after that while a newer one is fetched. Both together is how long a withdrawn
 * ruling can still be shown.
 */
export const FRESHNESS = {
  /** A query by its text. */
  query: { fresh: 60, stale: 60 },
  /** A published query: its text never changes, what it answers changes with the revision. */
  publishedQuery: { fresh: 300, stale: 300 },
  /** Pages, the schema, the list of published queries. */
  page: { fresh: 300, stale: 300 },
} as const;

/** The value of `Cache-Control`. */
export function cacheControl(kind: keyof typeof FRESHNESS): string {
  const { fresh, stale } = FRESHNESS[kind];
  return `public, max-age=${fresh}, stale-while-revalidate=${stale}`;
}
