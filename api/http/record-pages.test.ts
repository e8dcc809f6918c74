import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkCitation } from '../knowledge-base/check-citation.js';
import type { RulingRecord } from '../knowledge-base/records.js';
import { sampleContent } from '../knowledge-base/sample-content.js';
import { openSample } from '../knowledge-base/sample-knowledge-base.js';
import { ask, decoded } from './testing/ask.js';
import { askPage, pageAt } from './testing/ask-page.js';
import { attributesOf } from './testing/read-page.js';
import { handStore, startForTest, type TestServer } from './testing/start-for-test.js';

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

describe('a withdrawn ruling whose card is gone', () => {
  const [template] = sampleContent.rulings;
  const gone: RulingRecord[] = (template === undefined ? [] : [template]).map((ruling) => ({
    ...ruling,
    ...{ id: 'card-lost-scout-a/it-may-flee', keyword: null, card: 'lost-scout-a', text: 'It may flee.' },
    ...{ occurrences: [], status: 'WITHDRAWN' as const, supersededBy: [] },
  }));
  let without: TestServer;
  beforeAll(async () => {
    const knowledgeBase = openSample({ ...sampleContent, rulings: [...sampleContent.rulings, ...gone] });
    without = await startForTest({ store: handStore(knowledgeBase) });
  });
  afterAll(() => without.close());

  it('is served at its addresses, and leads to no page that is not there', async () => {
    const page = await pageAt(`${without.url}/rulings/card-lost-scout-a/it-may-flee`);
    expect(page.text).toMatch(/A ruling on lost-scout-a[\s\S]*It may flee\.[\s\S]*Withdrawn:/);
    expect(attributesOf(page, 'a', 'href').filter((href) => href.includes('cards/lost'))).toEqual([]);
    const plain = await ask(`${without.url}/v1/rulings/card-lost-scout-a/it-may-flee.json`);
    expect(JSON.parse(decoded(plain))).toMatchObject({ ruling: gone[0], sources: [] });
  });

  it('can be checked as a citation, by its id and by its words', () => {
    const knowledgeBase = openSample({ ...sampleContent, rulings: [...sampleContent.rulings, ...gone] });
    for (const id of ['card-lost-scout-a/it-may-flee', null])
      expect(checkCitation(knowledgeBase, 'It may flee.', id)).toMatchObject({
        status: 'WITHDRAWN',
        ruling: { id: 'card-lost-scout-a/it-may-flee' },
        message: expect.stringContaining('the source that had it was taken away'),
      });
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
