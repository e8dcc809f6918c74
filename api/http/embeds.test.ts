import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { parseFragment } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEmbed } from '../../pages/embed/build-embed.js';
import { embedHash, publishedEmbeds } from '../../pages/embed/published-embeds.js';
import { sampleContent } from '../knowledge-base/sample-content.js';
import { openSample } from '../knowledge-base/sample-knowledge-base.js';
import { ask, decoded } from './testing/ask.js';
import { readPage } from './testing/read-page.js';
import { handStore, startForTest, type TestServer } from './testing/start-for-test.js';

const MOST_BYTES = 8_000;
const MOST_GZIP_BYTES = 3_750;
const PUBLIC = 'https://rules.example/api';

let server: TestServer;
/** One that knows where the world reaches it. */
let known: TestServer;
beforeAll(async () => {
  server = await startForTest();
  known = await startForTest({ environment: { publicUrl: PUBLIC } });
});
afterAll(() => Promise.all([server.close(), known.close()]));

async function read(url: string) {
  const response = await ask(url);
  return { status: response.status, headers: response.headers, body: JSON.parse(decoded(response)) };
}

describe('the script for the pages of others', () => {
  it('is what the sources come to', async () => {
    expect(embedHash(await buildEmbed())).toBe(publishedEmbeds().newest.hash);
  });

  it('takes less than 8 KB, and less than 3.75 KB compressed', () => {
    const { body } = publishedEmbeds().newest;
    expect(Buffer.byteLength(body)).toBeLessThan(MOST_BYTES);
    expect(gzipSync(body).length).toBeLessThan(MOST_GZIP_BYTES);
  });

  it('each that was published has the name of its content', () => {
    for (const { hash, body } of publishedEmbeds().byHash.values()) expect(embedHash(body)).toBe(hash);
  });

  it('stands at /embed.js, which leads to an address that never changes', async () => {
    const { status, headers } = await ask(`${server.url}/embed.js`);
    expect([status, headers['cache-control']]).toEqual([
      302,
      'public, max-age=300, stale-while-revalidate=300',
    ]);
    const script = await ask(new URL(headers.location ?? '', `${server.url}/embed.js`).href);
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
    expect(decoded(script)).toBe(publishedEmbeds().newest.body);
  });

  it('is described with the hash that browsers hold it to', async () => {
    const { body } = await read(`${known.url}/embed.json`);
    const script = await ask(`${known.url}${body.url.slice(PUBLIC.length)}`);
    expect(body.integrity).toBe(`sha384-${createHash('sha384').update(script.body).digest('base64')}`);
    expect(body.bytes).toBe(script.body.length);
    expect(body.tag).toBe(`<script src="${PUBLIC}/embed.js" defer></script>`);
    expect(body.pinnedTag).toContain(
      `src="${body.url}" integrity="${body.integrity}" crossorigin="anonymous"`,
    );
  });

  it.each(['/embed/0123456789abcdef0123.js', '/embed/newest.txt', '/embed/..%2f..%2fpackage.json'])(
    'nothing else is served: %s',
    async (path) => {
      const { status, body } = await read(server.url + path);
      expect([status, body.errors[0].extensions.code]).toEqual([404, 'BAD_USER_INPUT']);
    },
  );
});

