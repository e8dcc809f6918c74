import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../project.js';
import { exampleUrl, publishedQuery, readPublishedQueries } from './published-queries.js';

const FILE = `
# One item.
# Example: {"first": 2}
query One($first: Int = 3, $name: String!) { items(first: $first) { name } }
`;

describe('a published query', () => {
  const document = publishedQuery('one', FILE);

  it('has the hash of its trimmed text as id', () => {
    expect(document.id).toBe(`sha256:${createHash('sha256').update(FILE.trim()).digest('hex')}`);
  });

  it('says what it is for and which variables it takes', () => {
    expect(document.description).toBe('One item.');
    expect(document.variables).toEqual([
      { name: 'first', type: 'Int', required: false },
      { name: 'name', type: 'String!', required: true },
    ]);
  });

  it('has an address that runs it with its example', () => {
    const url = new URL(exampleUrl(document, 'https://rules.example.org/swtcg'));
    expect(url.pathname).toBe('/swtcg/graphql');
    expect(url.searchParams.get('documentId')).toBe(document.id);
    expect(JSON.parse(url.searchParams.get('variables') ?? '')).toEqual({ first: 2 });
  });

  it.each([
    ['no example', '{ a }', /needs a comment line/],
    ['two operations', '# Example: {}\nquery A { a } query B { a }', /has 2 operations/],
    ['no GraphQL', '# Example: {}\n{', /Syntax Error/],
  ])('with %s is refused', (_what, text, message) => {
    expect(() => publishedQuery('x', text)).toThrow(message);
  });
});

describe('the published documents', () => {
  it('are those that clients count on', () => {
    const { list, byId } = readPublishedQueries(join(projectRoot(), 'api', 'published-queries'));
    expect(list.map(({ name }) => name)).toEqual([
      'answer',
      'attack-line',
      'attack',
      'card',
      'cards',
      'citation-check',
      'deck-interactions',
      'deck-rulings',
      'interaction-check',
      'keyword-card',
      'keyword-rulings',
      'keyword-tooltip',
      'search',
      'suggest',
    ]);
    expect(byId.size).toBe(list.length);
  });
});
