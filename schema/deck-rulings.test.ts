import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { MOST_LINES } from '../api/decks/deck-limits.js';
import { askSample, dataOf, refusalOf } from './ask-sample.js';
import { MAX_COMPLEXITY } from './complexity.js';
import { operationCost } from './operation-cost.js';
import { schema } from './schema.js';

const DECK = `query ($list: String!) {
  deckRulings(list: $list) {
    totalCards
    cards { quantity section card { id name } rulings { id text } }
    keywords { slug name }
    unrecognised { line text suggestions { label id } }
    warnings { code message }
  }
}`;

describe('deckRulings', () => {
  it('has the cards of a list, their rulings, their keywords and the lines that are none', async () => {
    const list = '2 Old Guard (A)\nSupply:\nStone Beast x3\n1 Stony Boat\n';
    const { deckRulings } = await dataOf(askSample(DECK, { list }));
    expect(deckRulings).toMatchObject({
      totalCards: 5,
      cards: [
        {
          quantity: 2,
          section: 'DECK',
          card: { id: 'Card:old-guard-a' },
          rulings: expect.arrayContaining([
            expect.objectContaining({ id: 'Ruling:evade/you-can-play-evade' }),
          ]),
        },
        { quantity: 3, section: 'SUPPLY', card: { id: 'Card:stone-beast' } },
      ],
      keywords: [{ slug: 'evade' }, { slug: 'overkill' }, { slug: 'retaliate' }, { slug: 'stun' }],
      unrecognised: [{ line: 4, text: '1 Stony Boat', suggestions: [{ id: 'Card:stone-beast' }] }],
      warnings: [],
    });
  });

  it('refuses a list that is too long before it is read', async () => {
    expect(await refusalOf(askSample(DECK, { list: 'x'.repeat(32_001) }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining('32001'),
    });
  });

  it('refuses a list with too many lines', async () => {
    const lines = (count: number) => '1 Old Guard\n'.repeat(count);
    expect(await refusalOf(askSample(DECK, { list: lines(251) }))).toMatchObject({ code: 'TOO_MANY_ITEMS' });
    expect(await dataOf(askSample(DECK, { list: lines(250) }))).toMatchObject({
      deckRulings: { totalCards: 250 },
    });
  });
});

describe('the cost of deckRulings', () => {
  const costOf = (list: string, source = DECK): number =>
    operationCost(schema, { document: parse(source), variables: { list }, operationName: undefined });

  it('grows with the cards of the list, copies of a .dek counted once', () => {
    const ten = costOf('1 Old Guard\n'.repeat(10));
    expect(costOf('1 Old Guard\n'.repeat(20))).toBe(2 * ten - 1);
    const element = '<card><name id="1">Old Guard</name></card>';
    expect(costOf(`<deck>${element.repeat(40)}</deck>`)).toBe(costOf('1 Old Guard'));
  });

  it('allows 200 cards with all that a deck page shows', () => {
    expect(costOf('1 Old Guard\n'.repeat(200))).toBeLessThanOrEqual(MAX_COMPLEXITY);
  });

  it.each(['deck-rulings', 'deck-interactions'])(
    'allows as many lines as are read to those who ask by id: %s',
    (name) => {
      const source = readFileSync(
        new URL(`../api/published-queries/${name}.graphql`, import.meta.url),
        'utf8',
      );
      const list = Array.from({ length: MOST_LINES }, (_, index) => `1 Card ${index}`).join('\n');
      expect(costOf(list, source)).toBeLessThanOrEqual(MAX_COMPLEXITY);
    },
  );

  it('refuses more than that of every ruling of them', () => {
    const all = DECK.replace('rulings { id text }', 'rulings { id keyword { rulings { id } } }');
    expect(costOf('1 Old Guard\n'.repeat(200), all)).toBeGreaterThan(MAX_COMPLEXITY);
  });
});
