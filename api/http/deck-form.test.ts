import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LONGEST_LIST, MOST_LINES } from '../decks/deck-limits.js';
import { ask, decoded, type Response } from './testing/ask.js';
import { attributesOf, readPage } from './testing/read-page.js';
import { startForTest, type TestServer } from './testing/start-for-test.js';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.close());

const BROWSER = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const FORM = { ...BROWSER, 'Content-Type': 'application/x-www-form-urlencoded' };

function posted(list: string, headers: Readonly<Record<string, string>> = FORM): Promise<Response> {
  return ask(`${server.url}/deck`, { method: 'POST', headers, body: String(new URLSearchParams({ list })) });
}

/** A list as the deck builder writes it, one element a card, with what it says of each. */
function dek(copies: number): string {
  const card = `<card><name id="12345">Old Guard (A)</name><set>INV</set></card>`;
  return `<?xml version="1.0"?><deck version="0.8"><superzone name="Deck">${`${card}\n`.repeat(copies)}</superzone></deck>`;
}

describe('the form for a deck', () => {
  it('is posted, so that no list is too long for an address', async () => {
    const page = readPage(decoded(await ask(`${server.url}/deck`, { headers: BROWSER })));
    const form = page.elements.find(({ name, attributes }) => name === 'form' && attributes.has('method'));
    expect(Object.fromEntries(form?.attributes ?? [])).toMatchObject({ method: 'post', action: 'deck' });
    // A browser would cut what is pasted, and say nothing.
    expect(attributesOf(page, 'textarea', 'maxlength')).toEqual([]);
  });

  it('takes a whole .dek, which nobody keeps', async () => {
    const list = dek(120);
    expect(encodeURIComponent(list).length).toBeGreaterThan(8_192);
    const response = await posted(list);
    expect([response.status, response.headers['cache-control']]).toEqual([200, 'no-store']);
    expect([response.headers.etag, response.headers['set-cookie']]).toEqual([undefined, undefined]);
    expect(readPage(decoded(response)).text).toMatch(/120 cards[\s\S]*120 Old Guard \(A\)/);
  });

  it('leads to an address of its own where the list fits into one, so that the sheet is there again behind Back', async () => {
    const { status, headers } = await posted('1 Old Guard\r\n2 Stone Beast');
    expect([status, headers.location]).toEqual([302, 'deck?list=1%20Old%20Guard%0A2%20Stone%20Beast']);
    const sheet = await ask(`${server.url}/${headers.location}`, { headers: BROWSER });
    expect(readPage(decoded(sheet)).text).toMatch(/3 cards/);
  });

  it('leaves what is served at the same address alone', async () => {
    await posted('1 Old Guard');
    const text = readPage(decoded(await ask(`${server.url}/deck`, { headers: BROWSER }))).text;
    expect(text).not.toContain('Old Guard (A) Ground');
    expect(text).not.toMatch(/1 card\b/);
  });

  it('takes as many characters as are documented, each at its longest', async () => {
    const comment = `# ${'\u20ac'.repeat(LONGEST_LIST - 20)}`;
    expect((await posted(`1 Old Guard\r\n${comment}`)).status).toBe(200);
    const over = await posted(`1 Old Guard\n# ${'x'.repeat(LONGEST_LIST)}`);
    expect([over.status, over.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
    expect(readPage(decoded(over)).text).toContain(`at most ${LONGEST_LIST} are read at once`);
  });

  it('counts the end of a line as one character, as its author does', async () => {
    const list = '1 Old Guard\n'.repeat(MOST_LINES).padEnd(LONGEST_LIST, '\n');
    expect((await posted(list.replaceAll('\n', '\r\n'))).status).toBe(200);
  });

  it.each([
    ['more lines than are read', '1 Old Guard\n'.repeat(MOST_LINES + 1), FORM, 400],
    ['a body beyond any list', 'x'.repeat(400_000), FORM, 413],
    ['a body that is no form', '1 Old Guard', { ...BROWSER, 'Content-Type': 'application/json' }, 415],
  ])('refuses %s with a page', async (_what, list, headers, status) => {
    const response = await posted(list, headers);
    expect([response.status, response.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  });

  it('is not the search, which takes no POST', async () => {
    const response = await ask(`${server.url}/search`, { method: 'POST', headers: FORM, body: 'q=stun' });
    expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  it.each([
    ['/search', 'GET, HEAD, OPTIONS'],
    ['/deck', 'GET, HEAD, OPTIONS, POST'],
    ['/graphql', 'GET, HEAD, POST, OPTIONS'],
    ['/mcp', 'POST, OPTIONS'],
    ['/nothing', 'GET, HEAD, POST, OPTIONS'],
  ])('OPTIONS of %s names the methods that it takes', async (path, methods) => {
    const { status, headers } = await ask(server.url + path, { method: 'OPTIONS' });
    expect([status, headers.allow]).toEqual([204, methods]);
  });

  it('may still be reached by a link with a short list', async () => {
    const response = await ask(`${server.url}/deck?list=4%20Old%20Guard`, { headers: BROWSER });
    expect(readPage(decoded(response)).text).toContain('4 Old Guard (A)');
  });
});
