import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_REVISIONS } from '../../knowledge-base/sample-revisions.js';
import { ask, decoded, refusal } from '../testing/ask.js';
import { handStore, sampleKnowledgeBase, startForTest, type TestServer } from '../testing/start-for-test.js';

const [first, second, served] = SAMPLE_REVISIONS;
const store = handStore();

let server: TestServer;
let known: TestServer;
beforeAll(async () => {
  server = await startForTest({ store });
  known = await startForTest({ environment: { publicUrl: 'https://rules.example/x' } });
});
afterAll(() => Promise.all([server.close(), known.close()]));

const since = (revision: string, base = server.url) => ask(`${base}/v1/changes?since=${revision}`);

describe('the changes since a revision', () => {
  it('are keywords, cards and rulings with what they are now and where', async () => {
    const body = JSON.parse(decoded(await since(second)));
    expect(body).toMatchObject({ since: second, revision: served, bulk: '/v1/bulk/manifest.json' });
    expect(body.revisions).toEqual([{ revision: served, on: '2026-01-02' }]);
    expect(body.keywords).toEqual([
      { slug: 'evade', change: 'CHANGED', url: '/v1/keywords/evade.json' },
      { slug: 'fog', change: 'WITHDRAWN', url: null },
      { slug: 'precision', change: 'ADDED', url: '/v1/keywords/precision.json' },
    ]);
    expect(body.cards).toEqual([
      { slug: 'lost-scout-a', change: 'WITHDRAWN', url: null },
      { slug: 'old-guard-a', change: 'ADDED', url: '/v1/cards/old-guard-a.json' },
      { slug: 'stone-beast', change: 'CHANGED', url: '/v1/cards/stone-beast.json' },
    ]);
    expect(body.rulings.slice(0, 3)).toEqual([
      {
        id: 'evade/you-can-play-evade',
        change: 'RESTORED',
        status: 'CURRENT',
        text: 'You can play Evade only once for each instance of damage.',
        supersededBy: [],
        url: '/v1/rulings/evade/you-can-play-evade.json',
      },
      {
        id: 'evade/you-dont-have-to',
        change: 'CHANGED',
        status: 'CURRENT',
        text: "You don't have to use all of the Evade.",
        supersededBy: [],
        url: '/v1/rulings/evade/you-dont-have-to.json',
      },
      { id: 'fog/it-is-thick', change: 'WITHDRAWN', status: null, text: null, supersededBy: [], url: null },
    ]);
  });

  it('say what took the place of a superseded ruling', async () => {
    const { rulings } = JSON.parse(decoded(await since(first)));
    expect(rulings).toContainEqual(
      expect.objectContaining({
        id: 'overkill/both-units-take-the',
        change: 'SUPERSEDED',
        supersededBy: ['overkill/both-units-resolve-damage'],
      }),
    );
  });

  it('that is served are none', async () => {
    expect(JSON.parse(decoded(await since(served)))).toMatchObject({
      revisions: [],
      keywords: [],
      cards: [],
      rulings: [],
    });
  });

  it('have whole addresses where the server knows its own', async () => {
    const { keywords, bulk } = JSON.parse(decoded(await since(first, known.url)));
    expect(bulk).toBe('https://rules.example/x/v1/bulk/manifest.json');
    expect(keywords[0].url).toBe('https://rules.example/x/v1/keywords/evade.json');
  });

  it('are tagged anew when a new revision is served', async () => {
    const { etag = '' } = (await since(second)).headers;
    store.replace(sampleKnowledgeBase('1111222233334444'));
    const again = await ask(`${server.url}/v1/changes?since=${second}`, {
      headers: { 'if-none-match': etag },
    });
    expect([again.status, again.headers['x-data-revision']]).toEqual([200, '1111222233334444']);
    store.replace(sampleKnowledgeBase());
  });
});

describe('changes are refused', () => {
  it.each([
    ['without a revision', '', /since is missing/],
    ['with an empty one', '?since=', /since is ""/],
    ['with another word', '?since=yesterday', /"yesterday"/],
    ['with capitals', '?since=0123456789ABCDEF', /16 hex digits/],
    ['with two', `?since=${first}&since=${second}`, /2 times/],
    ['under another name', `?Since=${first}`, /since is missing/],
    ['with what is no text', '?since=%ff%00', /since is/],
  ])('%s', async (_how, query, message) => {
    const response = await ask(`${server.url}/v1/changes${query}`);
    expect(response.status).toBe(400);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(refusal(response).code).toBe('BAD_USER_INPUT');
    expect(decoded(response)).toMatch(/X-Data-Revision/);
    expect(JSON.parse(decoded(response)).errors[0].message).toMatch(message);
  });

  it('with 410 and the address of everything when the log does not know the revision', async () => {
    const response = await since('ffffffffffffffff', known.url);
    expect(response.status).toBe(410);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(refusal(response)).toMatchObject({
      code: 'REVISION_UNKNOWN',
      bulk: 'https://rules.example/x/v1/bulk/manifest.json',
    });
  });
});
