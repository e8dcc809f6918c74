import { describe, expect, it } from 'vitest';
import type { Content } from '../api/knowledge-base/records.js';
import { sampleContent } from '../api/knowledge-base/sample-content.js';
import { askAbout, askSample, dataOf, refusalOf } from './ask-sample.js';

const LOOKUP = `query ($name: String!) {
  keyword(name: $name) {
    __typename
    ... on Keyword { slug matchedBy }
    ... on LookupMiss { query message }
    ... on AmbiguousName { candidates { label kind id } }
    ... on NotFound { suggestions { label kind id } }
  }
}`;

function lookUp(name: string, ask = askSample) {
  return dataOf(ask(LOOKUP, { name })).then(({ keyword }) => keyword);
}

/** The sample with a second keyword that folds to the same letters as another. */
function withTwin(): Content {
  const twins = sampleContent.keywords.flatMap((keyword) =>
    keyword.slug === 'stun'
      ? [keyword, { ...keyword, slug: 'stun-2', name: 'STUN!', mentionedBy: [], rulings: [] }]
      : [keyword],
  );
  return { ...sampleContent, keywords: twins };
}

describe('a keyword looked up by name', () => {
  it.each([
    ['overkill', 'overkill', 'EXACT'],
    ['CRITICAL-HIT', 'critical-hit', 'EXACT'],
    ['critical hit 2', 'critical-hit', 'EXACT'],
    ['Elude', 'precision', 'ALIAS'],
    ['Overk', 'overkill', 'PREFIX'],
    ['Retaliat3', 'retaliate', 'FUZZY'],
  ])("'%s' is %s, matched by %s", async (name, slug, matchedBy) => {
    expect(await lookUp(name)).toEqual({ __typename: 'Keyword', slug, matchedBy });
  });

  it('is told apart from others that fit as well', async () => {
    const found = await lookUp('Stun?', askAbout(withTwin()));
    expect(found).toMatchObject({
      __typename: 'AmbiguousName',
      query: 'Stun?',
      message: expect.stringContaining('fits several keywords'),
    });
    expect(found).toHaveProperty('candidates.length', 2);
    expect(found).toHaveProperty('candidates.0.id', 'Keyword:stun');
  });

  it('that is unknown is NotFound with a message that helps', async () => {
    expect(await lookUp('zzzzzz')).toEqual({
      __typename: 'NotFound',
      query: 'zzzzzz',
      message: expect.stringContaining('Check its spelling'),
      suggestions: [],
    });
  });

  it('that is longer than 200 code points is NotFound, not an error', async () => {
    const found = await lookUp('😀'.repeat(201));
    expect(found).toMatchObject({ __typename: 'NotFound', message: expect.stringContaining('at most 200') });
    expect(found).toHaveProperty('query', `${'😀'.repeat(200)}…`);
  });

  it('leaves the record as it is: reached in another way it is EXACT', async () => {
    await lookUp('Elude');
    const { node } = await dataOf(
      askSample('{ node(id: "Keyword:precision") { ... on Keyword { matchedBy } } }'),
    );
    expect(node).toEqual({ matchedBy: 'EXACT' });
  });
});

describe('keywords looked up by name', () => {
  const BATCH = `query ($names: [String!]!) { keywordsByName(names: $names) { __typename ... on Keyword { slug } } }`;

  it('come in the order asked, unknown ones in their place', async () => {
    const { keywordsByName } = await dataOf(askSample(BATCH, { names: ['Stun', 'zzzzzz', 'Elude', 'Stun'] }));
    expect(keywordsByName).toEqual([
      { __typename: 'Keyword', slug: 'stun' },
      { __typename: 'NotFound' },
      { __typename: 'Keyword', slug: 'precision' },
      { __typename: 'Keyword', slug: 'stun' },
    ]);
  });

  it('are at most 100', async () => {
    const { keywordsByName } = await dataOf(askSample(BATCH, { names: Array(100).fill('Stun') }));
    expect(keywordsByName).toHaveLength(100);
    expect(await refusalOf(askSample(BATCH, { names: Array(101).fill('Stun') }))).toEqual({
      code: 'TOO_MANY_ITEMS',
      message: 'names has 101 items; at most 100 are served at once. Ask for the rest with further requests.',
    });
  });
});
