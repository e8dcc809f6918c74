import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, decoded, getUrl, json, post, type Response } from './testing/ask.js';
import {
  type HandStore,
  handStore,
  sampleKnowledgeBase,
  startForTest,
  type TestServer,
} from './testing/start-for-test.js';

let server: TestServer;
let store: HandStore;
let large: string;
let small: string;
beforeAll(async () => {
  store = handStore();
  server = await startForTest({ store });
  large = getUrl(server.url, '{ echo(text: "abc", times: 2000) }');
  small = getUrl(server.url, '{ echo(text: "abc") }');
});
afterAll(() => server.close());

const RESULT = 'application/graphql-response+json';
const PER_RESPONSE = new Set(['x-request-id', 'date']);

/** All that two answers to one request must share: status, body and headers in their order. */
function essence({ status, rawHeaders, body }: Response): unknown {
  const pairs = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [[name, rawHeaders[at + 1]]] : []));
  return {
    status,
    headers: pairs.filter(([name]) => !PER_RESPONSE.has(String(name).toLowerCase())),
    body: body.toString('hex'),
  };
}

function hotLines(): number {
  return server.lines.filter((line) => line.hot).length;
}

describe('a GET of a query', () => {
  it('can be cached by anyone and names its revision', async () => {
    const { status, headers } = await ask(small);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': `${RESULT}; charset=utf-8`,
      'cache-control': 'public, max-age=60, stale-while-revalidate=60',
      vary: 'Accept, Accept-Encoding',
      'x-data-revision': store.current()?.revision,
      'access-control-allow-origin': '*',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
  });

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['identity', undefined],
    ['zstd', undefined],
  ])('with Accept-Encoding %s comes as %s, and decodes to the same', async (header, encoding) => {
    const plain = await ask(large);
    const response = await ask(large, { headers: { 'Accept-Encoding': header } });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['content-length']).toBe(String(response.body.length));
    expect(decoded(response)).toBe(plain.body.toString());
    if (encoding) expect(response.body.length).toBeLessThan(plain.body.length);
  });

  it('has a tag of its own for each encoding and type', async () => {
    const asks = [
      {},
      { 'Accept-Encoding': 'br' },
      { 'Accept-Encoding': 'gzip' },
      { Accept: 'application/json' },
      { Accept: 'application/json', 'Accept-Encoding': 'br' },
    ];
    const tags = await Promise.all(asks.map(async (headers) => (await ask(large, { headers })).headers.etag));
    expect(new Set(tags).size).toBe(asks.length);
  });

  it('stays as it is when it is small, unless plain bytes are refused', async () => {
    const taken = await ask(small, { headers: { 'Accept-Encoding': 'br' } });
    expect(taken.headers['content-encoding']).toBeUndefined();
    const refused = await ask(small, { headers: { 'Accept-Encoding': 'gzip, identity;q=0' } });
    expect(refused.headers['content-encoding']).toBe('gzip');
    expect(decoded(refused)).toBe(taken.body.toString());
  });

  it('does not change its tag while the answer does not change', async () => {
    const before = (await ask(small)).headers.etag;
    const changing = getUrl(server.url, '{ revision }');
    const changingBefore = (await ask(changing)).headers.etag;
    store.replace(sampleKnowledgeBase('another'));
    expect((await ask(small)).headers.etag).toBe(before);
    expect((await ask(changing)).headers.etag).not.toBe(changingBefore);
  });

  it('is answered from a new database as soon as there is one', async () => {
    const url = getUrl(server.url, '{ revision }');
    for (const revision of ['r1', 'r2', 'r1']) {
      store.replace(sampleKnowledgeBase(revision));
      for (const _time of [1, 2]) {
        const response = await ask(url);
        expect(json(response).data).toEqual({ revision });
        expect(response.headers['x-data-revision']).toBe(revision);
      }
    }
  });

  it('made from an old database is not kept when a new one comes in between', async () => {
    store.replace(sampleKnowledgeBase('old'));
    const url = getUrl(server.url, '{ slow(ms: 100) }');
    const before = ask(url);
    await ask(small);
    store.replace(sampleKnowledgeBase('new'));
    await ask(small);
    expect(json(await before).data).toEqual({ slow: 'old' });
    expect((await before).headers['x-data-revision']).toBe('old');
    expect(json(await ask(url)).data).toEqual({ slow: 'new' });
  });
});

