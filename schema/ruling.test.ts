import { describe, expect, it } from 'vitest';
import { sampleContent } from '../api/knowledge-base/sample-content.js';
import { askSample, dataOf, refusalOf } from './ask-sample.js';

function rulingWith(fields: string, id: string) {
  return dataOf(askSample(`{ ruling(id: "${id}") { ${fields} } }`)).then(({ ruling }) => ruling);
}

describe('a ruling', () => {
  it('has everything that its record says', async () => {
    const fields =
      'id text parenthetical position authority topics status keyword { slug } mentions { slug } supersededBy { id }';
    expect(await rulingWith(fields, 'overkill/that-player-cant-change')).toEqual({
      id: 'Ruling:overkill/that-player-cant-change',
      text: '(That player can’t change their mind afterward.)',
      parenthetical: true,
      position: 1,
      authority: 'OFFICIAL',
      topics: ['OTHER'],
      status: 'CURRENT',
      keyword: { slug: 'overkill' },
      mentions: [],
      supersededBy: [],
    });
  });

  it('can be cut out of its source at every occurrence', async () => {
    for (const { id, text } of sampleContent.rulings) {
      const found = await rulingWith('occurrences { start end line source { text } }', id);
      for (const { start, end, source } of (found as Occurrences).occurrences) {
        expect(source.text.slice(start, end)).toBe(text);
      }
    }
  });

  it('that is superseded leads to what took its place', async () => {
    const fields = 'status supersededBy { id status } cite(format: PLAIN)';
    expect(await rulingWith(fields, 'overkill/both-units-take-the')).toEqual({
      status: 'SUPERSEDED',
      supersededBy: [{ id: 'Ruling:overkill/both-units-resolve-damage', status: 'CURRENT' }],
      cite: expect.stringContaining('superseded'),
    });
  });

  it('that was withdrawn with its source can still be cited', async () => {
    const fields = 'status occurrences { line } cite(format: PLAIN)';
    expect(await rulingWith(fields, 'overkill/extra-hits-may-go')).toEqual({
      status: 'WITHDRAWN',
      occurrences: [],
      cite: expect.stringContaining('withdrawn'),
    });
  });
});

describe('how the engine takes a ruling', () => {
  const modelling = 'modelling { state rule scenarios reason }';

  it('is the rule that follows it and the scenarios that show it', async () => {
    expect(await rulingWith(modelling, 'evade/you-dont-have-to')).toEqual({
      modelling: {
        state: 'MODELLED',
        rule: 'evade/up-to',
        scenarios: ['evade-in-part'],
        reason: 'The amount is chosen.',
      },
    });
  });

  it('is not known of a ruling that nobody has judged', async () => {
    expect(await rulingWith(modelling, 'overkill/that-player-cant-change')).toEqual({
      modelling: { state: 'UNREVIEWED', rule: null, scenarios: [], reason: null },
    });
  });

  it('can be asked for', async () => {
    const asked = dataOf(askSample('{ rulings(filter: { modelling: [MODELLED] }) { nodes { id } } }'));
    expect(await asked).toEqual({ rulings: { nodes: [{ id: 'Ruling:evade/you-dont-have-to' }] } });
  });
});

interface Occurrences {
  readonly occurrences: readonly {
    readonly start: number;
    readonly end: number;
    readonly source: { readonly text: string };
  }[];
}

describe('a list of rulings', () => {
  const LIST = `query ($filter: RulingFilter, $first: Int) {
    rulings(filter: $filter, first: $first) { nodes { id status } totalCount warnings { code } }
  }`;
  const all = sampleContent.rulings;
  const withStatus = (status: string) => all.filter((ruling) => ruling.status === status).length;

  it.each([
    [undefined, withStatus('CURRENT')],
    [null, withStatus('CURRENT')],
    [{}, withStatus('CURRENT')],
    [{ statuses: null }, withStatus('CURRENT')],
    [{ statuses: ['SUPERSEDED'] }, withStatus('SUPERSEDED')],
    [{ statuses: ['CURRENT', 'SUPERSEDED', 'WITHDRAWN'] }, all.length],
    [{ keywords: ['stun', 'retaliate'] }, 3],
    [{ mentions: 'stun' }, 1],
    [{ topics: ['LIMIT'] }, 3],
    [{ text: 'DAMAGE overkill' }, 2],
    [{ authority: 'SUMMARY' }, 1],
  ])('filtered by %j has %i', async (filter, totalCount) => {
    expect(await dataOf(askSample(LIST, { filter }))).toMatchObject({
      rulings: { totalCount, warnings: [] },
    });
  });

  it('warns of a keyword that nobody knows', async () => {
    const answer = dataOf(askSample(LIST, { filter: { keywords: ['nonsense'] } }));
    expect(await answer).toMatchObject({ rulings: { nodes: [], warnings: [{ code: 'UNKNOWN_KEYWORD' }] } });
  });

  it.each([
    [{ filter: { text: 'x'.repeat(1001) } }, 'BAD_USER_INPUT', 'at most 1000'],
    [{ filter: { keywords: Array(101).fill('stun') } }, 'TOO_MANY_ITEMS', 'at most 100'],
    [{ first: 101 }, 'PAGE_TOO_LARGE', 'at most 100'],
  ])('is refused when it asks for too much', async (variables, code, message) => {
    expect(await refusalOf(askSample(LIST, variables))).toEqual({
      code,
      message: expect.stringContaining(message),
    });
  });
});
