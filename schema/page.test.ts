import fc from 'fast-check';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { listName } from './cursor.js';
import { cursorOf, nodesOf, type Page, pageOf } from './page.js';

const list = listName('numbers', { even: true });
const paged = (items: readonly number[], name = list) => ({
  list: name,
  items,
  keyOf: (item: number) => `n${item}`,
});

function codeOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error instanceof GraphQLError ? error.extensions['code'] : error;
  }
}

describe('pages of a list', () => {
  it('have every item once, in order, whatever their sizes', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer(), { maxLength: 60 }),
        fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 5 }),
        (items, sizes) => {
          const seen: number[] = [];
          let after: string | null = null;
          for (let turn = 0; turn <= items.length; turn += 1) {
            const page: Page<number> = pageOf(paged(items), { first: sizes[turn % sizes.length], after }, 20);
            expect(page.totalCount).toBe(items.length);
            expect(page.pageInfo.hasPreviousPage).toBe(seen.length > 0);
            seen.push(...nodesOf(page));
            if (!page.pageInfo.hasNextPage) break;
            after = page.pageInfo.endCursor;
          }
          expect(seen).toEqual(items);
        },
      ),
    );
  });

  it('go on behind the same item when others were added before it', () => {
    const first = pageOf(paged([10, 20, 30, 40]), { first: 2 }, 20);
    const next = pageOf(paged([5, 10, 15, 20, 30, 40]), { first: 2, after: first.pageInfo.endCursor }, 20);
    expect(nodesOf(next)).toEqual([30, 40]);
  });

  it('have the standard size when none is asked for, by null as well', () => {
    const items = Array.from({ length: 30 }, (_, index) => index);
    expect(pageOf(paged(items), {}, 20).edges).toHaveLength(20);
    expect(pageOf(paged(items), { first: null, after: null }, 20).edges).toHaveLength(20);
  });

  it('may be empty, and then say whether there is more', () => {
    expect(pageOf(paged([1]), { first: 0 }, 20).pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: null,
    });
  });

  it.each([
    [101, 'PAGE_TOO_LARGE'],
    [2147483647, 'PAGE_TOO_LARGE'],
    [-1, 'BAD_USER_INPUT'],
  ])('of size %i are refused: %s', (first, code) => {
    expect(codeOf(() => pageOf(paged([]), { first }, 20))).toBe(code);
  });
});

describe('a cursor', () => {
  const [edge] = pageOf(paged([1, 2]), {}, 20).edges;
  const cursor = edge ? cursorOf(edge) : '';
  const pageAfter = (after: string, items: readonly number[] = [1, 2], name = list) =>
    pageOf(paged(items, name), { after }, 20);

  it('is opaque and safe in an address', () => {
    expect(cursor).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(nodesOf(pageAfter(cursor))).toEqual([2]);
  });

  it.each(['', 'x', 'n1', '!!', 'T2Zmc2V0Q29ubmVjdGlvbjox', `${cursor}=`, ` ${cursor}`, '\u0000'])(
    'that is malformed or foreign is refused: %j',
    (after) => expect(codeOf(() => pageAfter(after))).toBe('BAD_CURSOR'),
  );

  it('of the same field with other arguments is refused', () => {
    expect(codeOf(() => pageAfter(cursor, [1, 2], listName('numbers', { even: false })))).toBe('BAD_CURSOR');
  });

  it('of the same list asked with null in place of nothing is good', () => {
    expect(nodesOf(pageAfter(cursor, [1, 2], listName('numbers', { even: true, odd: null })))).toEqual([2]);
  });

  it('whose item is gone is refused with the advice to start again', () => {
    expect(codeOf(() => pageAfter(cursor, [2, 3]))).toBe('BAD_CURSOR');
    expect(() => pageAfter(cursor, [2, 3])).toThrow(/start again/);
  });

  it('never fails but with BAD_CURSOR', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (after) => {
        fc.pre(after !== cursor);
        expect(codeOf(() => pageAfter(after))).toBe('BAD_CURSOR');
      }),
    );
  });
});
