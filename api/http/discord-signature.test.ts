import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandOf, PING } from '../discord/stand-in/sent-interactions.js';
import { ask, decoded, type Response } from './testing/ask.js';
import { discordSender } from './testing/discord-sender.js';
import { startForTest, type TestServer } from './testing/start-for-test.js';

const discord = discordSender();
let server: TestServer;
beforeAll(async () => {
  server = await startForTest({ environment: { discordPublicKey: discord.publicKey } });
});
afterAll(() => server.close());

function typeOf(response: Response): number {
  expect(response.status).toBe(200);
  return JSON.parse(decoded(response)).type;
}

describe('the signature', () => {
  it('is right: a ping is answered', async () => {
    expect(typeOf(await discord.send(server.url, PING))).toBe(1);
  });

  it('is of another key: 401', async () => {
    const response = await discordSender().send(server.url, PING);
    expect(response.status).toBe(401);
    expect(decoded(response)).toContain('DISCORD_PUBLIC_KEY');
  });

  it('is of another body: 401', async () => {
    const body = JSON.stringify(commandOf('rule', { question: 'x' }));
    expect((await discord.send(server.url, PING, { body })).status).toBe(401);
  });

  it('is of another time: 401', async () => {
    const now = Math.floor(Date.now() / 1_000);
    const signature = '00'.repeat(64);
    expect((await discord.send(server.url, PING, { timestamp: now, signature })).status).toBe(401);
  });

  it.each([
    ['', '0'],
    ['00'.repeat(63), String(Math.floor(Date.now() / 1_000))],
    [`${'00'.repeat(63)}zz`, String(Math.floor(Date.now() / 1_000))],
    ['00'.repeat(64), 'yesterday'],
  ])('has no such form (%s, %s): 401', async (signature, timestamp) => {
    expect((await discord.send(server.url, PING, { signature, timestamp })).status).toBe(401);
  });

  it('is missing: 401', async () => {
    const body = JSON.stringify(PING);
    const response = await ask(`${server.url}/discord/interactions`, { method: 'POST', body });
    expect(response.status).toBe(401);
    expect(decoded(response)).toContain('X-Signature-Ed25519');
  });

  it.each([-301, 400, -86_400])(
    'fits a request that is %i s from now, which is refused as a replay: 401',
    async (seconds) => {
      const timestamp = Math.floor(Date.now() / 1_000) + seconds;
      const response = await discord.send(server.url, PING, { timestamp });
      expect(response.status).toBe(401);
      expect(decoded(response)).toMatch(/\d+ s (?:old|ahead)/);
    },
  );

  it('fits a request that was 200 s on its way', async () => {
    const timestamp = Math.floor(Date.now() / 1_000) - 200;
    expect(typeOf(await discord.send(server.url, PING, { timestamp }))).toBe(1);
  });

  it('is checked before the body is read as JSON', async () => {
    const response = await discord.send(server.url, '{', { signature: '00'.repeat(64) });
    expect(response.status).toBe(401);
  });
});

describe('the body', () => {
  it('is larger than an interaction can be: 413', async () => {
    const response = await discord.send(server.url, { ...PING, filler: 'x'.repeat(65_536) });
    expect(response.status).toBe(413);
  });

  it.each([
    ['no JSON', '{"type": 2,'],
    ['no object', '[]'],
    ['of no known type', JSON.stringify({ ...PING, type: 9 })],
    ['a command without a name', JSON.stringify({ ...commandOf('rule'), data: {} })],
    ['without a token to reply to', JSON.stringify({ ...commandOf('rule'), token: '../users' })],
    ['nested too deep', `{"type": ${'['.repeat(40)}${']'.repeat(40)}}`],
  ])('is %s: 400', async (_what, body) => {
    const response = await discord.send(server.url, body);
    expect(response.status).toBe(400);
    expect(decoded(response)).toMatch(/"code":"(?:BAD_USER_INPUT|QUERY_TOO_DEEP)"/);
  });
});

describe('the address', () => {
  it('is not there without a public key', async () => {
    const other = await startForTest();
    expect((await discord.send(other.url, PING)).status).toBe(404);
    await other.close();
  });

  it('takes POST alone', async () => {
    const response = await ask(`${server.url}/discord/interactions`);
    expect([response.status, response.headers.allow]).toEqual([405, 'POST, OPTIONS']);
  });
});
