import { describe, expect, it } from 'vitest';
import { askSample, dataOf, refusalOf } from './ask-sample.js';

const CARDS = `query ($filter: CardFilter, $first: Int, $after: String) {
  cards(filter: $filter, first: $first, after: $after) {
    totalCount warnings { code } nodes { id } edges { node { name } } pageInfo { hasNextPage endCursor }
  }
}`;
const list = async (variables: Record<string, unknown>) =>
  (await dataOf(askSample(CARDS, variables)))['cards'];

describe('the list of cards', () => {
  it('has all cards by slug, page by page', async () => {
    const first = await list({ first: 1 });
    expect(first).toMatchObject({ totalCount: 2, nodes: [{ id: 'Card:old-guard-a' }], warnings: [] });
    const after = (first as { pageInfo: { endCursor: string } }).pageInfo.endCursor;
    expect(await list({ first: 1, after })).toMatchObject({
      edges: [{ node: { name: 'Stone Beast' } }],
      pageInfo: { hasNextPage: false },
    });
  });

  it('has those that meet every condition', async () => {
    const filter = {
      side: 'NEUTRAL',
      keyword: 'Retaliate',
      arena: 'GROUND',
      minPower: 7,
      set: 'INV',
      name: 'beast',
    };
    expect(await list({ filter })).toMatchObject({ nodes: [{ id: 'Card:stone-beast' }] });
    expect(await list({ filter: { ...filter, minPower: 8 } })).toMatchObject({ totalCount: 0 });
  });

  it('warns of a keyword and a set that nobody knows', async () => {
    expect(await list({ filter: { keyword: 'Fly', set: 'NONE' } })).toMatchObject({
      totalCount: 0,
      warnings: [{ code: 'UNKNOWN_SET' }, { code: 'UNKNOWN_KEYWORD' }],
    });
  });

  it('refuses a text that is longer than any it could find', async () => {
    const refusal = await refusalOf(askSample(CARDS, { filter: { text: 'x'.repeat(201) } }));
    expect(refusal).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining('filter.text has 201'),
    });
  });
});

it('A keyword has the cards in whose text it stands', async () => {
  const { keyword } = await dataOf(
    askSample('{ keyword(name: "Stun") { ... on Keyword { cards { totalCount nodes { name } } } } }'),
  );
  expect(keyword).toEqual({ cards: { totalCount: 1, nodes: [{ name: 'Old Guard' }] } });
});

describe('cards by their names', () => {
  const BY_NAME =
    'query ($names: [String!]!) { cardsByName(names: $names) { __typename ... on Card { name } } }';

  it('come in the order asked, unknown ones as NotFound', async () => {
    const { cardsByName } = await dataOf(
      askSample(BY_NAME, { names: ['stone beast', 'Nobody', 'Old Guard (A)'] }),
    );
    expect(cardsByName).toMatchObject([
      { name: 'Stone Beast' },
      { __typename: 'NotFound' },
      { name: 'Old Guard' },
    ]);
  });

  it('are at most 250', async () => {
    const refusal = await refusalOf(askSample(BY_NAME, { names: Array(251).fill('Old Guard') }));
    expect(refusal.code).toBe('TOO_MANY_ITEMS');
  });
});
