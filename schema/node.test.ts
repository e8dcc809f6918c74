import { describe, expect, it } from 'vitest';
import { askSample, dataOf, refusalOf } from './ask-sample.js';

const NODE = 'query ($id: ID!) { node(id: $id) { __typename id } }';
const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
const RULING = 'query ($id: ID!) { ruling(id: $id) { id status } }';

describe('a record by its global id', () => {
  it.each([
    ['Keyword', 'Keyword:critical-hit'],
    ['Ruling', 'Ruling:overkill/both-units-resolve-damage'],
    ['TimingWindow', 'TimingWindow:attack-pop'],
    ['Source', 'Source:hanharr-a'],
  ])('is found: %s', async (__typename, id) => {
    expect(await dataOf(askSample(NODE, { id }))).toEqual({ node: { __typename, id } });
  });

  it.each([
    'Keyword:nothing',
    'Ruling:overkill',
    'Ruling:../../etc',
    'Source:a:b',
    `Keyword:${'x'.repeat(292)}`,
  ])('is null when the id is well formed and unknown: %s', async (id) =>
    expect(await dataOf(askSample(NODE, { id }))).toEqual({ node: null }),
  );

  it.each([
    ['overkill', 'has no type'],
    ['', 'has no type'],
    ['Spell:x', 'no type of record'],
    ['keyword:overkill', 'no type of record'],
    ['constructor:x', 'no type of record'],
    ['Keyword:', 'nothing behind its type'],
    [`Keyword:${'x'.repeat(293)}`, 'at most 300'],
  ])('is refused when the id is malformed: %s', async (id, message) => {
    const refusal = await refusalOf(askSample(NODE, { id }));
    expect(refusal.code).toBe('BAD_NODE_ID');
    expect(refusal.message).toContain(message);
    expect(refusal.message).toContain("'Type:key'");
  });
});

describe('records by global id', () => {
  it('come in the order asked, null where there is none', async () => {
    const ids = ['Source:own-words', 'Keyword:nothing', 'Keyword:stun'];
    expect(await dataOf(askSample(NODES, { ids }))).toEqual({
      nodes: [{ __typename: 'Source', id: ids[0] }, null, { __typename: 'Keyword', id: ids[2] }],
    });
  });

  it('are served beside a malformed id, which is an error in its own place', async () => {
    const answer = await askSample(NODES, { ids: ['nonsense', 'Keyword:stun'] });
    expect(answer.data).toEqual({ nodes: [null, { __typename: 'Keyword', id: 'Keyword:stun' }] });
    expect(answer.errors).toMatchObject([{ path: ['nodes', 0], extensions: { code: 'BAD_NODE_ID' } }]);
  });

  it('are at most 100', async () => {
    const { code, message } = await refusalOf(askSample(NODES, { ids: Array(101).fill('Keyword:stun') }));
    expect(code).toBe('TOO_MANY_ITEMS');
    expect(message).toContain('at most 100');
  });
});

describe('a ruling by its id', () => {
  it.each(['Ruling:overkill/extra-hits-may-go', 'overkill/extra-hits-may-go'])(
    'is found by its global or bare id, also when it is withdrawn: %s',
    async (id) =>
      expect(await dataOf(askSample(RULING, { id }))).toEqual({
        ruling: { id: 'Ruling:overkill/extra-hits-may-go', status: 'WITHDRAWN' },
      }),
  );

  it.each(['Ruling:overkill/nothing', 'overkill', '💥'])('is null when it is unknown: %s', async (id) => {
    expect(await dataOf(askSample(RULING, { id }))).toEqual({ ruling: null });
  });

  it.each(['Keyword:overkill', 'Spell:x', 'Ruling:', '', 'x'.repeat(301)])('is refused: %s', async (id) => {
    expect(await refusalOf(askSample(RULING, { id }))).toMatchObject({ code: 'BAD_NODE_ID' });
  });
});
