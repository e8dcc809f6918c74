import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LICENCE_NOTE } from '../knowledge-base/bulk/licence-note.js';
import { sampleContent } from '../knowledge-base/sample-content.js';
import { ask, decoded } from './testing/ask.js';
import { handStore, sampleKnowledgeBase, startForTest, type TestServer } from './testing/start-for-test.js';

const store = handStore();
let server: TestServer;
beforeAll(async () => {
  server = await startForTest({ store });
});
afterAll(() => server.close());

async function read(path: string) {
  const response = await ask(server.url + path);
  return { status: response.status, headers: response.headers, body: JSON.parse(decoded(response)) };
}

const { revision } = sampleContent;
const overkill = sampleContent.keywords.find(({ slug }) => slug === 'overkill');

describe('data at plain addresses', () => {
  it('are all keywords in short, each with the address of its record', async () => {
    const { body } = await read('/v1/keywords.json');
    expect(body).toMatchObject({ revision, licence: LICENCE_NOTE });
    expect(body.keywords.map(({ slug }: { slug: string }) => slug)).toEqual(
      sampleContent.keywords.map(({ slug }) => slug),
    );
    for (const { url } of body.keywords) expect((await ask(server.url + url)).status).toBe(200);
  });

  it('are a keyword with its current rulings and its source', async () => {
    const { body } = await read('/v1/keywords/overkill.json');
    const { editions: _texts, ...record } = overkill ?? {};
    expect(body).toMatchObject({
      revision,
      keyword: record,
      source: { id: 'hanharr-a', title: 'Hanharr (A)' },
    });
    expect(body.rulings.map(({ id }: { id: string }) => id)).toEqual(overkill?.rulings);
    expect(body.source).not.toHaveProperty('text');
  });

  it.each(sampleContent.rulings)('are the ruling $id, whatever its status', async (ruling) => {
    const { body } = await read(`/v1/rulings/${ruling.id}.json`);
    expect(body).toMatchObject({ revision, ruling });
    expect(body.sources).toHaveLength(new Set(ruling.occurrences.map(({ source }) => source)).size);
  });

  it('are a card', async () => {
    const [card] = sampleContent.cards;
    expect((await read('/v1/cards/old-guard-a.json')).body).toMatchObject({ revision, card, rulings: [] });
  });

  it('forgive capitals', async () => {
    expect((await read('/v1/keywords/Overkill.json')).body.keyword.slug).toBe('overkill');
    expect((await read('/v1/cards/Stone-Beast.json')).body.card.slug).toBe('stone-beast');
  });
});

describe('a tooltip', () => {
  it('is what a keyword does in one line, whose words that is, and where its page stands', async () => {
    expect((await read('/v1/keywords/overkill/tooltip.json')).body).toEqual({
      revision,
      licence: expect.stringContaining('Own words'),
      slug: 'overkill',
      name: 'Overkill',
      signature: overkill?.signature,
      summary: overkill?.summary,
      authority: 'SUMMARY',
      url: '/keywords/overkill',
    });
  });

  it.each([
    ['Overkill', 'overkill'],
    ['Critical Hit', 'critical-hit'],
    ['Critical Hit 2', 'critical-hit'],
    ['Elude', 'precision'],
  ])('of %s is that of %s', async (name, slug) => {
    const { body } = await read(`/v1/keywords/${encodeURIComponent(name)}/tooltip.json`);
    expect(body.slug).toBe(slug);
  });

  it.each(['overkil', 'x'.repeat(5_000), '..', '%00'])(
    'of %s is none, with what comes near',
    async (name) => {
      const { status, body } = await read(`/v1/keywords/${name}/tooltip.json`);
      expect([status, body.errors[0].extensions.code]).toEqual([404, 'NOT_FOUND']);
    },
  );
});

