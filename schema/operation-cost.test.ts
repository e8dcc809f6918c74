import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { MAX_COMPLEXITY } from './complexity.js';
import { operationCost } from './operation-cost.js';
import { schema } from './schema.js';

function costOf(source: string, variables: Record<string, unknown> = {}, operationName?: string): number {
  const document = parse(source);
  expect(validate(schema, document)).toEqual([]);
  return operationCost(schema, { document, variables, operationName });
}

const RULINGS = 'rulings { id text topics occurrences { source { title } line start end } }';

describe('the cost of a query', () => {
  it.each([
    [
      '60 keywords with rulings and their places',
      `{ keywords(first: 60) { nodes { slug name ${RULINGS} } } }`,
    ],
    [
      '100 keywords with rulings and their places',
      `{ keywords(first: 100) { nodes { slug name text ${RULINGS} } } }`,
    ],
    [
      '100 rulings with their keywords',
      '{ rulings(first: 100) { nodes { id text keyword { slug name } mentions { slug } } } }',
    ],
    ['every window with its keywords', '{ timingWindows { name keywords { slug name summary } } }'],
    ['every source with its text', '{ sources { id text } }'],
    [
      'a search',
      '{ search(query: "x", first: 100) { edges { highlight node { ... on Keyword { name } } } } }',
    ],
  ])('allows %s', (_what, source) => expect(costOf(source)).toBeLessThanOrEqual(MAX_COMPLEXITY));

  it.each([
    [
      'keywords of keywords of keywords',
      '{ keywords(first: 100) { nodes { mentions { mentionedBy { rulings { id } } } } } }',
    ],
    [
      'the text of the source at every ruling',
      '{ rulings(first: 100) { nodes { occurrences { source { text } } } } }',
    ],
    [
      'windows in windows',
      '{ timingWindows { keywords { timing { keywords { timing { keywords { slug } } } } } } }',
    ],
    [
      'the same by edges',
      '{ keywords(first: 100) { edges { node { mentions { mentions { rulings { id } } } } } } }',
    ],
    [
      'many searches',
      `{ ${Array.from({ length: 100 }, (_, i) => `s${i}: search(query: "x") { totalCount }`).join(' ')} }`,
    ],
  ])('refuses %s', (_what, source) => expect(costOf(source)).toBeGreaterThan(MAX_COMPLEXITY));

  it('counts the size of a page once, and the same by edges as by nodes', () => {
    const byNodes = costOf('{ keywords(first: 50) { nodes { slug } } }');
    expect(costOf('{ keywords(first: 100) { nodes { slug } } }')).toBeLessThan(2 * byNodes);
    expect(costOf('{ keywords(first: 50) { edges { cursor } } }')).toBe(byNodes);
  });

  it('is the same for a literal, a variable, a default and null', () => {
    const twenty = costOf('{ keywords(first: 20) { nodes { text } } }');
    const byVariable = 'query ($n: Int) { keywords(first: $n) { nodes { text } } }';
    expect(costOf(byVariable, { n: 20 })).toBe(twenty);
    expect(costOf(byVariable, { n: null })).toBe(twenty);
    expect(costOf(byVariable)).toBe(twenty);
    expect(costOf('{ keywords { nodes { text } } }')).toBe(twenty);
  });

  it('is never lowered by a negative or an empty page', () => {
    const one = costOf('{ keywords(first: 1) { nodes { text } } }');
    expect(costOf('{ keywords(first: 0) { nodes { text } } }')).toBe(one);
    expect(costOf('{ keywords(first: -1000) { nodes { text } } }')).toBe(one);
  });

  it('leaves a page that is too large to be refused for its size', () => {
    const largest = costOf('{ keywords(first: 100) { nodes { slug } } }');
    expect(costOf('{ keywords(first: 2147483647) { nodes { slug } } }')).toBe(largest);
  });

  it('grows with the number of names and ids', () => {
    const names = 'query ($names: [String!]!) { keywordsByName(names: $names) { ... on Keyword { text } } }';
    const ids = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    expect(costOf(names, { names: Array(100).fill('x') })).toBeGreaterThan(
      90 * costOf(names, { names: ['x'] }),
    );
    expect(costOf(ids, { ids: Array(100).fill('x') })).toBeGreaterThan(60 * costOf(ids, { ids: ['x'] }));
  });

  it('is that of the operation that is executed, with its fragments', () => {
    const source = `query Small { sources { id } }
      query Large { keywords(first: 100) { nodes { ...All } } }
      fragment All on Keyword { ${RULINGS} }`;
    expect(costOf(source, {}, 'Small')).toBeLessThan(50);
    expect(costOf(source, {}, 'Large')).toBe(costOf(`{ keywords(first: 100) { nodes { ${RULINGS} } } }`));
  });

  it('is 0 when nothing will be executed', () => {
    expect(costOf('query A { sources { id } } query B { sources { id } }')).toBe(0);
    expect(costOf('query ($n: Int!) { keywords(first: $n) { totalCount } }', { n: 'x' })).toBe(0);
  });
});
