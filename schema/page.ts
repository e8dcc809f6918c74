import type { Warning } from '../api/knowledge-base/search.js';
import { MAX_PAGE } from './complexity.js';
import { decodeCursor, encodeCursor, outdatedCursor } from './cursor.js';
import { refuse } from './error-codes.js';

export interface PageArguments {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/** A whole list and how its items are told apart. */
export interface PagedList<T> {
  /** From `listName`. */
  readonly list: string;
  readonly items: readonly T[];
  /** Unlike for any two items of the list. */
  readonly keyOf: (item: T, index: number) => string;
  readonly warnings?: readonly Warning[];
}

export interface Edge<T> {
  readonly list: string;
  readonly key: string;
  readonly node: T;
}

export interface PageInfoModel {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

export interface Page<T> {
  readonly edges: readonly Edge<T>[];
  readonly pageInfo: PageInfoModel;
  readonly totalCount: number;
  readonly warnings: readonly Warning[];
}

/** A page size as asked: null stands for the standard one. Refuses negative sizes (BAD_USER_INPUT) and sizes over the limit (PAGE_TOO_LARGE). */
export function pageSize(
  first: number | null | undefined,
  standard: number,
  limit: number = MAX_PAGE,
): number {
  const size = first ?? standard;
  if (size < 0) throw refuse('BAD_USER_INPUT', `first is ${size}; expected 0 to ${limit}.`);
  if (size > limit) {
    throw refuse(
      'PAGE_TOO_LARGE',
      `first is ${size}; at most ${limit} are served at once. Ask for the rest with further requests.`,
      {
        limit,
      },
    );
  }
  return size;
}

export function cursorOf(edge: Edge<unknown>): string {
  return encodeCursor(edge.list, edge.key);
}

export function nodesOf<T>({ edges }: Pick<Page<T>, 'edges'>): readonly T[] {
  return edges.map(({ node }) => node);
}

/** Where the page begins: behind the item of the cursor. */
function startOf<T>({ list, items, keyOf }: PagedList<T>, after: string | null | undefined): number {
  if (after === null || after === undefined) return 0;
  const key = decodeCursor(list, after);
  const index = items.findIndex((item, position) => keyOf(item, position) === key);
  if (index < 0) throw outdatedCursor();
  return index + 1;
}

/** One page of a list in memory. Pages that follow each other by `endCursor` have every item once. */
export function pageOf<T>(paged: PagedList<T>, { first, after }: PageArguments, standard: number): Page<T> {
  const { list, items, keyOf, warnings = [] } = paged;
  const size = pageSize(first, standard);
  const before = startOf(paged, after);
  return pageOfPart({
    list,
    items: items.slice(before, before + size),
    keyOf: (item, offset) => keyOf(item, before + offset),
    before,
    total: items.length,
    warnings,
  });
}

/** The items of one page, of a list that was never made as a whole. */
export interface PartOfList<T> extends PagedList<T> {
  /** How many items come before these. */
  readonly before: number;
  /** How many the whole list has. */
  readonly total: number;
}

export function pageOfPart<T>({ list, items, keyOf, before, total, warnings = [] }: PartOfList<T>): Page<T> {
  const edges = items.map((node, offset) => ({ list, key: keyOf(node, offset), node }));
  const [firstEdge] = edges;
  const lastEdge = edges.at(-1);
  return {
    edges,
    pageInfo: {
      hasNextPage: before + items.length < total,
      hasPreviousPage: before > 0,
      startCursor: firstEdge ? cursorOf(firstEdge) : null,
      endCursor: lastEdge ? cursorOf(lastEdge) : null,
    },
    totalCount: total,
    warnings,
  };
}
