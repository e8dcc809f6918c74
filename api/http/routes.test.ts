import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, decoded, post, refusal } from './testing/ask.js';
import { smallSchema } from './testing/small-schema.js';
import { startForTest, type TestServer } from './testing/start-for-test.js';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.close());

describe('OPTIONS', () => {
  it.each(['/graphql', '/', '/schema.graphql', '/nothing'])(
    'of %s is a preflight for any page',
    async (path) => {
      const headers = { Origin: 'https://wiki.example', 'Access-Control-Request-Method': 'POST' };
      const response = await ask(server.url + path, { method: 'OPTIONS', headers });
      expect(response.status).toBe(204);
      expect(response.body).toHaveLength(0);
      expect(response.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
        'access-control-allow-headers':
          'Content-Type, Accept, If-None-Match, X-Request-Id, X-Client-Name, Mcp-Protocol-Version',
        'access-control-max-age': '86400',
      });
      expect(response.headers['access-control-allow-credentials']).toBeUndefined();
    },
  );
});

describe('CORS', () => {
  it('is the same for every origin, so that one cached answer fits all', async () => {
    const response = await ask(`${server.graphql}?query={revision}`, {
      headers: { Origin: 'https://wiki.example' },
    });
    expect(response.headers['access-control-allow-origin']).toBe('*');
    expect(response.headers.vary).not.toContain('Origin');
    for (const name of ['ETag', 'X-Data-Revision', 'X-Request-Id', 'Retry-After', 'Content-Encoding']) {
      expect(response.headers['access-control-expose-headers']).toContain(name);
    }
  });
});

describe('/schema.graphql', () => {
  it('is the printed schema, compressed and cacheable', async () => {
    const response = await ask(`${server.url}/schema.graphql`, { headers: { 'Accept-Encoding': 'br' } });
    const text = decoded(response);
    expect(printSchema(lexicographicSortSchema(buildSchema(text)))).toBe(text.trimEnd());
    expect(text).toContain(Object.keys(smallSchema.getQueryType()?.getFields() ?? {})[0]);
    expect(response.headers['cache-control']).toMatch(/^public, max-age=\d+/);
    const again = await ask(`${server.url}/schema.graphql`, {
      headers: { 'Accept-Encoding': 'br', 'If-None-Match': String(response.headers.etag) },
    });
    expect(again.status).toBe(304);
    expect(again.headers['x-data-revision']).toBe(response.headers['x-data-revision']);
  });
});

describe('/healthz and /readyz', () => {
  it('answer and are never cached', async () => {
    const health = await ask(`${server.url}/healthz`);
    expect(JSON.parse(health.body.toString())).toEqual({ status: 'ok' });
    const ready = await ask(`${server.url}/readyz`);
    expect(JSON.parse(ready.body.toString())).toEqual({
      status: 'ready',
      revision: ready.headers['x-data-revision'],
      problem: null,
    });
    expect(ready.headers['cache-control']).toBe('no-store');
  });
});

describe('/documents.json', () => {
  it('lists ids that GET and POST run', async () => {
    const listed = JSON.parse((await ask(`${server.url}/documents.json`)).body.toString());
    const ids = listed.documents.map((document: { readonly id: string }) => document.id);
    expect(ids).toHaveLength(14);
    for (const documentId of ids) {
      const get = await ask(`${server.graphql}?documentId=${documentId}`);
      const posted = await post(server.graphql, { documentId });
      for (const response of [get, posted])
        expect(refusal(response).code).not.toBe('PERSISTED_DOCUMENT_NOT_FOUND');
    }
  });
});

describe('GraphiQL', () => {
  it('loads everything from this server under a strict policy', async () => {
    const response = await ask(`${server.url}/graphiql`);
    const page = response.body.toString();
    expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(page).not.toMatch(/https?:\/\/|<script>|\son\w+=/);
    const files = Array.from(page.matchAll(/(?:src|href)="(graphiql\/[^"]+)"/g), (found) => String(found[1]));
    expect(files.length).toBeGreaterThanOrEqual(4);
    for (const file of files) {
      const loaded = await ask(`${server.url}/${file}`, { headers: { 'Accept-Encoding': 'gzip' } });
      expect(loaded.status).toBe(200);
      expect(loaded.headers['content-type']).toMatch(
        file.endsWith('.css') ? /^text\/css/ : /^text\/javascript/,
      );
      expect(loaded.headers.etag).toBeDefined();
    }
  });

  it.each(['editorWorkerService', 'json', 'graphql'])('has the worker %s', async (label) => {
    const head = await ask(`${server.url}/graphiql/${label}.worker.js`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(100_000);
  });

  it('gets the browsers that open /graphql, with their query', async () => {
    const html = { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
    const plain = await ask(`${server.graphql}?query={revision}&variables={"a":1}`, html);
    expect(plain.status).toBe(302);
    const target = new URL(String(plain.headers.location), server.graphql);
    expect(target.pathname).toBe('/graphiql');
    expect(Object.fromEntries(target.searchParams)).toEqual({ query: '{revision}', variables: '{"a":1}' });
    expect(plain.headers.vary).toContain('Accept');
    const slash = await ask(`${server.graphql}/`, html);
    expect(new URL(String(slash.headers.location), `${server.graphql}/`).pathname).toBe('/graphiql');
  });

  it('has one address only, so that its files are found', async () => {
    const response = await ask(`${server.url}/graphiql/?query={revision}`);
    expect([response.status, response.headers.location]).toEqual([302, '../graphiql?query={revision}']);
  });

  it('shows the text of a published query', async () => {
    const listed = JSON.parse((await ask(`${server.url}/documents.json`)).body.toString());
    const { id, document } = listed.documents[0];
    const { headers } = await ask(`${server.graphql}?documentId=${id}`, { headers: { Accept: 'text/html' } });
    expect(new URL(String(headers.location), server.graphql).searchParams.get('query')).toBe(document);
  });
});

describe('the access log', () => {
  it('has method, path, status, time, size, id, cost and operation, and nothing of the query', async () => {
    const headers = { 'X-Request-Id': 'log-1', 'X-Client-Name': 'wiki' };
    await ask(
      `${server.graphql}?query=query Named{echo(text:"hunter2")}&token=hunter3`.replaceAll(' ', '%20'),
      { headers },
    );
    const line = server.lines.find(({ requestId }) => requestId === 'log-1');
    expect(line).toMatchObject({
      level: 'info',
      method: 'GET',
      path: '/graphql',
      status: 200,
      ms: expect.any(Number),
      bytes: expect.any(Number),
      cost: 1,
      operation: 'Named',
      client: 'wiki',
    });
    expect(JSON.stringify(line)).not.toContain('hunter');
  });
});
