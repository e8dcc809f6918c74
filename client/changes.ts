/** What differs between two revisions of the data; what was changed and changed back is left out. */
export interface Changes {
  readonly since: string;
  /** What is served now: ask from here the next time. */
  readonly revision: string;
  /** Calendar dates, ISO 8601; oldest first. */
  readonly revisions: readonly { readonly revision: string; readonly on: string }[];
  /** By slug. */
  readonly keywords: readonly {
    readonly slug: string;
    readonly change: 'ADDED' | 'CHANGED' | 'WITHDRAWN';
    /** Of its record; null when it is withdrawn. */
    readonly url: string | null;
  }[];
  /** By id, those on cards too. */
  readonly rulings: readonly {
    readonly id: string;
    readonly change: 'ADDED' | 'CHANGED' | 'SUPERSEDED' | 'WITHDRAWN' | 'RESTORED';
    /** What it is now; null when it is no longer served. */
    readonly status: 'CURRENT' | 'SUPERSEDED' | 'WITHDRAWN' | null;
    readonly text: string | null;
    readonly supersededBy: readonly string[];
    readonly url: string | null;
  }[];
  /** Where everything can be fetched anew. */
  readonly bulk: string;
}
