import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { GRAPHIQL_EXAMPLES } from './graphiql-examples.js';
import { GRAPHIQL_ASSETS } from './graphiql-page.js';

interface Options {
  readonly variables?: string;
  readonly defaultTabs?: readonly { readonly query: string; readonly variables: string }[];
}

/** What GraphiQL is started with by the script of the page. */
async function startOptions(search: string, storedTabs: string | null): Promise<Options> {
  const script = (await GRAPHIQL_ASSETS.get('start.js')?.read()) ?? '';
  const started: Options[] = [];
  runInNewContext(script, {
    self: {},
    URL,
    location: { href: `http://localhost/graphiql${search}` },
    localStorage: { getItem: (key: string) => (key === 'graphiql:tabState' ? storedTabs : null) },
    document: { querySelector: () => null },
    YogaGraphiQL: { renderYogaGraphiQL: (_root: unknown, options: Options) => started.push(options) },
  });
  expect(started).toHaveLength(1);
  return started[0] ?? {};
}

test('who comes first finds the examples, and the one that opens is ready to run', async () => {
  const { variables, defaultTabs } = await startOptions('', null);
  expect(defaultTabs?.map(({ query }) => query)).toEqual(GRAPHIQL_EXAMPLES.map(({ query }) => query));
  expect(JSON.parse(variables ?? '')).toEqual(GRAPHIQL_EXAMPLES[0]?.variables);
});

test('who has tabs of his own keeps their variables', async () => {
  expect((await startOptions('', '{"tabs":[]}')).variables).toBeUndefined();
});

test("a link's query comes with the variables of the link", async () => {
  const link = `?query=${encodeURIComponent('query($n: String!) { x }')}&variables=${encodeURIComponent('{"n":"y"}')}`;
  expect(await startOptions(link, null)).toMatchObject({ variables: '{"n":"y"}' });
  expect((await startOptions(link, null)).defaultTabs).toBeUndefined();
});
