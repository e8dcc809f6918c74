import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '../knowledge-base/records.js';
import { sampleContent } from '../knowledge-base/sample-content.js';
import { openSample } from '../knowledge-base/sample-knowledge-base.js';
import { ask, decoded } from './testing/ask.js';
import { readPage } from './testing/read-page.js';
import { handStore, startForTest, type TestServer } from './testing/start-for-test.js';

const EVIL = `"'></title></script><script>alert(1)</script><img src=x onerror=alert(1)><!--`;

/** The sample with markup in every text that people read. */
function hostile({ keywords, rulings, cards, timingWindows, sources, ...rest }: Content): Content {
  return {
    ...rest,
    keywords: keywords.map((keyword) => ({
      ...keyword,
      name: `${keyword.name}${EVIL}`,
      signature: `${keyword.signature}${EVIL}`,
      summary: EVIL,
      text: EVIL,
      definitions: [EVIL],
      aliases: [`${keyword.slug}${EVIL}`],
      timingText: EVIL,
    })),
    rulings: rulings.map((ruling) => ({ ...ruling, text: `${ruling.text}${EVIL}` })),
    cards: cards.map((card) => ({
      ...card,
      name: `${card.name}${EVIL}`,
      typeLine: EVIL,
      lines: [EVIL],
      subtypes: [EVIL],
    })),
    timingWindows: timingWindows.map((window) => ({ ...window, name: EVIL, summary: EVIL })),
    sources: sources.map((source) => ({ ...source, title: EVIL, edition: EVIL, url: 'javascript:alert(1)' })),
  };
}

let server: TestServer;
beforeAll(async () => {
  server = await startForTest({ store: handStore(openSample(hostile(sampleContent))) });
});
afterAll(() => server.close());

const ASKED = encodeURIComponent(EVIL);

describe('nothing in a text or an address acts as markup', () => {
  it.each([
    '/',
    '/keywords/overkill',
    '/rulings/overkill/both-units-resolve-damage',
    '/cards/old-guard-a',
    '/interactions',
    '/interactions?k=overkill,evade',
    '/interactions?with=overkill',
    '/report?k=overkill,evade&of=evade,PREVENTS,overkill',
    `/report?k=overkill,evade&of=${ASKED}`,
    `/report?k=overkill,${ASKED}`,
    `/interactions?k=${ASKED},overkill`,
    `/search?q=${ASKED}`,
    `/answer?q=overkill%20${ASKED}`,
    `/attack?q=${ASKED}`,
    `/attack?q=1%20power,${encodeURIComponent('"<script>alert(1)</script>"')}%20vs%201%20health`,
    `/attack?attacker.power=1&attacker.abilities=${ASKED}&defender.health=1&live=1`,
    `/deck?list=${ASKED}`,
    '/deck?list=4%20old-guard-a',
    `/keywords/${ASKED}`,
    `/cards/${ASKED}`,
    `/${ASKED}`,
  ])('on %s', async (path) => {
    const response = await ask(server.url + path, { headers: { Accept: 'text/html' } });
    const page = readPage(decoded(response));
    expect(page.elements.filter(({ name }) => name === 'img')).toEqual([]);
    for (const { name, attributes } of page.elements) {
      expect([...attributes.keys()].filter((attribute) => attribute.startsWith('on'))).toEqual([]);
      expect(attributes.get('href') ?? '').not.toMatch(/^\s*javascript:/i);
      if (name === 'script' && attributes.get('type') !== 'application/ld+json')
        expect(attributes.get('src')).toMatch(/^(?:\.\.\/)*assets\//);
    }
    expect(page.elements.find(({ name }) => name === 'footer')).toBeDefined();
  });
});

describe('a character that no page can hold', () => {
  it.each(['/search?q=a%00b', '/attack?q=a%00b', '/deck?list=a%00b', '/interactions?k=a%00b'])(
    'is refused, and the refusal says what to leave out: %s',
    async (path) => {
      const response = await fetch(`${server.url}${path}`, { headers: { Accept: 'text/html' } });
      const html = await response.text();
      expect(response.status).toBe(400);
      expect(html).not.toContain('\0');
      expect(html).toContain(
        'has a control character in what it asks, such as %00; leave it out and ask again.',
      );
    },
  );
});