describe('which words are keywords', () => {
  it('is told of many at once, as they were sent', async () => {
    const names = ['overkill', 'nonsense', 'critical hit', 'Critical-Hit', 'OVERKILL', ''];
    const search = new URLSearchParams(names.map((name) => ['name', name]));
    const { status, headers, body } = await read(`${server.url}/embed/known.json?${search}`);
    expect([status, headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect(body.known).toEqual(['overkill', 'critical hit', 'Critical-Hit', 'OVERKILL']);
  });

  it.each(['', `?${'name=x&'.repeat(51)}`])('is asked of 1 to 50: %s', async (search) => {
    expect((await read(`${server.url}/embed/known.json${search}`)).status).toBe(400);
  });
});

const oembed = (url: string, more = '') => read(`${server.url}/oembed?url=${encodeURIComponent(url)}${more}`);

describe('what other sites show of a link', () => {
  const overkill = sampleContent.keywords.find(({ slug }) => slug === 'overkill');

  it('to a keyword is what it does', async () => {
    const { status, headers, body } = await oembed(`${server.url}/keywords/overkill`, '&format=json');
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: overkill?.signature,
      provider_name: 'SWTCG Rules',
      provider_url: `${server.url}/`,
    });
    expect(body.html).toContain(overkill?.summary);
    expect(body.html).toContain(`href="${server.url}/keywords/overkill"`);
  });

  it('to a ruling is its text', async () => {
    const [ruling] = sampleContent.rulings;
    const { body } = await oembed(`${server.url}/rulings/${ruling?.id}`);
    expect(readPage(body.html).text).toContain(ruling?.text);
  });

  it('to an attack is the chance that it discards', async () => {
    const { body } = await oembed(`${server.url}/attack?q=${encodeURIComponent('1 power vs 1 health')}`);
    expect(body.title).toBe('Attack: 1 power vs 1 health');
    expect(readPage(body.html).text).toContain('chance of 50.0 %');
  });

  it.each(['/keywords/Overkill', '/keywords/overkill/', '/keywords/overkill?utm=1#rulings'])(
    'takes other spellings: %s',
    async (path) => {
      expect((await oembed(server.url + path)).body.title).toBe(overkill?.signature);
    },
  );

  it('keeps to the room there is', async () => {
    const { body } = await oembed(`${server.url}/keywords/overkill`, '&maxwidth=200&maxheight=90');
    expect([body.width, body.height]).toEqual([200, 90]);
    const other = await oembed(`${server.url}/keywords/overkill`, '&maxwidth=-1&maxheight=x');
    expect([other.status, other.body.width]).toEqual([200, 480]);
  });

  it('is found by the page itself, where the server knows its address', async () => {
    const page = readPage(
      decoded(await ask(`${known.url}/keywords/overkill`, { headers: { Accept: 'text/html' } })),
    );
    const link = page.elements.find(({ attributes }) => attributes.get('type') === 'application/json+oembed');
    const href = new URL(link?.attributes.get('href') ?? '');
    expect(`${href.origin}${href.pathname}`).toBe(`${PUBLIC}/oembed`);
    const { body } = await read(`${known.url}/oembed${href.search}`);
    expect(body).toMatchObject({ title: overkill?.signature, provider_url: `${PUBLIC}/` });
  });

  it('is not offered by pages of which there is nothing to show', async () => {
    for (const path of ['/', '/api', '/search?q=overkill', '/attack']) {
      const html = decoded(await ask(known.url + path, { headers: { Accept: 'text/html' } }));
      expect(html).not.toContain('json+oembed');
    }
  });
});

describe('a link that is no page of this site', () => {
  it.each([
    'https://evil.example/keywords/overkill',
    'javascript:alert(1)//keywords/overkill',
    'file:///keywords/overkill',
    'data:text/html,/keywords/overkill',
    'http://user:pass@HOST/keywords/overkill',
    'http://127.0.0.1.evil.example/keywords/overkill',
    'http://127.0.0.1.evil.example/keywords/overkill',
    'http://HOST\\.evil.example/keywords/overkill',
    'http://HOST/keywords/no-such-keyword',
    'http://HOST/keywords/../healthz',
    'http://HOST/rulings/overkill',
    'http://HOST/rulings/overkill/none',
    'http://HOST/attack',
    'http://HOST/attack?q=nonsense',
    'http://HOST/graphql?query={__typename}',
    'http://HOST/',
  ])('is refused with 404: %s', async (address) => {
    const { status, body } = await oembed(address.replace('HOST', new URL(server.url).host));
    expect([status, body.errors[0].extensions.code]).toEqual([404, 'BAD_USER_INPUT']);
  });

  it('is not that of a host that the caller made up, where the server knows its own', async () => {
    const url = encodeURIComponent('https://evil.example/keywords/overkill');
    const { status } = await ask(`${known.url}/oembed?url=${url}`, { headers: { Host: 'evil.example' } });
    expect(status).toBe(404);
  });

  it.each(['', '?url=', '?url=keywords/overkill'])('%j is no link at all', async (query) => {
    expect((await read(`${server.url}/oembed${query}`)).status).toBe(400);
  });

  it.each(['xml', 'XML', ''])('the format %j is not made', async (format) => {
    expect((await oembed(`${server.url}/keywords/overkill`, `&format=${format}`)).status).toBe(501);
  });
});

describe('texts full of markup', () => {
  const EVIL = `"'></blockquote></script><script>alert(1)</script><img src=x onerror=alert(1)><!--`;

  it('stay texts in what other sites show', async () => {
    const keywords = sampleContent.keywords.map((one) => ({ ...one, signature: EVIL, summary: EVIL }));
    const evil = await startForTest({ store: handStore(openSample({ ...sampleContent, keywords })) });
    const { body } = await read(`${evil.url}/oembed?url=${encodeURIComponent(`${evil.url}/keywords/stun`)}`);
    await evil.close();
    expect(body.title).toBe(EVIL);
    const names = readPage(body.html).elements.map(({ name }) => name);
    expect(new Set(names)).toEqual(
      new Set(['html', 'head', 'body', 'blockquote', 'p', 'a', 'strong', 'small']),
    );
    expect(parseFragment(body.html).childNodes).toHaveLength(1);
  });
});
