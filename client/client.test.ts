import { createServer, type RequestListener, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  handStore,
  sampleKnowledgeBase,
  startForTest,
  type TestServer,
} from '../api/http/testing/start-for-test.js';
import { schema } from '../schema/schema.js';
import { type ClientOptions, createClient } from './client.js';
import { answer, deckRulings, keywordTooltip } from './queries.js';
import { isRulesError } from './rules-error.js';

const store = handStore();
let server: TestServer;
beforeAll(async () => {
  server = await startForTest({ schema, store });
});
afterAll(() => server.close());

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly tag: string | null;
}

/** A client, and what it sent so far. */
function watched(options: Partial<ClientOptions> = {}) {
  const sent: Sent[] = [];
  const client = createClient({
    url: server.url,
    ...options,
    fetch: async (url, request) => {
      const response = await fetch(url, request);
      const tag = new Headers(request?.headers).get('If-None-Match');
      sent.push({ method: request?.method ?? 'GET', url: String(url), status: response.status, tag });
      return response;
    },
  });
  return { client, sent };
}

const failure = (work: Promise<unknown>) =>
  work.then(
    () => {
      throw new Error('it was expected to fail');
    },
    (error: unknown) => error,
  );

describe('a client', () => {
  it('asks a published query by its id, and gets its typed answer', async () => {
    const { client, sent } = watched();
    const { keyword } = await client.ask(keywordTooltip, { name: 'overkil' });
    expect(keyword.__typename === 'Keyword' && keyword.signature).toBe('Overkill');
    expect(sent).toMatchObject([{ method: 'GET', status: 200 }]);
    expect(sent[0]?.url).toContain(encodeURIComponent(keywordTooltip.id));
  });

  it('takes an address with slashes at its end', async () => {
    const { client } = watched({ url: `${server.url}//` });
    expect(await client.ask(keywordTooltip, { name: 'Stun' })).toMatchObject({ keyword: { name: 'Stun' } });
  });

  it('asks again by the tag of an answer, and takes a new one when the data changed', async () => {
    const { client, sent } = watched();
    const first = await client.ask(keywordTooltip, { name: 'Evade' });
    expect(await client.ask(keywordTooltip, { name: 'Evade' })).toEqual(first);
    expect(sent.map(({ status }) => status)).toEqual([200, 304]);
    const changed = sampleKnowledgeBase('1111222233334444');
    const keywords = new Map(
      [...changed.keywords].map(([slug, one]) => [slug, { ...one, summary: 'It changed.' }]),
    );
    store.replace({ ...changed, keywords });
    expect(await client.ask(keywordTooltip, { name: 'Evade' })).toMatchObject({
      keyword: { summary: 'It changed.' },
    });
    expect(sent[2]?.status).toBe(200);
    store.replace(sampleKnowledgeBase());
  });

  it('remembers as many answers as it is told, those used last', async () => {
    const { client, sent } = watched({ remember: 1 });
    for (const name of ['Evade', 'Stun', 'Stun', 'Evade']) await client.ask(keywordTooltip, { name });
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 304, 200]);
    const { client: forgetful, sent: anew } = watched({ remember: 0 });
    for (const name of ['Evade', 'Evade']) await forgetful.ask(keywordTooltip, { name });
    expect(anew.map(({ tag }) => tag)).toEqual([null, null]);
  });

  it('posts what is too long for an address, still by its id', async () => {
    const { client, sent } = watched();
    const list = Array.from({ length: 100 }, (_, nth) => `1 Invented Card ${nth}`).join('\n');
    const { deckRulings: deck } = await client.ask(deckRulings, { list });
    expect(deck.unrecognised).toHaveLength(100);
    expect(sent).toMatchObject([{ method: 'POST', status: 200, url: `${server.url}/graphql` }]);
  });

  it('sends the text to a server that does not know the id', async () => {
    const { client, sent } = watched();
    const older = { ...keywordTooltip, id: `sha256:${'0'.repeat(64)}` };
    expect(await client.ask(older, { name: 'Stun' })).toMatchObject({ keyword: { name: 'Stun' } });
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });

  it('asks any query by its text', async () => {
    const { client } = watched();
    const text = 'query ($first: Int) { keywords(first: $first) { nodes { name } } }';
    const { keywords } = await client.askText<{
      readonly keywords: { readonly nodes: readonly { readonly name: string }[] };
    }>(text, { first: 2 });
    expect(keywords.nodes.map(({ name }) => name)).toEqual(['Critical Hit', 'Evade']);
  });

  it('says who asks, if it is told', async () => {
    const { client } = watched({ name: 'my-wiki/1.0' });
    await client.ask(keywordTooltip, { name: 'Retaliate' });
    expect(JSON.stringify(server.lines)).toContain('my-wiki/1.0');
  });
});

