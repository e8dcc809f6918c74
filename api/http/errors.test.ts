import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../schema/error-codes.js';
import { databaseError } from '../knowledge-base/database-error.js';
import { ADVICE } from './testing/advice.js';
import { ask, getUrl, json, post, refusal } from './testing/ask.js';
import { handStore, startForTest, type TestServer } from './testing/start-for-test.js';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.close());

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };

describe('an error', () => {
  it.each<[string, unknown, Record<string, string>, number, string]>([
    ['a syntax error', { query: '{' }, {}, 400, 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', { query: '{ nothing }' }, {}, 400, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'a variable of the wrong type',
      { query: 'query ($n: Int!) { slow(ms: $n) }', variables: { n: 'x' } },
      {},
      400,
      'BAD_USER_INPUT',
    ],
    ['a missing variable', { query: 'query ($n: Int!) { slow(ms: $n) }' }, {}, 400, 'BAD_USER_INPUT'],
    ['no query', {}, {}, 400, 'BAD_USER_INPUT'],
    ['an empty query', { query: '' }, {}, 400, 'BAD_USER_INPUT'],
    ['a query that is no string', { query: 1 }, {}, 400, 'BAD_USER_INPUT'],
    ['variables that are a list', { query: '{ revision }', variables: [1] }, {}, 400, 'BAD_USER_INPUT'],
    ['variables that are text', { query: '{ revision }', variables: '{}' }, {}, 400, 'BAD_USER_INPUT'],
    [
      'an operation name that is a number',
      { query: '{ revision }', operationName: 1 },
      {},
      400,
      'BAD_USER_INPUT',
    ],
    [
      'an operation that is not there',
      { query: 'query A { revision }', operationName: 'B' },
      {},
      400,
      'BAD_USER_INPUT',
    ],
    [
      'two operations and no name',
      { query: 'query A { revision } query B { revision }' },
      {},
      400,
      'BAD_USER_INPUT',
    ],
    ['only fragments', { query: 'fragment A on Item { name }' }, {}, 400, 'BAD_USER_INPUT'],
    ['a mutation', { query: 'mutation { change }' }, {}, 400, 'BAD_USER_INPUT'],
    ['a subscription', { query: 'subscription { news }' }, {}, 400, 'BAD_USER_INPUT'],
    ['an unknown member', { query: '{ revision }', varables: {} }, {}, 400, 'BAD_USER_INPUT'],
    ['a batch', [{ query: '{ revision }' }], {}, 400, 'BAD_USER_INPUT'],
    ['null', 'null', {}, 400, 'BAD_USER_INPUT'],
    ['no JSON', '{"query":', {}, 400, 'BAD_USER_INPUT'],
    ['an empty body', '', {}, 400, 'BAD_USER_INPUT'],
    [
      'an unknown document',
      { documentId: `sha256:${'0'.repeat(64)}` },
      {},
      400,
      'PERSISTED_DOCUMENT_NOT_FOUND',
    ],
    ['a document id of a wrong type', { documentId: { x: 1 } }, {}, 400, 'PERSISTED_DOCUMENT_NOT_FOUND'],
    ['a form', 'query={revision}', form, 415, 'BAD_USER_INPUT'],
    ['a multipart form', '--x--', multipart, 415, 'BAD_USER_INPUT'],
    [
      'a foreign charset',
      '{}',
      { 'Content-Type': 'application/json; charset=latin1' },
      415,
      'BAD_USER_INPUT',
    ],
    ['a compressed body', '{}', { 'Content-Encoding': 'gzip' }, 415, 'BAD_USER_INPUT'],
    ['an event stream', { query: '{ revision }' }, { Accept: 'text/event-stream' }, 406, 'BAD_USER_INPUT'],
    [
      'no acceptable encoding',
      { query: '{ revision }' },
      { 'Accept-Encoding': '*;q=0' },
      406,
      'BAD_USER_INPUT',
    ],
  ])(
    'for %s has one shape, a code of the list and the headers of every response',
    async (what, body, headers, status, code) => {
      const response = await post(server.graphql, body, { 'X-Request-Id': 'mine-1', ...headers });
      expect(response.status).toBe(status);
      expect(refusal(response)).toMatchObject({ code, requestId: 'mine-1' });
      expect(ERROR_CODES).toContain(code);
      if (!what.includes('variable') && !code.startsWith('GRAPHQL'))
        expect(json(response).errors?.[0]?.message).toMatch(ADVICE);
      expect(Object.keys(json(response))).toEqual(['errors']);
      expect(response.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cache-control': 'no-store',
        'x-request-id': 'mine-1',
        'x-data-revision': expect.stringMatching(/./),
      });
      expect(response.headers['access-control-expose-headers']).toContain('X-Request-Id');
      expect(response.headers['access-control-allow-credentials']).toBeUndefined();
      expect(response.headers.etag).toBeUndefined();
    },
  );

  it('in a body that is not UTF-8 is a refusal', async () => {
    const body = Buffer.from('{"query":"{ echo(text: \\"\xff\\") }"}', 'latin1');
    const response = await ask(server.graphql, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    expect(refusal(response).code).toBe('BAD_USER_INPUT');
  });

  it.each([
    ['a syntax error', '?query={', 'GRAPHQL_PARSE_FAILED'],
    ['no query', '', 'BAD_USER_INPUT'],
    ['variables that are no JSON', '?query={revision}&variables={', 'BAD_USER_INPUT'],
    ['variables that are a list', '?query={revision}&variables=[]', 'BAD_USER_INPUT'],
    ['a parameter twice', '?query={revision}&query={revision}', 'BAD_USER_INPUT'],
    ['a query and a document', '?query={revision}&documentId=sha256:0', 'BAD_USER_INPUT'],
    ['an unknown document', '?documentId=sha256:0', 'PERSISTED_DOCUMENT_NOT_FOUND'],
    ['a mutation', '?query=mutation{a}', 'BAD_USER_INPUT'],
  ])('for a GET with %s is a 400 that is not cached', async (_what, search, code) => {
    const response = await ask(server.graphql + search);
    expect(response.status).toBe(400);
    expect(response.headers['content-type']).toBe('application/graphql-response+json; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(refusal(response).code).toBe(code);
  });

  it('of a query is a 200 for those who take only application/json, but one of the body is not', async () => {
    const old = { Accept: 'application/json' };
    for (const query of ['{', '{ nothing }']) {
      const response = await post(server.graphql, { query }, old);
      expect(response.status).toBe(200);
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(refusal(response).code).toMatch(/^GRAPHQL_/);
    }
    expect((await post(server.graphql, '{', old)).status).toBe(400);
    expect((await ask(`${server.graphql}?query={`, { headers: old })).headers['cache-control']).toBe(
      'no-store',
    );
  });

  it('points into the document', async () => {
    expect(json(await post(server.graphql, { query: '{\n  nothing }' })).errors?.[0]).toMatchObject({
      locations: [{ line: 2, column: 3 }],
    });
  });

  it('of a resolver keeps its code, its details and its path beside the data', async () => {
    const response = await post(server.graphql, { query: '{ revision refused }' });
    expect(response.status).toBe(200);
    expect(json(response).data).toMatchObject({ refused: null });
    expect(json(response).errors?.[0]).toMatchObject({
      message: 'This cursor is not ours.',
      path: ['refused'],
      extensions: { code: 'BAD_CURSOR', suggestions: [], requestId: response.headers['x-request-id'] },
    });
  });

  it.each(['crash', 'mandatoryCrash', 'notANumber'])(
    'nobody foresaw (%s) is masked, and logged whole under its request id',
    async (field) => {
      const requestId = `find-me-${field}`;
      const response = await post(server.graphql, { query: `{ ${field} }` }, { 'X-Request-Id': requestId });
      expect(refusal(response)).toEqual({ code: 'INTERNAL_SERVER_ERROR', requestId });
      expect(response.body.toString()).not.toMatch(/secret|stack|\.ts/);
      const logged = server.lines.find((line) => line.requestId === requestId && line.level === 'error');
      expect(JSON.stringify(logged)).toContain('the secret of the house');
    },
  );

  it('does not come from hostile names', async () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const body = `{"query":"query A($${name}: String) { echo(text: \\"x\\") } fragment ${name} on Item { name }","variables":{"${name}":"x"}}`;
      expect([200, 400]).toContain((await post(server.graphql, body)).status);
    }
    expect(
      (await post(server.graphql, '{"query":"{ revision }","query":"{ revision }","__proto__":1}')).status,
    ).toBe(400);
  });

  it('is never kept: the next request for the same address gets a request id of its own', async () => {
    const url = getUrl(server.url, '{ nothing }');
    const [first, second] = [await ask(url), await ask(url)];
    expect(refusal(first).requestId).toBe(first.headers['x-request-id']);
    expect(refusal(second).requestId).toBe(second.headers['x-request-id']);
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
  });
});

