import { join } from 'node:path';
import { parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_COMPLEXITY } from '../../schema/complexity.js';
import { operationCost } from '../../schema/operation-cost.js';
import { schema } from '../../schema/schema.js';
import { projectRoot } from '../project.js';
import { GRAPHIQL_EXAMPLES } from './graphiql-examples.js';
import { exampleUrl, readPublishedQueries } from './published-queries.js';
import { ask, json, post } from './testing/ask.js';
import { startForTest, type TestServer } from './testing/start-for-test.js';

const documents = readPublishedQueries(join(projectRoot(), 'api', 'published-queries')).list;
const published = [
  ...documents.map(({ name, text, example }) => ({
    name: `the document ${name}`,
    query: text,
    variables: example,
  })),
  ...GRAPHIQL_EXAMPLES.map((example) => ({ name: /query (\w+)/.exec(example.query)?.[1] ?? '', ...example })),
];

let server: TestServer;
beforeAll(async () => {
  server = await startForTest({ schema, environment: { publicUrl: 'https://rules.example.org' } });
});
afterAll(() => server.close());

describe('a published query', () => {
  it.each(published)(
    '($name) fits the schema and costs at most half of what is allowed',
    ({ query, variables }) => {
      const document = parse(query);
      expect(validate(schema, document)).toEqual([]);
      const cost = operationCost(schema, { document, variables });
      expect(cost).toBeGreaterThan(0);
      expect(cost).toBeLessThanOrEqual(MAX_COMPLEXITY / 2);
    },
  );

  it.each(published)('($name) runs with its example', async ({ query, variables }) => {
    const answer = json(await post(server.graphql, { query, variables }));
    expect(answer.errors).toBeUndefined();
    expect(Object.values(answer.data ?? {})[0]).not.toBeNull();
  });

  it.each(documents)('($name) runs from its address, cached longer than an ad-hoc one', async (document) => {
    const response = await ask(exampleUrl(document, server.url));
    expect(response.status).toBe(200);
    expect(json(response).errors).toBeUndefined();
    expect(response.headers['cache-control']).toBe('public, max-age=300, stale-while-revalidate=300');
  });
});

describe('a query', () => {
  it('gets absolute addresses where PUBLIC_URL is set', async () => {
    const answer = json(
      await post(server.graphql, { query: '{ keyword(name: "Overkill") { ... on Keyword { url } } }' }),
    );
    expect(answer.data).toMatchObject({
      keyword: { url: expect.stringMatching(/^https:\/\/rules\.example\.org\//) },
    });
  });

  it('that asks for too long a page is told so with a code', async () => {
    const answer = json(await post(server.graphql, { query: '{ keywords(first: 101) { totalCount } }' }));
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'PAGE_TOO_LARGE' });
  });

  it('that nests pages in pages is refused for its cost', async () => {
    const query =
      'query ($n: Int) { keywords(first: $n) { nodes { mentionedBy { mentionedBy { mentionedBy { rulings { text } } } } } } }';
    const answer = json(await post(server.graphql, { query, variables: { n: 100 } }));
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'QUERY_TOO_COMPLEX',
      limit: MAX_COMPLEXITY,
    });
    expect(answer.data).toBeUndefined();
  });
});
