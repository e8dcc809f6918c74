import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleContent } from '../knowledge-base/sample-content.js';
import { pageAt } from './testing/ask-page.js';
import { attributesOf } from './testing/read-page.js';
import { startForTest, type TestServer } from './testing/start-for-test.js';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.close());
const at = (path: string) => pageAt(server.url + path);

describe('keywords that meet', () => {
  it('two keywords get their verdict, what happens, and when', async () => {
    const { text } = await at('/interactions?k=overkill,evade');
    expect(text).toContain('They affect each other');
    expect(text).toContain('In the order of play');
    expect(text).toContain('In numbers');
  });

  it('the numbers of a check tell the damage to a second unit, which is what Overkill changes', async () => {
    const { elements } = await at('/interactions?k=overkill,evade');
    const cells = elements.filter(({ name }) => ['th', 'td'].includes(name)).map(({ text }) => text);
    const width = cells.indexOf('Hits') + 1;
    const column = cells.indexOf('To others');
    expect(column).toBeGreaterThan(0);
    const damage = cells.filter((_, index) => index > width && index % width === column);
    expect(damage.length).toBeGreaterThan(2);
    expect(new Set(damage).size).toBeGreaterThan(1);
  });

  it('a name that is misspelt is told with the keyword that it was taken for, others are not', async () => {
    const said = 'No keyword is called “overkil”: this is about Overkill.';
    expect((await at('/interactions?k=overkil,evade')).text).toContain(said);
    expect((await at('/interactions?k=OVERKILL,Evade%202')).text).not.toContain('No keyword is called');
  });

  it('all pairs can be filtered by a keyword', async () => {
    const links = attributesOf(await at('/interactions?with=evade'), 'a', 'href');
    const pairs = links.filter((link) => link.startsWith('interactions?k='));
    expect(pairs.every((link) => link.includes('evade'))).toBe(true);
  });
});

describe('all pairs of keywords', () => {
  it('are worked out behind the first reader, and then shown as a table', async () => {
    await vi.waitFor(
      async () => expect((await at('/interactions')).text).not.toContain('worked out so far'),
      { timeout: 20_000, interval: 200 },
    );
    const { elements } = await at('/interactions');
    const cells = elements.filter(({ name }) => name === 'td').length - 1;
    expect(cells).toBe(sampleContent.keywords.length ** 2);
  });
});
