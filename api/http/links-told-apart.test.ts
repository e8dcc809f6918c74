import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSearchIndex } from '../knowledge-base/build-search-index.js';
import { openKnowledgeBase } from '../knowledge-base/knowledge-base.js';
import { sampleContent } from '../knowledge-base/sample-content.js';
import { pageAt } from './testing/ask-page.js';
import { handStore, startForTest, type TestServer } from './testing/start-for-test.js';

let server: TestServer;
beforeAll(async () => {
  const [card] = sampleContent.cards;
  if (card === undefined) throw new Error('The sample has no card.');
  const like = (slug: string, version: string | null, set: string) => ({
    ...card,
    slug,
    version,
    rulings: [],
    printings: [{ set, number: null, rarity: null, promo: false }],
  });
  const cards = [
    ...sampleContent.cards,
    ...[like('old-guard-b', 'B', 'ONE'), like('old-guard', null, 'TWO'), like('old-guard-2', null, 'SIX')],
  ];
  const content = { ...sampleContent, cards };
  const store = handStore(openKnowledgeBase(content, buildSearchIndex(content)));
  server = await startForTest({ store });
});
afterAll(() => server.close());

const DECK = '1 Old Guard (A)\n1 Old Guard (B)';

it.each([
  '/cards',
  '/cards?keyword=evade',
  '/keywords/evade',
  '/search?q=old%20guard',
  '/answer?q=Which%20cards%20have%20Evade%3F',
  '/answer?q=What%20does%20Old%20Guard%20do%3F',
  `/deck?list=${encodeURIComponent(DECK)}`,
  `/deck?list=${encodeURIComponent('1 Old Guard')}`,
  `/attack?q=${encodeURIComponent('Old Guard vs 5 health')}`,
])('cards with one name and several versions are linked by different words: %s', async (path) => {
  const links = (await pageAt(server.url + path)).elements.filter(({ name }) => name === 'a');
  const cards = links.filter(({ attributes }) => /cards\/old-guard/.test(attributes.get('href') ?? ''));
  const places = new Map<string, Set<string | undefined>>();
  for (const { text, attributes } of cards)
    places.set(text, (places.get(text) ?? new Set()).add(attributes.get('href')));
  expect(places.size).toBeGreaterThan(1);
  expect([...places].filter(([, hrefs]) => hrefs.size > 1)).toEqual([]);
});
