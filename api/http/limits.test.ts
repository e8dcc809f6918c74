import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, getUrl, json, post, refusal } from './testing/ask.js';
import { startForTest, type TestServer } from './testing/start-for-test.js';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest({ maxCost: 500 });
});
afterAll(() => server.close());

const deep = (levels: number): string => `{ ${'item { '.repeat(levels - 1)}name ${'}'.repeat(levels - 1)} }`;
const aliases = (count: number): string =>
  `{ ${Array.from({ length: count }, (_, n) => `a${n}: revision`).join(' ')} }`;

/** Many tokens for little cost. */
const tokens = (count: number): string =>
  `{ ${'items(first: 1) { name } '.repeat(110)} ${'revision '.repeat(count - 2 - 9 * 110)} }`;

describe('a limit', () => {
  it.each([
    ['depth', deep(12), deep(13), 'QUERY_TOO_DEEP', { limit: 12, found: 13 }],
    ['aliases', aliases(30), aliases(31), 'QUERY_TOO_COMPLEX', { limit: 30, found: 31 }],
    ['tokens', tokens(1000), tokens(1001), 'QUERY_TOO_LARGE', { limit: 1000, found: 1001 }],
    [
      'cost',
      '{ items(first: 499) { name } }',
      '{ items(first: 500) { name } }',
      'QUERY_TOO_COMPLEX',
      { limit: 500, found: 501 },
    ],
  ])(
    'of %s lets its last value pass and says limit and finding above it',
    async (_name, allowed, refused, code, numbers) => {
      expect((await post(server.graphql, { query: allowed })).status).toBe(200);
      const response = await post(server.graphql, { query: refused });
      expect(response.status).toBe(400);
      expect(refusal(response)).toMatchObject({ code, ...numbers });
      expect(json(response).data).toBeUndefined();
      expect(json(response).errors).toHaveLength(1);
      expect(json(response).errors?.[0]?.message).toMatch(/limit is [\d]+\. \w+/);
    },
  );

  it('of depth is not passed by by way of fragments', async () => {
    const nested = `{ item { ...A } } fragment A on Item { ...B } fragment B on Item { item { ... on Item { item { ...C } } } }
      fragment C on Item ${deep(10)}`;
    expect(refusal(await post(server.graphql, { query: nested }))).toMatchObject({
      code: 'QUERY_TOO_DEEP',
      found: 13,
    });
  });

  it('of aliases counts a fragment at every use', async () => {
    const query = `{ item { ...A item { ...A } } } fragment A on Item { ${Array.from({ length: 16 }, (_, n) => `a${n}: name`).join(' ')} }`;
    expect(refusal(await post(server.graphql, { query }))).toMatchObject({
      code: 'QUERY_TOO_COMPLEX',
      limit: 30,
      found: 32,
    });
  });

  it('holds for fragments that double thirty times over', async () => {
    const doubling = Array.from(
      { length: 30 },
      (_, n) => `fragment F${n} on Item { ...F${n + 1} ...F${n + 1} a: name }`,
    ).join(' ');
    const query = `{ item { ...F0 } } ${doubling} fragment F30 on Item { name }`;
    expect(refusal(await post(server.graphql, { query }))).toMatchObject({ code: 'QUERY_TOO_COMPLEX' });
  });

  it('stands fragments in a circle', async () => {
    const query =
      '{ item { ...A } } fragment A on Item { item { ...B } } fragment B on Item { item { ...A } }';
    const response = await post(server.graphql, { query });
    expect(response.status).toBe(400);
    expect(refusal(response).code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it('of cost sees variables', async () => {
    const query = 'query ($first: Int) { items(first: $first) { items(first: $first) { name } } }';
    expect(json(await post(server.graphql, { query, variables: { first: 5 } })).extensions).toEqual({
      cost: { requested: 31, limit: 500 },
    });
    const response = await post(server.graphql, { query, variables: { first: 100 } });
    expect(refusal(response)).toMatchObject({
      limit: 500,
      found: 10_101,
      cost: { requested: 10_101, limit: 500 },
    });
    expect(json(response).extensions).toEqual({ cost: { requested: 10_101, limit: 500 } });
  });

  it('of cost looks at the operation that is asked for', async () => {
    const query = 'query Cheap { revision } query Dear { items(first: 1000) { name } }';
    expect((await post(server.graphql, { query, operationName: 'Cheap' })).status).toBe(200);
    expect(refusal(await post(server.graphql, { query, operationName: 'Dear' })).found).toBe(1001);
  });

  it('of the body is 32 KB, whether its length is stated or not', async () => {
    const sized = (bytes: number): string => {
      const start = '{"query":"{ revision }","variables":{"x":"';
      return `${start}${'x'.repeat(bytes - start.length - 3)}"}}`;
    };
    expect((await post(server.graphql, sized(32_768))).status).toBe(200);
    for (const headers of [{}, { 'Transfer-Encoding': 'chunked' }]) {
      const response = await post(server.graphql, sized(32_769), headers);
      expect(response.status).toBe(413);
      expect(refusal(response)).toMatchObject({ code: 'QUERY_TOO_LARGE', limit: 32_768 });
      expect(response.headers['access-control-allow-origin']).toBe('*');
    }
  });

  it('of the body is answered while megabytes still come', async () => {
    const response = await post(server.graphql, `{"query":"${'x'.repeat(4_000_000)}"}`);
    expect(response.status).toBe(413);
  });

  it('of the address is 8 KB', async () => {
    const response = await ask(getUrl(server.url, `{ revision } #${'x'.repeat(8_192)}`));
    expect(response.status).toBe(414);
    expect(refusal(response)).toMatchObject({ code: 'QUERY_TOO_LARGE', limit: 8_192 });
  });

  it('of JSON nesting holds in bodies and addresses', async () => {
    const nested = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
    const body = await post(server.graphql, `{"query":"{ revision }","variables":{"x":${nested}}}`);
    expect(refusal(body)).toMatchObject({ code: 'QUERY_TOO_DEEP', limit: 32, found: 5_002 });
    const short = `${'['.repeat(40)}${']'.repeat(40)}`;
    const get = await ask(`${server.graphql}?query={revision}&variables=${short}`);
    expect(refusal(get)).toMatchObject({ code: 'QUERY_TOO_DEEP', found: 40 });
  });

  it('leaves room for the introspection query of common tools', async () => {
    const { getIntrospectionQuery } = await import('graphql');
    const response = await post(server.graphql, { query: getIntrospectionQuery() });
    expect(response.status).toBe(200);
    expect(json(response).errors).toBeUndefined();
  });
});

describe('what the validator refuses by itself', () => {
  it.each([
    ['many repetitions of a field', `{ ${'__typename '.repeat(900)} }`, 'QUERY_TOO_COMPLEX'],
    [
      'types of fields of types of fields',
      '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }',
      'QUERY_TOO_DEEP',
    ],
  ])('(%s) is told with a code and what to do', async (_what, query, code) => {
    const response = await post(server.graphql, { query });
    expect(response.status).toBe(400);
    expect(refusal(response)).toMatchObject({ code });
    expect(json(response).errors?.[0]?.message).toMatch(
      /\. (Ask for each field once|The whole schema is at)/,
    );
  });
});
