import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TIMEOUTS } from './limits.js';
import { ADVICE } from './testing/advice.js';
import { askRaw, post } from './testing/ask.js';
import { startForTest, type TestServer } from './testing/start-for-test.js';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.close());

/** Splits a response that came over a bare connection. */
function parts(response: string): { readonly status: number; readonly head: string; readonly body: string } {
  const [head = '', body = ''] = response.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body };
}

describe('what is no proper HTTP request', () => {
  it.each([
    ['noise', '\u0000\u0001\u0002\r\n\r\n', 400],
    ['TLS', '\u0016\u0003\u0001\u0002\u0000\u0001', 400],
    ['a space in the address', 'GET /a b HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    [
      'two lengths',
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx',
      400,
    ],
    [
      'length and chunks',
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\nx',
      400,
    ],
    ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: a\r\nhOST: b\r\nConnection: close\r\n\r\n', 400],
    [
      'an expectation',
      'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: miracles\r\n\r\n',
      417,
    ],
    ['huge headers', `GET /healthz HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['a tunnel', 'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n', 405],
  ])('(%s) is answered in the shape of all errors', async (_what, bytes, status) => {
    const response = parts(await askRaw(server.url, bytes));
    expect(response.status).toBe(status);
    expect(response.head).toContain('Access-Control-Allow-Origin: *');
    expect(response.head).toMatch(/X-Request-Id: [\w-]+/);
    const [error] = JSON.parse(response.body).errors;
    expect(error.message).toMatch(ADVICE);
    expect(error.extensions).toMatchObject({
      code: status === 431 ? 'QUERY_TOO_LARGE' : 'BAD_USER_INPUT',
      requestId: expect.any(String),
    });
  });

  it.each([
    ['that a person follows', 'text/html,*/*;q=0.8', '/deck', 'text/html'],
    ['of a program', 'application/json', '/deck', 'application/json'],
    ['for programs', 'text/html', '/graphql', 'application/json'],
  ])(
    '(an address %s that is longer than any head) is told in its form',
    async (_what, accept, path, type) => {
      const bytes = `GET ${path}?list=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\nAccept: ${accept}\r\n\r\n`;
      const response = parts(await askRaw(server.url, bytes));
      expect(response.status).toBe(431);
      expect(response.head).toContain(`Content-Type: ${type}; charset=utf-8`);
      expect(response.body).toContain(
        type === 'text/html' ? 'The address is longer than is read.' : 'Use POST',
      );
    },
  );

  it('does no harm to others', async () => {
    const noise = Array.from({ length: 20 }, () => askRaw(server.url, 'noise\r\n\r\n'));
    expect((await post(server.graphql, { query: '{ revision }' })).status).toBe(200);
    await Promise.all(noise);
  });

  it('(an absolute address) is a proper one after all', async () => {
    const bytes = 'GET http://example.org/healthz HTTP/1.1\r\nHost: example.org\r\nConnection: close\r\n\r\n';
    expect(parts(await askRaw(server.url, bytes)).status).toBe(200);
  });
});

describe.concurrent('a request that does not arrive', () => {
  it.each([
    ['headers that trickle', 'GET /healthz HTTP/1.1\r\nHost: x\r\n'],
    ['nothing at all', ''],
  ])('(%s) is given up after five seconds', async (_what, bytes) => {
    const began = performance.now();
    const response = parts(await askRaw(server.url, bytes));
    expect(performance.now() - began).toBeLessThan(8_000);
    expect(response.status).toBe(408);
    expect(response.body).toContain(`headers within ${TIMEOUTS.headers / 1_000} s`);
    expect(response.head).toContain('Access-Control-Allow-Origin: *');
  });

  it('(a body that stops half way) is given up after ten seconds', async () => {
    const head =
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';
    const began = performance.now();
    const response = parts(await askRaw(server.url, head));
    expect(performance.now() - began).toBeLessThan(13_000);
    expect(response.status).toBe(408);
  });
});
