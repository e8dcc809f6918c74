import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, decoded } from './testing/ask.js';
import { askPage, pageAt } from './testing/ask-page.js';
import { attributesOf, readPage } from './testing/read-page.js';
import { handStore, startForTest, type TestServer } from './testing/start-for-test.js';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.close());
const at = (path: string) => pageAt(server.url + path);

describe('addresses', () => {
  it('a page that is not there speaks of pages, and to programs of GraphQL', async () => {
    const missing = await at('/nowhere');
    expect(missing.text).toContain('There is no page at "/nowhere".');
    expect(missing.text.replace(/Ask with GraphQL/, '')).not.toContain('GraphQL is at');
    expect(decoded(await ask(`${server.url}/nowhere`))).toContain('GraphQL is at /graphql');
  });

  it.each([
    ['/keywords/Overkill', '/keywords/overkill'],
    ['/keywords/overkill/', '/keywords/overkill'],
    ['/rulings/Overkill/both-units-resolve-damage', '/rulings/overkill/both-units-resolve-damage'],
    ['/rulings/overkill', '/keywords/overkill#rulings'],
    ['/cards/Old%20Guard', '/cards/old-guard-a'],
    ['/interactions/overkill+evade', '/interactions?k=overkill,evade'],
    ['/interactions?k=overkill&k=evade&k=&k=', '/interactions?k=overkill,evade'],
  ])('%s leads to %s', async (path, target) => {
    const { status, headers } = await askPage(server.url + path);
    expect(status).toBe(302);
    expect(new URL(String(headers.location), server.url + path).href).toBe(server.url + target);
  });

  it.each(['/keywords/overkil1', '/rulings/overkill/none', '/cards/old-gard-x', '/nothing', '/assets/x.js'])(
    '%s is nothing: browsers get a page, programs get JSON',
    async (path) => {
      const page = await askPage(server.url + path);
      expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(readPage(decoded(page)).text).toContain('Look for it');
      const json = await ask(server.url + path);
      expect(json.status).toBe(404);
      expect(JSON.parse(decoded(json)).errors[0].extensions.code).toBe('BAD_USER_INPUT');
    },
  );

  it.each(['/interactions?k=overkill%00,evade', '/search?q=%07stun', '/attack?q=1%1b%20power'])(
    'with a control character are refused: %s',
    async (path) => {
      const response = await askPage(server.url + path);
      expect([response.status, readPage(decoded(response)).text.includes('control character')]).toEqual([
        400,
        true,
      ]);
    },
  );

  it('of programs tell programs what is wrong, whoever asks', async () => {
    const { headers } = await askPage(`${server.url}/v1/keywords/none.json`);
    expect(headers['content-type']).toContain('application/json');
  });

  it('say so while no database is loaded', async () => {
    const empty = await startForTest({ store: handStore(null) });
    const { status, body } = await askPage(`${empty.url}/keywords/overkill`);
    await empty.close();
    expect([status, readPage(body.toString()).text.includes('Not ready yet')]).toEqual([503, true]);
  });
});

describe('a site whose address is known', () => {
  it('gives it to those who show links, and to reports', async () => {
    const environment = {
      publicUrl: 'https://rules.example.org',
      reportUrl: 'https://example.org/issues/new?labels=rules',
    };
    const known = await startForTest({ environment });
    const { body } = await askPage(`${known.url}/keywords/overkill`);
    await known.close();
    const page = readPage(body.toString());
    const url = page.elements.find(({ attributes }) => attributes.get('property') === 'og:url');
    expect(url?.attributes.get('content')).toBe('https://rules.example.org/keywords/overkill');
    const image = page.elements.find(({ attributes }) => attributes.get('property') === 'og:image');
    const picture = image?.attributes.get('content')?.replace('https://rules.example.org', server.url) ?? '';
    const { headers, body: bytes } = await ask(picture);
    expect(headers['content-type']).toBe('image/jpeg');
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(bytes.length).toBeLessThan(20_000);
    const report = attributesOf(page, 'a', 'href').find((href) => href.startsWith('https://example.org'));
    const sent = new URL(report ?? '').searchParams;
    expect([sent.get('labels'), sent.get('title')]).toEqual(['rules', 'This looks wrong: keyword overkill']);
    expect(sent.get('body')).toMatch(/^Page: https:\/\/rules\.example\.org\/keywords\/overkill$/m);
    expect(sent.get('body')).toContain('Revision: ');
  });
});
