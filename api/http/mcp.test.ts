import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeConversation } from '../mcp/testing/describe-conversation.js';
import { LIMITS } from './limits.js';
import { type Asking, ask, json } from './testing/ask.js';
import { handStore, startForTest, type TestServer } from './testing/start-for-test.js';

let server: TestServer;
let client: Client;

beforeAll(async () => {
  server = await startForTest();
  client = new Client({ name: 'test', version: '1' });
  await client.connect(transportTo(server));
});
afterAll(async () => {
  await client.close();
  await server.close();
});

function transportTo({ url }: TestServer): Transport {
  // Its type lacks the `undefined` that the protocol's own type has.
  return new StreamableHTTPClientTransport(new URL(`${url}/mcp`)) as Transport;
}

describe('over streamable HTTP', () => describeConversation(() => client));

const HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
const call = (args: object) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'lookup_keyword', arguments: args },
});

function send(message: unknown, { headers, ...rest }: Asking = {}) {
  const body = typeof message === 'string' ? message : JSON.stringify(message);
  return ask(`${server.url}/mcp`, { method: 'POST', headers: { ...HEADERS, ...headers }, body, ...rest });
}

describe('the door', () => {
  test('no session is needed: a first message may be a call', async () => {
    const response = await send(call({ name: 'Overkill' }));
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    });
    expect(response.headers['mcp-session-id']).toBeUndefined();
    expect(json(response)).toMatchObject({
      id: 1,
      result: { structuredContent: { keyword: { id: 'overkill' } } },
    });
  });
  test('a notification is taken without an answer', async () => {
    const response = await send({ jsonrpc: '2.0', method: 'notifications/initialized' });
    expect(response.status).toBe(202);
    expect(response.body).toHaveLength(0);
  });
  test.each(['GET', 'DELETE', 'PUT'])(
    '%s is refused: there are no streams and no sessions',
    async (method) => {
      const response = await ask(`${server.url}/mcp`, { method, headers: HEADERS });
      expect(response.status).toBe(405);
      expect(response.headers.allow).toBe('POST, OPTIONS');
    },
  );
  test.each([
    ['a body over the limit', 'x'.repeat(LIMITS.bodyBytes + 1), 413],
    ['what is no JSON', '{"jsonrpc":', 400],
    ['what nests too deep', `${'['.repeat(40)}${']'.repeat(40)}`, 400],
    ['a batch', JSON.stringify([call({ name: 'Overkill' }), call({ name: 'Evade' })]), 400],
    ['what is no message', '{"hello":1}', 400],
  ])('%s is refused, in the shape of JSON-RPC', async (what, body, status) => {
    const response = await send(body);
    expect(response.status).toBe(status);
    const code = what === 'what is no JSON' || status === 413 ? expect.any(Number) : -32600;
    expect(json(response)).toMatchObject({ jsonrpc: '2.0', id: null, error: { code } });
  });
  test.each([
    ['{', -32700, /not JSON.*Correct it/],
    ['null', -32600, /send one such as/],
    ['[]', -32600, /send one such as/],
    ['x'.repeat(LIMITS.bodyBytes + 1), -32600, /larger than .*deck_rulings.*Ask for less/],
  ])('%.10s is told what to do, and nothing of queries', async (body, code, told) => {
    const response = await send(body);
    expect(json(response)).toMatchObject({ error: { code, message: expect.stringMatching(told) } });
    expect(response.body.toString()).not.toContain('published query');
  });
  test.each([
    ['another version', { ...call({}), jsonrpc: '1.0' }],
    ['parameters that are a list', { ...call({}), params: [] }],
    ['an id that is an object', { ...call({}), id: {} }],
  ])('%s is told how a message reads', async (_what, message) => {
    const response = await send(message);
    expect(response.status).toBe(400);
    expect(json(response)).toMatchObject({ error: { code: -32600, data: { code: 'BAD_USER_INPUT' } } });
    expect(response.body.toString()).toContain('send one such as');
  });
  test('a form of a web page is refused', async () => {
    const response = await send(call({}), { headers: { 'Content-Type': 'text/plain' } });
    expect(response.status).toBe(415);
  });
  test('a caller that takes JSON alone is told what to accept', async () => {
    const response = await send(call({}), { headers: { Accept: 'application/json' } });
    expect(response.status).toBe(406);
    expect(response.body.toString()).toContain('text/event-stream');
  });
});

describe('web pages', () => {
  const name = (host: string, origin: string) =>
    send(call({ name: 'Evade' }), { headers: { Host: host, Origin: origin } });
  test.each([
    ['localhost:4000', 'https://inspector.example'],
    ['127.0.0.1', 'http://localhost:6274'],
    ['[::1]:4000', 'null'],
  ])('a page may call %s', async (host, origin) => {
    expect((await name(host, origin)).status).toBe(200);
  });
  test('a page that lets its own name point here is refused', async () => {
    const response = await name('evil.example:4000', 'http://evil.example:4000');
    expect(response.status).toBe(403);
    expect(json(response)).toMatchObject({ error: { code: -32600, data: { code: 'BAD_USER_INPUT' } } });
  });
  test('a program is not, whatever it calls this server', async () => {
    expect((await send(call({ name: 'Evade' }), { headers: { Host: 'rules.internal' } })).status).toBe(200);
  });
  test('an Origin that is none is refused', async () => {
    expect((await name('localhost', 'not an origin')).status).toBe(403);
  });
});

test('before a database is loaded it says when to ask again', async () => {
  const empty = await startForTest({ store: handStore(null) });
  try {
    const body = JSON.stringify(call({ name: 'Evade' }));
    const response = await ask(`${empty.url}/mcp`, { method: 'POST', headers: HEADERS, body });
    expect(response.status).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
  } finally {
    await empty.close();
  }
});
