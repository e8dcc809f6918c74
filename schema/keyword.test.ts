import { describe, expect, it } from 'vitest';
import { sampleContent } from '../api/knowledge-base/sample-content.js';
import { askAbout, askSample, dataOf, refusalOf } from './ask-sample.js';

function keywordWith(fields: string, slug = 'overkill', ask = askSample) {
  const query = `{ node(id: "Keyword:${slug}") { ... on Keyword { ${fields} } } }`;
  return dataOf(ask(query)).then(({ node }) => node);
}

describe('a keyword', () => {
  it('has everything that its record says', async () => {
    const fields =
      'id slug name signature aliases parameter stacking activation nature timingText timingInferred definitions text summary authority';
    const record = sampleContent.keywords.find(({ slug }) => slug === 'critical-hit');
    expect(await keywordWith(fields, 'critical-hit')).toEqual({
      id: 'Keyword:critical-hit',
      ...Object.fromEntries(
        fields
          .split(' ')
          .slice(1)
          .map((field) => [field, record?.[field as 'slug']]),
      ),
    });
  });

  it('leads to its timing window, source, rulings and the keywords it names', async () => {
    const fields =
      'timing { slug order } source { id } rulings { id } mentions { slug } mentionedBy { slug }';
    expect(await keywordWith(fields)).toEqual({
      timing: { slug: 'pending-damage', order: 9 },
      source: { id: 'Source:hanharr-a' },
      rulings: [
        { id: 'Ruling:overkill/that-player-cant-change' },
        { id: 'Ruling:overkill/overkill-damage-is-caused' },
        { id: 'Ruling:overkill/both-units-resolve-damage' },
      ],
      mentions: [],
      mentionedBy: [{ slug: 'evade' }],
    });
  });

  it('has its editions, the current one first, with what changed', async () => {
    const fields = 'editions { source { id } current text changes { kind before after } }';
    expect(await keywordWith(fields)).toMatchObject({
      editions: [
        { source: { id: 'Source:hanharr-a' }, current: true, changes: [] },
        {
          source: { id: 'Source:own-words' },
          current: false,
          changes: [
            { kind: 'CHANGED', before: 'Both units take the damage together.' },
            { kind: 'REMOVED', after: null },
            { kind: 'ADDED', before: null },
          ],
        },
      ],
    });
  });

  it('has a page, absolute when the public address is known', async () => {
    expect(await keywordWith('url rulings { url }', 'stun')).toEqual({
      url: '/keywords/stun',
      rulings: [{ url: '/rulings/stun/if-no-damage-counters' }],
    });
    const ask = askAbout(sampleContent, 'https://rules.example');
    expect(await keywordWith('url rulings { url }', 'stun', ask)).toEqual({
      url: 'https://rules.example/keywords/stun',
      rulings: [{ url: 'https://rules.example/rulings/stun/if-no-damage-counters' }],
    });
  });

  it('is rendered in every format, cut when asked', async () => {
    const fields = 'a: render(format: HTML, maxLength: 40) b: render(format: PLAIN, maxLength: null)';
    expect(await keywordWith(fields, 'precision')).toEqual({
      a: '<b>Precision:</b> The attack of this…',
      b: "Precision: The attack of this unit keeps its defender. No Intercept changes the target of this unit's attack.",
    });
  });

  it.each([39, 0, -1, 100_001])('is not rendered to %i code points', async (maxLength) => {
    const query = `{ node(id: "Keyword:stun") { ... on Keyword { render(format: PLAIN, maxLength: ${maxLength}) } } }`;
    expect(await refusalOf(askSample(query))).toEqual({
      code: 'BAD_USER_INPUT',
      message: `maxLength is ${maxLength}; expected 40 to 100000 code points. Leave it out for the whole text.`,
    });
  });

  it('is cited with its permalink and the revision', async () => {
    const ask = askAbout(sampleContent, 'https://rules.example');
    const cited = await keywordWith('cite(format: PLAIN)', 'overkill', ask);
    expect(cited).toHaveProperty(
      'cite',
      expect.stringContaining('https://rules.example/keywords/overkill; revision 0123456789abcdef'),
    );
  });
});

