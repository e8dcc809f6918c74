import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handStore, startForTest, type TestServer } from '../../api/http/testing/start-for-test.js';
import { SAMPLE_REVISIONS } from '../../api/knowledge-base/sample-revisions.js';
import { schema } from '../../schema/schema.js';
import { type Client, createClient } from '../client.js';
import { completions, odds, reply } from './bot.js';
import { against, deckPage } from './deck-site.js';
import { lookUp } from './look-up.js';
import { page, renewal, tooltip } from './wiki.js';

let server: TestServer;
let unready: TestServer;
let rules: Client;
beforeAll(async () => {
  const environment = { publicUrl: 'https://rules.example' };
  server = await startForTest({ schema, environment });
  unready = await startForTest({ schema, store: handStore(null) });
  rules = createClient({ url: server.url });
});
afterAll(() => Promise.all([server.close(), unready.close()]));

describe('a first look', () => {
  it('has a tooltip and an answer', async () => {
    expect(await lookUp(server.url)).toEqual([
      'Hits beyond what the defender can take may go to a second unit.',
      expect.stringMatching(/^Yes\b/),
    ]);
  });

  it('has the code and the advice of an error', async () => {
    expect(await lookUp(unready.url)).toEqual([expect.stringMatching(/^NOT_READY: .+ try again/)]);
  });
});

describe('a wiki', () => {
  it('shows a tooltip with the address of the keyword', async () => {
    expect(await tooltip(rules, 'overkill')).toEqual({
      text: 'Overkill: Hits beyond what the defender can take may go to a second unit.',
      url: 'https://rules.example/keywords/overkill',
    });
  });

  it('shows none for what is no keyword', async () => {
    expect(await tooltip(rules, 'qqqqqq')).toBeNull();
  });

  it('shows a page with every current ruling and its id', async () => {
    const lines = (await page(rules, 'Overkill')).split('\n');
    expect(lines[0]).toBe('Overkill');
    expect(lines[1]).toMatch(/^Overkill: An isolated ability/);
    expect(lines).toContain('- Both units resolve damage in tandem. [overkill/both-units-resolve-damage]');
    expect(lines.at(-1)).toBe('Hanharr (A), 2005');
  });

  it('says so when it gets what it does not know yet', async () => {
    const newer = { data: { keyword: { __typename: 'FormerKeyword' } } };
    const later = createClient({ url: server.url, fetch: async () => Response.json(newer) });
    expect(await page(later, 'Overkill')).toMatch(/can't show what 'Overkill' is/);
  });

  it('renews the pages that changed, and all when nobody knows which', async () => {
    const [first = ''] = SAMPLE_REVISIONS;
    const { pages, revision } = await renewal(rules, first);
    expect(pages).toContain('overkill');
    expect(await renewal(rules, revision ?? '')).toEqual({ pages: [], revision });
    expect(await renewal(rules, 'f'.repeat(16))).toEqual({ pages: null, revision: null });
    await expect(renewal(rules, 'newest')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('says what comes near a name that nothing has', async () => {
    expect(await page(rules, 'retalliatte stun')).toMatch(/^No keyword .+\n- Stun$/s);
  });
});

describe('a deck site', () => {
  it('shows each card with its rulings, and which lines to look at again', async () => {
    const { cards, keywords, complaints } = await deckPage(rules, '2 Old Guard (A)\n3 Stone Beest\n1 Qqqqqq');
    expect(cards[0]).toMatchObject({
      title: '2 x Old Guard (A)',
      url: 'https://rules.example/cards/old-guard-a',
    });
    expect(cards[0]?.rulings).toContain('You can play Evade only once for each instance of damage.');
    expect(keywords.some((line) => line.startsWith('Evade: '))).toBe(true);
    expect(complaints.join('\n')).toMatch(/Line 3: 1 Qqqqqq\?/);
    expect(complaints.join('\n')).toMatch(/Stone Beast/);
  });
});

describe('a deck site, of one card', () => {
  it('shows how it meets those of the deck', async () => {
    const lines = await against(rules, '2 Old Guard (A)', 'Stone Beast');
    expect(lines.some((line) => line.startsWith('Old Guard > Stone Beast: Evade'))).toBe(true);
    expect(await against(rules, '2 Old Guard (A)', 'Qqqqqq')).toEqual([expect.stringContaining('Qqqqqq')]);
  });
});

describe('a bot', () => {
  it('completes names', async () => {
    expect(await completions(rules, 'over')).toContain('Overkill');
  });

  it('has the odds of an attack, or says what is wrong with it', async () => {
    expect(await odds(rules, '7 power vs 1 health')).toMatch(/^99 % .+ <https:\/\/rules\.example\//);
    expect(await odds(rules, '7 power vs nothing')).toMatch(/health|card/);
  });

  it('replies with the answer and its source, short enough for a chat', async () => {
    const said = await reply(rules, 'Can I evade Overkill damage?');
    const [text = '', source] = said.split('\n');
    expect(said.length).toBeLessThanOrEqual(300);
    expect(text).toMatch(/^Yes\b/);
    expect(source).toMatch(/^<https:\/\/rules\.example\/rulings\/.+>$/);
  });

  it.each(['https://rules.example', `https://rules.example/${'deep/'.repeat(60)}end`])(
    'never replies with more than a chat takes, its source included, where pages are at %s',
    async (publicUrl) => {
      const far = await startForTest({ schema, environment: { publicUrl } });
      const there = createClient({ url: far.url });
      for (const question of ['Can I evade Overkill damage?', 'How does Overkill work?'])
        expect((await reply(there, question)).length).toBeLessThanOrEqual(300);
      await far.close();
    },
  );

  it('asks for patience when there is no room', async () => {
    const refused = { errors: [{ message: 'Wait.', extensions: { code: 'RATE_LIMITED' } }] };
    const busy = createClient({
      url: server.url,
      fetch: async () => Response.json(refused, { status: 429, headers: { 'Retry-After': '7' } }),
    });
    expect(await reply(busy, 'What is Stun?')).toBe('Too many questions at once. Ask again in 7 s.');
  });

  it('says that it cannot look things up just now', async () => {
    expect(await reply(createClient({ url: unready.url }), 'What is Stun?')).toBe(
      "I can't look that up just now (NOT_READY).",
    );
  });
});