describe('an address or a method that is not served', () => {
  it.each([
    ['GET', '/nothing', 404],
    ['POST', '/', 405],
    ['PUT', '/graphql', 405],
    ['DELETE', '/graphql?query={revision}', 405],
    ['POST', '/readyz', 405],
    ['TRACE', '/graphql', 405],
    ['GET', '/graphiql/nothing.js', 404],
    ['GET', '/%E0%A4%A', 404],
  ])('%s %s is %i in the shape of all errors', async (method, path, status) => {
    const response = await ask(server.url + path, { method });
    expect(response.status).toBe(status);
    expect(refusal(response)).toMatchObject({
      code: 'BAD_USER_INPUT',
      requestId: response.headers['x-request-id'],
    });
    expect(response.headers['access-control-allow-origin']).toBe('*');
    if (status === 405) expect(response.headers.allow).toMatch(/^GET, HEAD/);
  });
});

describe('without a database', () => {
  it('queries are 503 NOT_READY, and readyz tells why', async () => {
    const empty = await startForTest({
      store: handStore(null, databaseError('MISSING', '/srv/my rules/rules.db', 'there is no such file.')),
    });
    for (const response of [
      await post(empty.graphql, { query: '{ revision }' }),
      await ask(`${empty.graphql}?query={revision}`),
    ]) {
      expect(response.status).toBe(503);
      expect(refusal(response).code).toBe('NOT_READY');
      expect(response.headers['retry-after']).toBe('5');
      expect(response.headers['access-control-allow-origin']).toBe('*');
      expect(response.headers['x-data-revision']).toBeUndefined();
    }
    const ready = await ask(`${empty.url}/readyz`);
    expect(ready.status).toBe(503);
    expect(json(ready).errors?.[0]?.message).toBe(
      'MISSING: there is no such file. Build it with `npm run ingest`.',
    );
    expect((await ask(`${empty.url}/healthz`)).status).toBe(200);
    await empty.close();
  });
});
