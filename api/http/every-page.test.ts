import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './testing/ask.js';
import { askPage, BROWSER, pageAt } from './testing/ask-page.js';
import { attributesOf } from './testing/read-page.js';
import { startForTest, type TestServer } from './testing/start-for-test.js';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.close());
const at = (path: string) => pageAt(server.url + path);

const PAGES = [
  '/',
  '/keywords/overkill',
  '/keywords/precision',
  '/rulings/overkill/both-units-resolve-damage',
  '/search',
  '/search?q=overkill',
  '/search?q=When%20is%20Overkill%20damage%20placed%3F',
  '/answer?q=Can%20I%20Evade%20Overkill%20damage%3F',
  '/interactions',
  '/interactions?with=overkill',
  '/interactions?k=overkill,evade',
  '/report',
  '/report?k=overkill,evade&of=evade,PREVENTS,overkill',
  '/attack',
  '/attack?q=7%20power,%20Critical%20Hit%202%20vs%205/2%20health',
  '/cards',
  '/cards?keyword=evade',
  '/cards/old-guard-a',
  '/search?q=damage&page=2',
  '/deck',
  '/deck?list=4%20Old%20Guard%0A1%20Nobody',
  '/api',
];

describe.each(PAGES)('the page %s', (path) => {
  it('is HTML that anyone may keep and ask for again, under a strict policy', async () => {
    const response = await askPage(server.url + path);
    expect([response.status, response.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'/);
    expect(policy).not.toContain('unsafe');
    expect(response.headers['x-data-revision']).toMatch(/./);
    const etag = response.headers.etag;
    if (etag === undefined) return expect(response.headers['cache-control']).toBe('no-store');
    const again = await ask(server.url + path, { headers: { ...BROWSER, 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  });

  it('has one heading, a title, a description and no script or style of its own', async () => {
    const page = await at(path);
    expect(page.elements.filter(({ name }) => name === 'h1')).toHaveLength(1);
    expect(page.elements.find(({ name }) => name === 'title')?.text).toMatch(/SWTCG Rules$/);
    expect(page.elements.map(({ name }) => name)).not.toContain('style');
    for (const { name, attributes } of page.elements) {
      expect([...attributes.keys()].filter((attribute) => /^(?:on|style$)/.test(attribute))).toEqual([]);
      if (name === 'script' && attributes.get('type') !== 'application/ld+json')
        expect(attributes.get('src')).toMatch(/^(?:\.\.\/)*assets\/[\w-]+\.js$/);
    }
  });

  it('loads nothing from elsewhere, and what it loads is there for ever', async () => {
    const page = await at(path);
    const loaded = [...attributesOf(page, 'script', 'src'), ...attributesOf(page, 'link', 'href')];
    expect(loaded.length).toBeGreaterThanOrEqual(2);
    for (const address of loaded) {
      const url = new URL(address, server.url + path);
      expect(url.origin).toBe(server.url);
      const { status, headers } = await ask(url.href);
      expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
  });
});

describe('every link of a page', () => {
  it('leads somewhere', async () => {
    const seen = new Set<string>();
    for (const path of PAGES) {
      for (const address of attributesOf(await at(path), 'a', 'href')) {
        const url = new URL(address, server.url + path);
        url.hash = '';
        if (url.origin === server.url) seen.add(url.href);
      }
    }
    const lost: string[] = [];
    for (const address of seen) {
      if (/\/(?:attack|interactions|graphiql|v1)\b/.test(address)) continue;
      const { status } = await askPage(address);
      if (status >= 400) lost.push(address);
    }
    expect(seen.size).toBeGreaterThan(40);
    expect(lost).toEqual([]);
  });
});
