import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleContent } from '../knowledge-base/sample-content.js';
import { askPage, pageAt } from './testing/ask-page.js';
import { attributesOf } from './testing/read-page.js';
import { startForTest, type TestServer } from './testing/start-for-test.js';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.close());
const at = (path: string) => pageAt(server.url + path);

describe('lists', () => {
  it('all cards, or those with a keyword', async () => {
    const all = await at('/cards');
    expect(all.text).toMatch(/All cards[\s\S]*Old Guard \(A\)[\s\S]*Stone Beast/);
    const some = await at('/cards?keyword=Evade');
    expect(some.text).toMatch(/Cards with Evade[\s\S]*Old Guard \(A\)/);
    expect(attributesOf(some, 'a', 'href')).not.toContain('cards/stone-beast');
  });

  it('an unknown keyword of cards is told', async () => {
    const response = await askPage(`${server.url}/cards?keyword=qqqq`);
    expect(response.status).toBe(404);
  });

  it('all keywords are on the first page', async () => {
    const { status, headers } = await askPage(`${server.url}/keywords`);
    expect([status, headers.location]).toEqual([302, './#keywords']);
  });
});

describe('what a page needs no script for', () => {
  it('a keyword says what it is, in its own words and in official ones, with each ruling', async () => {
    const { text } = await at('/keywords/overkill');
    expect(text).toContain('Hits beyond what the defender can take may go to a second unit.');
    expect(text).toContain('Both units resolve damage in tandem.');
    expect(text).toContain('How it meets other keywords');
  });

  it('a keyword is a term that others can show', async () => {
    const page = await at('/keywords/overkill');
    const data = page.elements.find(({ attributes }) => attributes.get('type') === 'application/ld+json');
    expect(JSON.parse(data?.text ?? '')).toMatchObject({ '@type': 'DefinedTerm', name: 'Overkill' });
  });

  it.each(sampleContent.rulings)(
    'the ruling $id stands at its address, whatever its status',
    async (ruling) => {
      const { text } = await at(`/rulings/${ruling.id}`);
      expect(text).toContain(ruling.text);
      expect(text).toContain('Where it stands');
    },
  );

  it('each ruling has a permanent link', async () => {
    const links = attributesOf(await at('/keywords/overkill'), 'a', 'href');
    expect(links).toContain('../rulings/overkill/both-units-resolve-damage');
  });

  it('a deck gets its rulings, and says which lines are no cards', async () => {
    const { text } = await at('/deck?list=4%20Old%20Guard%0A1%20Nobody');
    expect(text).toContain('Both units resolve damage in tandem.');
    expect(text).toContain('Line 2: 1 Nobody');
  });
});
