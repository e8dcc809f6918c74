import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleContent } from '../api/knowledge-base/sample-content.js';
import { askAbout, askSample, dataOf, refusalOf } from './ask-sample.js';

const SEARCH = `query ($query: String!, $kinds: [SearchKind!], $first: Int, $after: String) {
  search(query: $query, kinds: $kinds, first: $first, after: $after) {
    totalCount
    warnings { code message }
    didYouMean { label kind id }
    pageInfo { hasNextPage endCursor }
    edges { score match highlight node { __typename ... on Keyword { id matchedBy } ... on Ruling { id } ... on TimingWindow { id } ... on Card { id } } }
  }
}`;

interface Found {
  readonly totalCount: number;
  readonly warnings: readonly { readonly code: string }[];
  readonly didYouMean: readonly { readonly id: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly edges: readonly {
    readonly score: number;
    readonly match: string;
    readonly highlight: string;
    readonly node: { readonly __typename: string; readonly id: string; readonly matchedBy?: string };
  }[];
}

const find = (variables: Record<string, unknown>) =>
  dataOf(askSample(SEARCH, variables)).then(({ search }) => search as Found);

describe('a search', () => {
  it('puts the keyword of that name first, and marks what it found', async () => {
    const { edges } = await find({ query: 'overkill' });
    expect(edges[0]).toMatchObject({ match: 'EXACT', node: { id: 'Keyword:overkill', matchedBy: 'EXACT' } });
    expect(edges.some(({ highlight }) => highlight.includes('<mark>Overkill</mark>'))).toBe(true);
  });

  it('says with every keyword how it was found', async () => {
    const { edges, didYouMean } = await find({ query: 'overkkill', kinds: ['KEYWORD'] });
    expect(edges[0]).toMatchObject({ match: 'FUZZY', node: { id: 'Keyword:overkill', matchedBy: 'FUZZY' } });
    expect(didYouMean[0]).toMatchObject({ id: 'Keyword:overkill', label: 'Overkill', kind: 'KEYWORD' });
  });

  it.each([
    [['KEYWORD'], 'Keyword'],
    [['RULING'], 'Ruling'],
    [['TIMING_WINDOW'], 'TimingWindow'],
  ])('looks only among %j', async (kinds, typeName) => {
    const { edges } = await find({ query: 'damage', kinds });
    expect(edges.length).toBeGreaterThan(0);
    expect(edges.every(({ node }) => node.__typename === typeName)).toBe(true);
  });

  it('looks among all kinds when the list is null or empty', async () => {
    const all = await find({ query: 'damage' });
    expect(await find({ query: 'damage', kinds: [] })).toEqual(all);
    expect(await find({ query: 'damage', kinds: null })).toEqual(all);
  });

  it('finds cards by their names before all that has the words somewhere', async () => {
    const { edges } = await find({ query: 'old guard' });
    expect(edges[0]).toMatchObject({ match: 'EXACT', node: { __typename: 'Card', id: 'Card:old-guard-a' } });
  });

  it('finds no cards where none are loaded, and says so', async () => {
    const ask = askAbout({ ...sampleContent, cards: [] });
    const among = (kinds: readonly string[]) =>
      dataOf(ask(SEARCH, { query: 'damage', kinds })).then(({ search }) => search as Found);
    expect(await among(['CARD'])).toMatchObject({
      totalCount: 0,
      edges: [],
      warnings: [{ code: 'NO_CARDS' }],
    });
    const both = await among(['CARD', 'KEYWORD']);
    expect(both.totalCount).toBeGreaterThan(0);
    expect(both.warnings).toMatchObject([{ code: 'NO_CARDS' }]);
  });

  it('takes any string', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (query) => {
        const { totalCount, edges } = await find({ query, first: 100 });
        expect(edges).toHaveLength(totalCount);
      }),
      { numRuns: 50 },
    );
    await find({ query: '+name:~"* '.repeat(1000) });
  });

  it('has every hit once over its pages, best first', async () => {
    const whole = await find({ query: 'damage unit attack', first: 100 });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Found = await find({ query: 'damage unit attack', first: 3, after });
      seen.push(...page.edges.map(({ node }) => node.id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(whole.edges.map(({ node }) => node.id));
    expect(new Set(seen).size).toBe(whole.totalCount);
    const scores = whole.edges.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it('does not go on by a cursor of another query, or of another revision', async () => {
    const { pageInfo } = await find({ query: 'damage', first: 1 });
    const after = pageInfo.endCursor;
    expect(await refusalOf(askSample(SEARCH, { query: 'unit', after }))).toMatchObject({
      code: 'BAD_CURSOR',
    });
    const newer = askAbout({ ...sampleContent, revision: 'fedcba9876543210' });
    expect(await refusalOf(newer(SEARCH, { query: 'damage', after }))).toMatchObject({ code: 'BAD_CURSOR' });
  });

  it.each(['CARD:old-guard-a', 'RULING:overkill/no-such', 'PLANET:hoth', ''])(
    'does not go on behind %s, which it has not found',
    async (key) => {
      const { pageInfo } = await find({ query: 'overkill', first: 1 });
      const [list] = Buffer.from(pageInfo.endCursor ?? '', 'base64url')
        .toString()
        .split('\n');
      const after = Buffer.from(`${list}\n${key}`).toString('base64url');
      expect(await refusalOf(askSample(SEARCH, { query: 'overkill', after }))).toMatchObject({
        code: 'BAD_CURSOR',
        message: expect.stringContaining('no longer has the item'),
      });
    },
  );

  it('has pages of at most 100', async () => {
    expect(await refusalOf(askSample(SEARCH, { query: 'x', first: 101 }))).toMatchObject({
      code: 'PAGE_TOO_LARGE',
    });
  });
});

describe('suggestions', () => {
  const SUGGEST =
    'query ($prefix: String!, $first: Int) { suggest(prefix: $prefix, first: $first) { label kind id } }';

  it('complete the beginning of a name', async () => {
    const { suggest } = await dataOf(askSample(SUGGEST, { prefix: 'ov' }));
    expect(suggest).toHaveProperty('0', { label: 'Overkill', kind: 'KEYWORD', id: 'Keyword:overkill' });
  });

  it('are none for a beginning that is longer than any name', async () => {
    expect(await dataOf(askSample(SUGGEST, { prefix: 'o'.repeat(201) }))).toEqual({ suggest: [] });
  });

  it.each([
    [26, 'PAGE_TOO_LARGE', 'at most 25'],
    [-1, 'BAD_USER_INPUT', '0 to 25'],
  ])('are refused for first: %i', async (first, code, message) => {
    const refusal = await refusalOf(askSample(SUGGEST, { prefix: 'o', first }));
    expect(refusal).toEqual({ code, message: expect.stringContaining(message) });
  });
});
