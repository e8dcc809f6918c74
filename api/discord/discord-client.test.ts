import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiscordClient } from './discord-client.js';
import { advice, message } from './message.js';
import { type DiscordStandIn, startDiscordStandIn } from './stand-in/discord-stand-in.js';

const place = { applicationId: '1180', token: 'secret.token' };
let standIn: DiscordStandIn;

beforeAll(async () => {
  standIn = await startDiscordStandIn();
});
afterAll(() => standIn.close());

function client(signal?: AbortSignal) {
  const options = { apiUrl: standIn.url, userAgent: 'DiscordBot (test, 1)', firstPause: 1 };
  return createDiscordClient(signal === undefined ? options : { ...options, signal });
}

async function callsOf(work: () => Promise<unknown>): Promise<number> {
  const before = standIn.calls.length;
  await work();
  return standIn.calls.length - before;
}

describe('the client of Discord', () => {
  it('tries again after a fault of the other side, a limit of its rate, and a reply that is not there yet', async () => {
    standIn.answerNext({ status: 500 }, { status: 429, headers: { 'Retry-After': '0.01' } }, { status: 404 });
    expect(await callsOf(() => client().editReply(place, message({ content: 'a' })))).toBe(4);
  });

  it('waits as long as it is told to', async () => {
    standIn.answerNext({ status: 429, headers: { 'Retry-After': '0.2' } });
    const began = performance.now();
    await client().editReply(place, message({ content: 'a' }));
    expect(performance.now() - began).toBeGreaterThan(190);
  });

  it('gives up after five tries, and says what came of it without the token', async () => {
    standIn.answerNext(...Array.from({ length: 5 }, () => ({ status: 503, body: 'overloaded' })));
    const gaveUp = client().editReply(place, message({ content: 'a' }));
    await expect(gaveUp).rejects.toThrow(
      'Discord answered 503: overloaded, to the edit of a reply, in 5 tries.',
    );
    await gaveUp.catch((error: unknown) => expect(String(error)).not.toContain('secret'));
  });

  it.each([400, 401, 403])('takes %i for an answer', async (status) => {
    standIn.answerNext({ status });
    expect(
      await callsOf(() =>
        client()
          .editReply(place, message({ content: 'a' }))
          .catch(() => {}),
      ),
    ).toBe(1);
  });

  it('says so when nobody answers', async () => {
    const nowhere = createDiscordClient({ apiUrl: 'http://127.0.0.1:9', userAgent: 'x', firstPause: 1 });
    await expect(nowhere.editReply(place, message({ content: 'a' }))).rejects.toThrow(
      /^Discord did not answer \(\w+\), to the edit of a reply, in 5 tries\.$/,
    );
  });

  it('follows nobody elsewhere: the token is for Discord alone', async () => {
    standIn.answerNext(
      ...Array.from({ length: 5 }, () => ({ status: 302, headers: { Location: `${standIn.url}/x` } })),
    );
    await expect(client().editReply(place, message({ content: 'a' }))).rejects.toThrow(/did not answer/);
    expect(standIn.calls.some(({ path }) => path.endsWith('/x'))).toBe(false);
    standIn.answerNext();
  });

  it('stops when it is told to', async () => {
    const ending = new AbortController();
    ending.abort();
    await expect(client(ending.signal).editReply(place, message({ content: 'a' }))).rejects.toThrow(
      /AbortError/,
    );
  });

  it('sends no flags: whether a reply is seen by all was said when it was deferred', async () => {
    await client().editReply(place, advice('a'));
    expect(standIn.calls.at(-1)?.body).toEqual({ content: 'a', allowed_mentions: { parse: [] } });
  });
});