describe('the hot way', () => {
  const variants: readonly [string, Record<string, string>][] = [
    ['plain', {}],
    ['br', { 'Accept-Encoding': 'br' }],
    ['gzip', { 'Accept-Encoding': 'gzip, deflate' }],
    ['no plain bytes', { 'Accept-Encoding': 'gzip, identity;q=0' }],
    ['legacy type', { Accept: 'application/json' }],
    ['legacy type, br', { Accept: 'application/json', 'Accept-Encoding': 'br' }],
    ['a foreign tag', { 'If-None-Match': '"x"' }],
    ['any tag', { 'If-None-Match': '*' }],
    ['any tag, br', { 'If-None-Match': '*', 'Accept-Encoding': 'br' }],
    ['a browser', { Accept: 'text/html' }],
    ['an event stream', { Accept: 'text/event-stream' }],
    ['no encoding', { 'Accept-Encoding': '*;q=0' }],
  ];
  const queries: readonly [string, string][] = [
    ['a small answer', '/graphql?query={echo(text:"hot")}'],
    ['a large answer', '/graphql?query={echo(text:"hot",times:3000)}'],
    ['a trailing slash', '/graphql/?query={revision}'],
    ['a refusal', '/graphql?query={nothing}'],
    ['an error beside data', '/graphql?query={revision,refused}'],
    ['a syntax error', '/graphql?query={'],
  ];
  const table = queries.flatMap(([what, path]) =>
    variants.flatMap(([how, headers]) =>
      ['GET', 'HEAD'].map((method) => ({ what, path, how, headers, method })),
    ),
  );

  it.each(table)(
    'answers $method of $what ($how) as the ordinary way does',
    async ({ path, headers, method }) => {
      const asking = { method, headers: { ...headers, 'X-Request-Id': 'same' } };
      store.replace(sampleKnowledgeBase('cold'));
      await ask(small);
      store.replace(sampleKnowledgeBase('warm'));
      const ordinary = await ask(server.url + path, asking);
      const second = await ask(server.url + path, asking);
      expect(essence(second)).toEqual(essence(ordinary));
    },
  );

  it('is taken at the second GET of a good answer, for HEAD and 304 too', async () => {
    store.replace(sampleKnowledgeBase('hot'));
    const before = hotLines();
    const { headers } = await ask(large);
    expect(hotLines()).toBe(before);
    await ask(large);
    await ask(large, { method: 'HEAD' });
    expect((await ask(large, { headers: { 'If-None-Match': String(headers.etag) } })).status).toBe(304);
    expect(hotLines()).toBe(before + 3);
  });

  it('is not taken for errors, for POST, or without a database', async () => {
    const before = hotLines();
    for (const _time of [1, 2]) {
      await ask(getUrl(server.url, '{ refused }'));
      await post(server.graphql, { query: '{ revision }' });
    }
    store.replace(null);
    expect((await ask(large)).status).toBe(503);
    store.replace(sampleKnowledgeBase());
    expect(hotLines()).toBe(before);
  });

  it('gives each response its own request id', async () => {
    const ids = await Promise.all([1, 2, 3].map(async () => (await ask(small)).headers['x-request-id']));
    expect(new Set(ids).size).toBe(3);
    expect((await ask(small, { headers: { 'X-Request-Id': 'a.b-C_9' } })).headers['x-request-id']).toBe(
      'a.b-C_9',
    );
    for (const insane of ['a b', 'x'.repeat(65), '<script>']) {
      expect((await ask(small, { headers: { 'X-Request-Id': insane } })).headers['x-request-id']).toMatch(
        /^[\w-]+$/,
      );
    }
  });
});

describe('304', () => {
  it.each([
    ['the tag', (tag: string) => tag],
    ['a weak form of it', (tag: string) => `W/${tag}`],
    ['a list with it', (tag: string) => `"a", ${tag}, "b"`],
    ['anything', () => '*'],
  ])('answers If-None-Match with %s, without a body and with the headers of a 200', async (_what, header) => {
    const full = await ask(large, { headers: { 'Accept-Encoding': 'br' } });
    const asking = {
      headers: { 'Accept-Encoding': 'br', 'If-None-Match': header(String(full.headers.etag)) },
    };
    const unchanged = await ask(large, asking);
    expect(unchanged.status).toBe(304);
    expect(unchanged.body).toHaveLength(0);
    for (const name of ['etag', 'cache-control', 'vary', 'x-data-revision', 'access-control-allow-origin']) {
      expect(unchanged.headers[name]).toBe(full.headers[name]);
    }
    expect(unchanged.headers['content-encoding']).toBeUndefined();
  });

  it('is not given for the tag of another encoding', async () => {
    const { headers } = await ask(large, { headers: { 'Accept-Encoding': 'br' } });
    expect((await ask(large, { headers: { 'If-None-Match': String(headers.etag) } })).status).toBe(200);
  });
});

describe('HEAD', () => {
  it('has the headers of GET, length included, and no body', async () => {
    const url = getUrl(server.url, '{ echo(text: "head", times: 900) }');
    const head = await ask(url, { method: 'HEAD', headers: { 'X-Request-Id': 'same' } });
    const get = await ask(url, { headers: { 'X-Request-Id': 'same' } });
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(String(get.body.length));
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });
});

describe('a POST', () => {
  it('is compressed, never cached and has no tag', async () => {
    const response = await post(
      server.graphql,
      { query: '{ echo(text: "post", times: 900) }' },
      { 'Accept-Encoding': 'gzip' },
    );
    expect(response.headers['content-encoding']).toBe('gzip');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers.etag).toBeUndefined();
    expect(json(response).data).toEqual({ echo: 'post'.repeat(900) });
  });

  it('tells what it cost', async () => {
    const answer = json(await post(server.graphql, { query: '{ items(first: 3) { name } }' }));
    expect(answer.extensions).toEqual({ cost: { requested: 4, limit: expect.any(Number) } });
  });

  it('may send extensions, an empty operation name and null variables', async () => {
    const body = { query: 'query A { revision }', operationName: '', variables: null, extensions: { x: 1 } };
    expect(json(await post(server.graphql, body)).errors).toBeUndefined();
  });
});