describe('an error', () => {
  let other: Server | null = null;
  afterEach(() => {
    other?.closeAllConnections();
    other?.close();
    other = null;
  });
  const serverOf = async (listener: RequestListener): Promise<string> => {
    const started = createServer(listener);
    other = started;
    await new Promise<void>((listening) => started.listen(0, '127.0.0.1', listening));
    const address = started.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  };

  it('of the server has its code, its status and the id of the request', async () => {
    const { client } = watched();
    const error = await failure(client.ask(answer, { question: 'Evade?', maxLength: 1 }));
    expect(isRulesError(error)).toBe(true);
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', requestId: expect.any(String), retryAfter: null });
    expect(String(error)).toMatch(/80/);
  });

  it('of a query by its text is told as well', async () => {
    const { client } = watched();
    expect(await failure(client.askText('{ nothing }'))).toMatchObject({
      code: 'GRAPHQL_VALIDATION_FAILED',
      status: 400,
    });
  });

  it('says how long to wait', async () => {
    store.replace(null);
    const { client } = watched();
    const error = await failure(client.ask(keywordTooltip, { name: 'Evade' }));
    store.replace(sampleKnowledgeBase());
    expect(error).toMatchObject({ code: 'NOT_READY', status: 503, retryAfter: 5 });
  });

  it('is TIMEOUT when no answer comes in time', async () => {
    const url = await serverOf(() => {});
    const { client } = watched({ url, timeout: 50 });
    expect(await failure(client.ask(keywordTooltip, { name: 'Evade' }))).toMatchObject({
      code: 'TIMEOUT',
      status: null,
    });
  });

  it('is TIMEOUT too when an answer begins and does not end', async () => {
    const url = await serverOf((_request, response) => void response.write('{"data":'));
    const { client } = watched({ url, timeout: 100 });
    expect(await failure(client.ask(keywordTooltip, { name: 'Evade' }))).toMatchObject({ code: 'TIMEOUT' });
  });

  it('is NETWORK when nobody is there', async () => {
    const { client } = watched({ url: 'http://127.0.0.1:1' });
    const error = await failure(client.ask(keywordTooltip, { name: 'Evade' }));
    expect(error).toMatchObject({ code: 'NETWORK', status: null });
    expect(String(error)).not.toContain('documentId');
  });

  it.each([
    ['a page of a proxy', 502, '<html>Bad gateway</html>'],
    ['JSON of something else', 200, '{"hello":"world"}'],
    ['a bare value', 200, 'null'],
    ['nothing', 200, ''],
    ['an answer without data', 200, '{"data":null}'],
  ])('is BAD_RESPONSE for %s', async (_what, status, body) => {
    const url = await serverOf((_request, response) => void response.writeHead(status).end(body));
    const { client } = watched({ url });
    expect(await failure(client.ask(keywordTooltip, { name: 'Evade' }))).toMatchObject({
      code: 'BAD_RESPONSE',
      status,
    });
  });

  it('is not what a caller gets who gave up: he gets his own reason', async () => {
    const url = await serverOf(() => {});
    const { client } = watched({ url });
    const reason = new Error('the page was left');
    const controller = new AbortController();
    setTimeout(() => controller.abort(reason), 20);
    const asked = client.ask(keywordTooltip, { name: 'Evade' }, { signal: controller.signal });
    expect(await failure(asked)).toBe(reason);
  });
});

describe('the url of a client', () => {
  it.each(['', '/', '/graphql', '/graphql/'])('may end with %j', async (end) => {
    const client = createClient({ url: `${server.url}${end}` });
    const { keyword } = await client.ask(keywordTooltip, { name: 'overkill' });
    expect(keyword.__typename).toBe('Keyword');
  });
});