describe('an address that nothing has is 404 and says what comes near', () => {
  it.each([
    ['/v1/keywords/overkil.json', { kind: 'KEYWORD', id: 'overkill', label: 'Overkill' }],
    ['/v1/keywords/elude.json', { kind: 'KEYWORD', id: 'precision', label: 'Precision' }],
    ['/v1/cards/stone-beats.json', { kind: 'CARD', id: 'stone-beast', label: 'Stone Beast' }],
    ['/v1/cards/old-guard.json', { kind: 'CARD', id: 'old-guard-a', label: 'Old Guard (A)' }],
    [
      '/v1/rulings/overkill/both-units-resolve.json',
      { kind: 'RULING', id: 'overkill/both-units-resolve-damage' },
    ],
    ['/v1/rulings/stun/none.json', { kind: 'RULING', id: 'stun/if-no-damage-counters' }],
    ['/v1/rulings/overkil/none.json', { kind: 'KEYWORD', id: 'overkill' }],
  ])('%s', async (path, suggestion) => {
    const { status, body, headers } = await read(path);
    const [error] = body.errors;
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(error.message).toMatch(/Did you mean/);
    expect(error.extensions).toMatchObject({ code: 'NOT_FOUND' });
    expect(error.extensions.suggestions[0]).toMatchObject(suggestion);
  });

  it('and of a ruling whose text is gone, that it was withdrawn, and when', async () => {
    const { status, body } = await read('/v1/rulings/fog/it-is-thick.json');
    expect(status).toBe(404);
    expect(body.errors[0]).toMatchObject({
      message: expect.stringContaining("'fog/it-is-thick' was withdrawn with revision 0123456789abcdef"),
      extensions: { code: 'NOT_FOUND' },
    });
  });

  it.each([
    '/v1/keywords/qqqqqq.json',
    '/v1/cards/%00.json',
    `/v1/rulings/${'a-'.repeat(2000)}/b.json`,
    '/v1/x.json',
  ])('even when nothing does: %s', async (path) => {
    const { status, body } = await read(path);
    expect(status).toBe(404);
    expect(body.errors[0].message.length).toBeLessThan(1000);
  });
});

describe('everything at once', () => {
  it('is in files of which the manifest tells address, size and sha256', async () => {
    const { body } = await read('/v1/bulk/manifest.json');
    expect(body).toMatchObject({ revision, licence: LICENCE_NOTE });
    expect(body.files.map(({ name }: { name: string }) => name)).toEqual(['rules.json', 'rules.ndjson']);
    for (const { url, bytes, sha256 } of body.files) {
      const file = await ask(server.url + url);
      expect(file.body).toHaveLength(bytes);
      expect(createHash('sha256').update(file.body).digest('hex')).toBe(sha256);
    }
  });
});

describe('plain data in caches', () => {
  const PATHS = [
    '/v1/keywords.json',
    '/v1/keywords/stun.json',
    '/v1/bulk/manifest.json',
    '/v1/bulk/rules.ndjson',
  ];

  it.each(PATHS)('%s is kept, and asked for again by its tag', async (path) => {
    const first = await ask(server.url + path);
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=300, stale-while-revalidate=300',
      'x-data-revision': revision,
      'access-control-allow-origin': '*',
    });
    const again = await ask(server.url + path, { headers: { 'If-None-Match': first.headers.etag ?? '' } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it.each(PATHS)('%s is new with the revision', async (path) => {
    const before = await ask(server.url + path);
    store.replace(sampleKnowledgeBase('fedcba9876543210'));
    const after = await ask(server.url + path);
    store.replace(sampleKnowledgeBase());
    expect(decoded(after)).toContain('fedcba9876543210');
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  it('are not there before a database is', async () => {
    store.replace(null);
    const answers = await Promise.all(PATHS.map((path) => ask(server.url + path)));
    store.replace(sampleKnowledgeBase());
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  });

  it('are read only', async () => {
    const { status, headers } = await ask(`${server.url}/v1/keywords.json`, { method: 'POST' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });
});

it('addresses are absolute where the server knows its own', async () => {
  const known = await startForTest({ environment: { publicUrl: 'https://rules.example/api' } });
  const { files } = JSON.parse(decoded(await ask(`${known.url}/v1/bulk/manifest.json`)));
  await known.close();
  expect(files[0].url).toBe('https://rules.example/api/v1/bulk/rules.json');
});
