import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleContent } from '../knowledge-base/sample-content.js';
import { openSample } from '../knowledge-base/sample-knowledge-base.js';
import { ask, decoded, getUrl } from './testing/ask.js';
import { attributesOf, type ReadPage, readPage } from './testing/read-page.js';
import { handStore, startForTest, type TestServer } from './testing/start-for-test.js';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.close());

const BROWSER = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

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

async function pageAt(path: string): Promise<ReadPage> {
  const response = await ask(server.url + path, { headers: BROWSER });
  return readPage(decoded(response));
}

describe.each(PAGES)('the page %s', (path) => {
  it('is HTML that anyone may keep and ask for again, under a strict policy', async () => {
    const response = await ask(server.url + path, { headers: BROWSER });
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
    const page = await pageAt(path);
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
    const page = await pageAt(path);
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

describe('lists', () => {
  it('all cards, or those with a keyword', async () => {
    const all = await pageAt('/cards');
    expect(all.text).toMatch(/All cards[\s\S]*Old Guard \(A\)[\s\S]*Stone Beast/);
    const some = await pageAt('/cards?keyword=Evade');
    expect(some.text).toMatch(/Cards with Evade[\s\S]*Old Guard \(A\)/);
    expect(attributesOf(some, 'a', 'href')).not.toContain('cards/stone-beast');
  });

  it('an unknown keyword of cards is told', async () => {
    const response = await ask(`${server.url}/cards?keyword=qqqq`, { headers: BROWSER });
    expect(response.status).toBe(404);
  });

  it('all keywords are on the first page', async () => {
    const { status, headers } = await ask(`${server.url}/keywords`, { headers: BROWSER });
    expect([status, headers.location]).toEqual([302, './#keywords']);
  });

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
        readPage(decoded(await ask(`${many.url}/search?q=twin&page=${page}`, { headers: BROWSER }))),
        'a',
        'href',
      ).filter((to) => to.startsWith('keywords/twin'));
    const [first, second] = [await hits(1), await hits(2)];
    expect([first.length, second.length]).toEqual([30, 10]);
    expect(first.filter((to) => second.includes(to))).toEqual([]);
    await many.close();
  });

  it('a page that is not there speaks of pages, and to programs of GraphQL', async () => {
    const missing = await pageAt('/nowhere');
    expect(missing.text).toContain('There is no page at "/nowhere".');
    expect(missing.text.replace(/Ask with GraphQL/, '')).not.toContain('GraphQL is at');
    expect(decoded(await ask(`${server.url}/nowhere`))).toContain('GraphQL is at /graphql');
  });
});

describe('every link of a page', () => {
  it('leads somewhere', async () => {
    const seen = new Set<string>();
    for (const path of PAGES) {
      for (const address of attributesOf(await pageAt(path), 'a', 'href')) {
        const url = new URL(address, server.url + path);
        url.hash = '';
        if (url.origin === server.url) seen.add(url.href);
      }
    }
    const lost: string[] = [];
    for (const address of seen) {
      if (/\/(?:attack|interactions|graphiql|v1)\b/.test(address)) continue;
      const { status } = await ask(address, { headers: BROWSER });
      if (status >= 400) lost.push(address);
    }
    expect(seen.size).toBeGreaterThan(40);
    expect(lost).toEqual([]);
  });
});

describe('what a page needs no script for', () => {
  it('a keyword says what it is, in its own words and in official ones, with each ruling', async () => {
    const { text } = await pageAt('/keywords/overkill');
    expect(text).toContain('Hits beyond what the defender can take may go to a second unit.');
    expect(text).toContain('Both units resolve damage in tandem.');
    expect(text).toContain('How it meets other keywords');
  });

  it('a keyword is a term that others can show', async () => {
    const page = await pageAt('/keywords/overkill');
    const data = page.elements.find(({ attributes }) => attributes.get('type') === 'application/ld+json');
    expect(JSON.parse(data?.text ?? '')).toMatchObject({ '@type': 'DefinedTerm', name: 'Overkill' });
  });

  it.each(sampleContent.rulings)(
    'the ruling $id stands at its address, whatever its status',
    async (ruling) => {
      const { text } = await pageAt(`/rulings/${ruling.id}`);
      expect(text).toContain(ruling.text);
      expect(text).toContain('Where it stands');
    },
  );

  it('each ruling has a permanent link', async () => {
    const links = attributesOf(await pageAt('/keywords/overkill'), 'a', 'href');
    expect(links).toContain('../rulings/overkill/both-units-resolve-damage');
  });

  it('a question gets its answer', async () => {
    const { text } = await pageAt('/answer?q=Can%20I%20Evade%20Overkill%20damage%3F');
    expect(text).toMatch(/Yes|No/);
    expect(text).toContain('What it rests on');
  });

  it('two keywords get their verdict, what happens, and when', async () => {
    const { text } = await pageAt('/interactions?k=overkill,evade');
    expect(text).toContain('They affect each other');
    expect(text).toContain('In the order of play');
    expect(text).toContain('In numbers');
  });

  it('the numbers of a check tell the damage to a second unit, which is what Overkill changes', async () => {
    const { elements } = await pageAt('/interactions?k=overkill,evade');
    const cells = elements.filter(({ name }) => ['th', 'td'].includes(name)).map(({ text }) => text);
    const width = cells.indexOf('Hits') + 1;
    const column = cells.indexOf('To others');
    expect(column).toBeGreaterThan(0);
    const damage = cells.filter((_, index) => index > width && index % width === column);
    expect(damage.length).toBeGreaterThan(2);
    expect(new Set(damage).size).toBeGreaterThan(1);
  });

  it('all pairs can be filtered by a keyword', async () => {
    const links = attributesOf(await pageAt('/interactions?with=evade'), 'a', 'href');
    const pairs = links.filter((link) => link.startsWith('interactions?k='));
    expect(pairs.every((link) => link.includes('evade'))).toBe(true);
  });

  it('a deck gets its rulings, and says which lines are no cards', async () => {
    const { text } = await pageAt('/deck?list=4%20Old%20Guard%0A1%20Nobody');
    expect(text).toContain('Both units resolve damage in tandem.');
    expect(text).toContain('Line 2: 1 Nobody');
  });
});

describe('an attack', () => {
  it('shows every outcome with its chance', async () => {
    const { text } = await pageAt('/attack?q=1%20power%20vs%201%20health');
    expect(text).toContain('50.0 %');
    expect(text).toContain('1/2');
  });

  it('that was filled into fields is one line', async () => {
    const fields = new URLSearchParams({ 'attacker.power': '2', 'defender.health': '3', dark: 'defender' });
    fields.set('defender.abilities', 'Evade 1\nArmor');
    const { status, headers } = await ask(`${server.url}/attack?${fields}`, { headers: BROWSER });
    expect(status).toBe(302);
    const line = new URL(String(headers.location), `${server.url}/attack`).searchParams.get('q');
    expect(line).toBe('2 power vs 3 health, Evade 1, Armor; dark side defender');
  });

  it('of which nothing was filled in is the calculator alone', async () => {
    const { text } = await pageAt('/attack?attacker.power=&defender.health=&live=1');
    expect(text).toContain('fill in the units below');
  });

  it('that was a link of this site is taken from it', async () => {
    const link = `https://example.org/attack?q=${encodeURIComponent('1 power vs 1 health')}`;
    const path = `/attack?q=${encodeURIComponent(link)}`;
    const { status, headers } = await ask(server.url + path, { headers: BROWSER });
    expect([status, headers.location]).toEqual([302, 'attack?q=1%20power%20vs%201%20health']);
    expect((await pageAt(`${path}&live=1`)).text).toContain('50.0 %');
  });

  it('says what the attacker was taken to have, and of no one else', async () => {
    const { text } = await pageAt(`/attack?q=${encodeURIComponent('4 power vs 2 health, Retaliate 2')}`);
    expect(text).toContain('How much health the attacker has was not said: it has 99 here.');
    expect(text).not.toContain('99 or more discard it');
    expect(text).toMatch(/Attacker is discarded\s*not known/);
    const said = await pageAt(
      `/attack?q=${encodeURIComponent('4 power, 3 health vs 2 health, Retaliate 2')}`,
    );
    expect(said.text).not.toContain('was not said');
    expect(said.text).toContain('3 or more discard it');
  });

  it('tells of counters that it places, beside those that were there', async () => {
    const { text } = await pageAt(`/attack?q=${encodeURIComponent('3 power vs 5/2 health')}`);
    expect(text).toContain('Damage counters placed on defender');
    expect(text).toContain('Besides the 2 that it had, 3 or more discard it.');
  });

  it('with cards in its fields is theirs, and says what of a card is another', async () => {
    const fields = new URLSearchParams({
      'attacker.card': 'Old Guard (A)',
      'attacker.power': '',
      'attacker.arena': '',
    });
    fields.set('defender.card', 'Stone Beast');
    const lineOf = async () => {
      const { headers } = await ask(`${server.url}/attack?${fields}`, { headers: BROWSER });
      return new URL(String(headers.location), `${server.url}/attack`).searchParams.get('q') ?? '';
    };
    expect(await lineOf()).toBe('Old Guard (A) vs Stone Beast');
    fields.set('attacker.power', '9');
    const { text } = await pageAt(`/attack?q=${encodeURIComponent(await lineOf())}`);
    expect(text).toContain('Old Guard (A) has 9 power here, as the attack says; 5 is printed on it.');
  });

  it('may name cards', async () => {
    const { text } = await pageAt('/attack?q=Old%20Guard%20(A)%20vs%20Stone%20Beast');
    expect(text).toContain('Damage counters placed on Stone Beast');
  });

  it('that can not be read says where', async () => {
    const path = '/attack?q=7%20power%20vs%20nothing';
    const response = await ask(server.url + path, { headers: BROWSER });
    expect(response.status).toBe(400);
    expect(readPage(decoded(response)).text).toMatch(/Column \d+/);
  });
});

describe('all pairs of keywords', () => {
  it('are worked out behind the first reader, and then shown as a table', async () => {
    await vi.waitFor(
      async () => expect((await pageAt('/interactions')).text).not.toContain('worked out so far'),
      { timeout: 20_000, interval: 200 },
    );
    const { elements } = await pageAt('/interactions');
    const cells = elements.filter(({ name }) => name === 'td').length - 1;
    expect(cells).toBe(sampleContent.keywords.length ** 2);
  });
});

describe('when too much is asked at once', () => {
  it('an attack is refused as a page that says when to come back', async () => {
    const busy = await startForTest({ maxRunning: 2 });
    const slow = ask(getUrl(busy.url, '{ slow(ms: 600) }'));
    await vi.waitFor(async () => {
      const { status, headers, body } = await ask(`${busy.url}/attack?q=1%20power%20vs%201%20health`, {
        headers: BROWSER,
      });
      expect([status, headers['retry-after']]).toEqual([429, '1']);
      expect(readPage(body.toString()).text).toContain('Too much at once');
    });
    expect((await slow).status).toBe(200);
    await busy.close();
  });
});

describe('addresses', () => {
  it.each([
    ['/keywords/Overkill', '/keywords/overkill'],
    ['/keywords/overkill/', '/keywords/overkill'],
    ['/rulings/Overkill/both-units-resolve-damage', '/rulings/overkill/both-units-resolve-damage'],
    ['/cards/Old%20Guard', '/cards/old-guard-a'],
    ['/interactions/overkill+evade', '/interactions?k=overkill,evade'],
    ['/interactions?k=overkill&k=evade&k=&k=', '/interactions?k=overkill,evade'],
  ])('%s leads to %s', async (path, target) => {
    const { status, headers } = await ask(server.url + path, { headers: BROWSER });
    expect(status).toBe(302);
    expect(new URL(String(headers.location), server.url + path).href).toBe(server.url + target);
  });

  it.each(['/keywords/overkil1', '/rulings/overkill/none', '/cards/old-gard-x', '/nothing', '/assets/x.js'])(
    '%s is nothing: browsers get a page, programs get JSON',
    async (path) => {
      const page = await ask(server.url + path, { headers: BROWSER });
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
      const response = await ask(server.url + path, { headers: BROWSER });
      expect([response.status, readPage(decoded(response)).text.includes('control character')]).toEqual([
        400,
        true,
      ]);
    },
  );

  it('of programs tell programs what is wrong, whoever asks', async () => {
    const { headers } = await ask(`${server.url}/v1/keywords/none.json`, { headers: BROWSER });
    expect(headers['content-type']).toContain('application/json');
  });

  it('say so while no database is loaded', async () => {
    const empty = await startForTest({ store: handStore(null) });
    const { status, body } = await ask(`${empty.url}/keywords/overkill`, { headers: BROWSER });
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
    const { body } = await ask(`${known.url}/keywords/overkill`, { headers: BROWSER });
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
    expect(sent.get('body')).toContain('Revision: ');
  });
});
