import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { askSample, dataOf, refusalOf } from './ask-sample.js';
import { MAX_COMPLEXITY } from './complexity.js';
import { operationCost } from './operation-cost.js';
import { schema } from './schema.js';

const MET = `query ($list: String!, $against: String) {
  deckInteractions(list: $list, against: $against) {
    deck { totalCards unrecognised { line text suggestions { label id } } warnings { code } }
    against { __typename ... on Card { id } ... on NotFound { suggestions { id } } }
    findings { ...cards } findingCount
    againstFindings(first: 1) { ...cards } againstFindingCount
    pairs leftOut warnings { code message }
  }
}
fragment cards on DeckFinding {
  finding { from { slug } to { slug } relation statement rulings { id } }
  fromCards { id name } toCards { id name }
}`;

function costOf(list: string, against: string | null = null): number {
  return operationCost(schema, { document: parse(MET), variables: { list, against } });
}

describe('deckInteractions', () => {
  it('has findings within the deck and against a card, and what was not recognised', async () => {
    const list = '2 Old Guard (A)\n1 Stony Boat';
    const { deckInteractions } = await dataOf(askSample(MET, { list, against: 'Stone Beast' }));
    expect(deckInteractions).toMatchObject({
      deck: { totalCards: 2, unrecognised: [{ line: 2, suggestions: [{ id: 'Card:stone-beast' }] }] },
      against: { __typename: 'Card', id: 'Card:stone-beast' },
      findings: [],
      againstFindings: [
        { toCards: expect.arrayContaining([expect.objectContaining({ id: expect.any(String) })]) },
      ],
      pairs: 4,
      leftOut: 0,
      warnings: [],
    });
  });

  it('tells an unknown card with what comes near', async () => {
    const { deckInteractions } = await dataOf(askSample(MET, { list: 'Old Guard', against: 'Stony Boat' }));
    expect(deckInteractions).toMatchObject({
      against: { __typename: 'NotFound', suggestions: [{ id: 'Card:stone-beast' }] },
      warnings: [{ code: 'UNKNOWN_CARD' }],
    });
  });

  it('reads a list of nothing', async () => {
    const { deckInteractions } = await dataOf(askSample(MET, { list: '' }));
    expect(deckInteractions).toMatchObject({
      against: null,
      findings: [],
      pairs: 0,
      deck: { totalCards: 0 },
    });
  });

  it('refuses what is too long', async () => {
    expect(await refusalOf(askSample(MET, { list: 'x'.repeat(40_000) }))).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  it('costs by the size of the list and never more than one query may', () => {
    const deck = (lines: number) =>
      Array.from({ length: lines }, (_, index) => `1 Walker ${index}`).join('\n');
    expect(costOf(deck(3))).toBeLessThan(costOf(deck(10)));
    expect(costOf(deck(3))).toBeLessThan(costOf(deck(3), 'Stone Beast'));
    expect(costOf(deck(250), 'Stone Beast')).toBeLessThanOrEqual(MAX_COMPLEXITY);
  });
});
