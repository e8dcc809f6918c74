import { describe, expect, it } from 'vitest';
import { askSample, dataOf } from './ask-sample.js';

const CARD = `query ($name: String!, $set: String) {
  card(name: $name, set: $set) {
    __typename
    ... on Card {
      id url name version side typeLine arenas subtypes buildCost costText speed power health text
      abilities { keyword { slug } value forceCost arena } keywords { slug } rulings { id }
      printings { set number rarity promo } source { id }
    }
    ... on AmbiguousName { message candidates { id label } }
    ... on NotFound { message suggestions { id } }
  }
}`;
const card = async (name: string, set: string | null = null) =>
  (await dataOf(askSample(CARD, { name, set })))['card'];

describe('a card', () => {
  it('has its printed facts and what its lines say', async () => {
    expect(await card('Old Guard (A)')).toMatchObject({
      id: 'Card:old-guard-a',
      url: '/cards/old-guard-a',
      name: 'Old Guard',
      version: 'A',
      side: 'LIGHT',
      arenas: ['GROUND', 'CHARACTER'],
      power: 5,
      health: 4,
      text: 'Switch: Overkill/Stun 2\nPay 2 Force -> Evade 2',
      abilities: expect.arrayContaining([
        { keyword: { slug: 'evade' }, value: 2, forceCost: 2, arena: null },
      ]),
      printings: [{ set: 'INV', number: '12', promo: false }],
    });
  });

  it.each(['old guard', 'OLD GUARD (a)', 'old-guard a', 'Old Gaurd'])(
    'is found by its name: %s',
    async (name) => {
      expect(await card(name)).toMatchObject({ __typename: 'Card', name: 'Old Guard' });
    },
  );

  it('is looked for in one set only when that is given', async () => {
    expect(await card('Old Guard', 'inv')).toMatchObject({ __typename: 'Card' });
    expect(await card('Old Guard', 'XYZ')).toMatchObject({ __typename: 'NotFound' });
  });

  it('is a node', async () => {
    const { node } = await dataOf(askSample('{ node(id: "Card:stone-beast") { ... on Card { name } } }'));
    expect(node).toEqual({ name: 'Stone Beast' });
  });

  it('that is not known is NotFound', async () => {
    expect(await card('Nobody')).toMatchObject({
      __typename: 'NotFound',
      message: expect.stringContaining("'Nobody'"),
    });
  });
});