describe('a list of keywords', () => {
  const LIST = `query ($filter: KeywordFilter, $orderBy: KeywordOrder) {
    keywords(filter: $filter, orderBy: $orderBy) { nodes { slug } totalCount warnings { code message } edges { cursor node { matchedBy } } }
  }`;
  const slugs = (variables: Record<string, unknown>) =>
    dataOf(askSample(LIST, variables)).then(({ keywords }) =>
      (keywords as { nodes: { slug: string }[] }).nodes.map(({ slug }) => slug),
    );

  it('is in the order of names unless asked in the order of play', async () => {
    const byName = ['critical-hit', 'evade', 'overkill', 'precision', 'retaliate', 'stun'];
    expect(await slugs({})).toEqual(byName);
    expect(await slugs({ orderBy: null })).toEqual(byName);
    expect(await slugs({ orderBy: 'TIMING' })).toEqual([
      'retaliate',
      'critical-hit',
      'overkill',
      'evade',
      'stun',
      'precision',
    ]);
  });

  it.each([
    [{ stacking: ['ISOLATED'] }, ['overkill', 'precision']],
    [{ stacking: ['ISOLATED', 'LAYERED'], parameter: ['NUMBER'] }, ['evade', 'retaliate']],
    [{ timing: ['attack-pop', 'damage-placement'] }, ['retaliate', 'stun']],
    [{ mentions: 'overkill' }, ['evade']],
    [{ authority: 'SUMMARY' }, ['precision']],
    [{ inAttack: false }, []],
  ])('is filtered by %j', async (filter, expected) => expect(await slugs({ filter })).toEqual(expected));

  it.each([{ timing: ['never'] }, { mentions: 'nonsense' }])(
    'warns of what a filter names and nobody knows: %j',
    async (filter) => {
      const { keywords } = await dataOf(askSample(LIST, { filter }));
      expect(keywords).toMatchObject({
        nodes: [],
        totalCount: 0,
        warnings: [{ message: expect.any(String) }],
      });
    },
  );

  it('is refused when a list in its filter is endless', async () => {
    const filter = { timing: Array(101).fill('attack-pop') };
    expect(await refusalOf(askSample(LIST, { filter }))).toMatchObject({
      code: 'TOO_MANY_ITEMS',
      message: expect.stringContaining('filter.timing'),
    });
  });
});

describe('pages of keywords', () => {
  const PAGE = `query ($first: Int, $after: String, $filter: KeywordFilter) {
    keywords(first: $first, after: $after, filter: $filter) { nodes { slug } pageInfo { hasNextPage endCursor } }
  }`;

  it('follow each other by their cursors', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { keywords } = await dataOf(askSample(PAGE, { first: 4, after }));
      const page = keywords as {
        nodes: { slug: string }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
      seen.push(...page.nodes.map(({ slug }) => slug));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(sampleContent.keywords.map(({ slug }) => slug));
  });

  it.each([
    [{ first: 101 }, 'PAGE_TOO_LARGE', 'at most 100'],
    [{ first: -1 }, 'BAD_USER_INPUT', '0 to 100'],
    [{ after: 'nonsense' }, 'BAD_CURSOR', 'start again'],
  ])('are refused for %j: %s', async (variables, code, message) => {
    expect(await refusalOf(askSample(PAGE, variables))).toEqual({
      code,
      message: expect.stringContaining(message),
    });
  });

  it('do not go on under another filter', async () => {
    const { keywords } = await dataOf(askSample(PAGE, { first: 1 }));
    const after = (keywords as { pageInfo: { endCursor: string } }).pageInfo.endCursor;
    const filter = { inAttack: true };
    expect(await refusalOf(askSample(PAGE, { after, filter }))).toMatchObject({ code: 'BAD_CURSOR' });
  });
});
