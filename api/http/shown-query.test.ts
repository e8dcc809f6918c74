import { graphql, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../schema/schema.js';
import { SHOWN_QUERIES, shownIn } from './shown-query.js';
import { ask } from './testing/ask.js';
import { sampleKnowledgeBase, startForTest, type TestServer } from './testing/start-for-test.js';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest({ schema });
});
afterAll(() => server.close());

const contextValue = { knowledgeBase: sampleKnowledgeBase(), publicUrl: null };
const LINE = '7 power, Critical Hit 2 vs 5 health, Armor, Evade 2 (2 Force)';
const SOURCE = `{
  attack(input: { attacker: { power: 7, health: 6, abilities: ["Critical Hit 2"] }, defender: { health: 5, abilities: ["Evade 2"] } }) {
    ... on AttackReport { url }
  }
  answer(question: "Is Overkill preventable? 100%") { url }
  interactionCheck(input: { keywords: [{ keyword: "overkill" }, { keyword: "evade" }] }) { ... on InteractionReport { url } }
  keyword(name: "overkill") { ... on Keyword { url rulings { url } } }
  card(name: "Old Guard") { ... on Card { url } }
}`;

function urlsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'url' && typeof inner === 'string' ? [inner] : urlsIn(inner),
  );
}

describe('the address of everything', () => {
  it('leads to a page', async () => {
    const { data, errors } = await graphql({ schema, source: SOURCE, contextValue });
    expect(errors).toBeUndefined();
    const urls = urlsIn(data);
    const kinds = ['attack', 'answer', 'interactions', 'keywords', 'rulings', 'cards'];
    expect(new Set(urls.map((url) => url.split(/[/?]/)[1]))).toEqual(new Set(kinds));
    for (const url of urls) {
      const response = await fetch(server.url + url);
      expect([url, response.status, response.headers.get('content-type')]).toEqual([
        url,
        200,
        'text/html; charset=utf-8',
      ]);
    }
  });

  it.each([
    ['/attack', `q=${encodeURIComponent(LINE)}`, 'graphiql?', 'attack'],
    ['/attack/', `q=${encodeURIComponent(LINE)}`, '../graphiql?', 'attack'],
    ['/answer', 'q=Is+Overkill+preventable%3F', 'graphiql?', 'answer'],
    ['/interactions/overkill+evade', '', '../graphiql?', 'interactionCheck'],
    ['/cards/old-guard-a', '', '../graphiql?', 'card'],
  ])('%s?%s is shown in GraphiQL by a query that finds it', async (path, search, start, field) => {
    const location = String(shownIn(path, search));
    expect(location.startsWith(start)).toBe(true);
    const given = new URL(location, 'http://x/a/b/c').searchParams;
    const { data, errors } = await graphql({
      schema,
      source: given.get('query') ?? '',
      variableValues: JSON.parse(given.get('variables') ?? ''),
      contextValue,
    });
    expect(errors).toBeUndefined();
    expect(data).toHaveProperty(field);
    expect(JSON.stringify(data)).not.toContain('"message"');
  });

  it.each([
    ['/attack', '', 400],
    ['/attack', 'q=nonsense', 400],
    ['/answer', 'q=%20', 400],
    ['/none', '', 404],
  ])('%s?%s is refused with what to do', (path, search, status) => {
    expect(shownIn(path, search)).toMatchObject({ status });
  });

  it('is refused when its query would be longer than an address may be', () => {
    const long = `7 power vs 5 health, ${'\u6F22'.repeat(900)}`;
    expect(shownIn('/attack', `q=${encodeURIComponent(long)}`)).toMatchObject({ status: 414 });
  });

  it.each(Object.entries(SHOWN_QUERIES))('the query of %s fits the schema', (_kind, query) =>
    expect(validate(schema, parse(query))).toEqual([]),
  );
});

describe('the page of a record', () => {
  it('leads to GraphiQL and to others behind any prefix', async () => {
    for (const path of ['/keywords/overkill', '/rulings/overkill/both-units-resolve-damage']) {
      const page = (await ask(server.url + path)).body.toString();
      const links = [...page.matchAll(/href="([^"#:]+)"/g)].map(([, link = '']) => link);
      expect(links.length).toBeGreaterThan(1);
      for (const link of links) {
        const target = new URL(link, `http://x/some/prefix${path}`).pathname;
        expect(target).toMatch(/^\/some\/prefix\//);
        expect((await ask(server.url + target.replace('/some/prefix', ''))).status).toBe(200);
      }
    }
  });

  it.each(['/keywords/overkill/', '/rulings/overkill/both-units-resolve-damage/'])(
    'has no slash at its end: %s leads to it',
    async (path) => {
      const response = await ask(server.url + path);
      expect(response.status).toBe(302);
      const target = new URL(String(response.headers.location), `http://x/prefix${path}`).pathname;
      expect(target).toBe(`/prefix${path.slice(0, -1)}`);
    },
  );

  it('is found in any case', async () => {
    for (const path of ['/keywords/OVERKILL', '/rulings/Overkill/Both-Units-resolve-damage'])
      expect((await ask(server.url + path)).status).toBe(200);
  });
});
