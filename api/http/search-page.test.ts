import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE_PAGES } from '../../pages/search/site-pages.js';
import { sampleContent } from '../knowledge-base/sample-content.js';
import { openSample } from '../knowledge-base/sample-knowledge-base.js';
import { decoded } from './testing/ask.js';
import { askPage, pageAt } from './testing/ask-page.js';
import { attributesOf, readPage } from './testing/read-page.js';
import { handStore, startForTest, type TestServer } from './testing/start-for-test.js';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.close());
const at = (path: string) => pageAt(server.url + path);

describe('a search', () => {
  it('what a search finds beyond its first page stands on the next', async () => {
    const keywords = sampleContent.keywords
      .slice(0, 1)
      .flatMap((one) =>
        Array.from({ length: 40 }, (_, at) => ({ ...one, slug: `twin-${at}`, name: `Twin ${at}` })),
      );
    const content = { ...sampleContent, keywords: [...sampleContent.keywords, ...keywords] };
    const many = await startForTest({ store: handStore(openSample(content)) });
    const hits = async (page: number) =>
      attributesOf(
        readPage(decoded(await askPage(`${many.url}/search?q=twin&page=${page}`))),
        'a',
        'href',
      ).filter((to) => to.startsWith('keywords/twin'));
    const [first, second] = [await hits(1), await hits(2)];
    expect([first.length, second.length]).toEqual([30, 10]);
    expect(first.filter((to) => second.includes(to))).toEqual([]);
    expect(await hits(99)).toEqual(second);
    await many.close();
  });

  it('a question gets its answer', async () => {
    const { text } = await at('/answer?q=Can%20I%20Evade%20Overkill%20damage%3F');
    expect(text).toMatch(/Yes|No/);
    expect(text).toContain('What it rests on');
  });

  it.each([
    ['how to put tooltips on a wiki', 'api#wiki'],
    ['discord bot', 'api#clients'],
    ['calculator', 'attack'],
  ])('for %j offers the page of the site for it, apart from what the game says', async (query, path) => {
    const { elements, text } = await at(`/search?q=${encodeURIComponent(query)}`);
    const group = elements.find(({ attributes }) => attributes.get('aria-labelledby') === 'of-this-site');
    expect(group?.text).toMatch(/^On this site/);
    const links = elements.flatMap(({ name, attributes }) => (name === 'a' ? attributes.get('href') : []));
    expect(links).toContain(path);
    expect(text).not.toContain('Nothing has these words');
  });

  it('for nothing else offers no text that only looks like its words', async () => {
    const page = await at('/search?q=stunt%20bot');
    expect(page.text).toContain('Did you mean');
    const meant = await at('/search?q=discord%20bot');
    expect(meant.text).toContain('Bots, assistants and clients');
    expect(meant.text).not.toMatch(/Did you mean|Texts with these words/);
  });

  it.each(['7p%20vs%205hp%20armr', '7p%20stun%202%20against%205hp'])(
    'for an attack that was typed in haste leads to it: %s',
    async (query) => {
      const links = attributesOf(await at(`/search?q=${query}`), 'a', 'href');
      expect(links).toContainEqual(expect.stringMatching(/^attack\?q=7/));
    },
  );

  it('for words of the game offers none', async () => {
    expect((await at('/search?q=overkill')).text).not.toContain('On this site');
  });

  it('offers no page of the site that is not there', async () => {
    for (const { path } of SITE_PAGES) {
      const url = new URL(path, `${server.url}/search`);
      const response = await askPage(url.href);
      expect(response.status, path).toBe(200);
      if (url.hash === '') continue;
      const ids = readPage(decoded(response)).elements.map(({ attributes }) => attributes.get('id'));
      expect(ids, path).toContain(url.hash.slice(1));
    }
  });

  it('for the odds of an attack says what was taken for granted', async () => {
    const { text } = await at('/search?q=chance%20for%204%20power%20vs%202%20health,%20Retaliate%202');
    expect(text).toContain('How much health the attacker has was not said: it has 99 here.');
  });
});
