import { describe, expect, it } from 'vitest';
import { indexCards } from '../../knowledge-base/card-index.js';
import { sampleCards } from '../../knowledge-base/sample-cards.js';
import { readDeck } from '../read-deck.js';
import { deckSample } from '../sample-decks.js';
import { deckRulings } from './deck-rulings.js';

const rulingsOf = (list: string) => deckRulings(deckSample, readDeck(list));

describe('a number beside a name', () => {
  it.each([
    'Name,Set,Number\nOld Guard (A),INV,12\nTower Ten,ONE,140',
    'Set,#,Name\nINV,12,Old Guard (A)\nONE,140,Tower Ten',
    'Name\tNumber\nOld Guard (A)\t12\nTower Ten\t140',
  ])('is not of copies in a column that numbers the cards of a set: %j', (table) => {
    expect(rulingsOf(table)).toMatchObject({
      cards: [
        { quantity: 1, card: { slug: 'old-guard-a' } },
        { quantity: 1, card: { slug: 'tower-ten' } },
      ],
      warnings: [{ code: 'NUMBER_NOT_UNDERSTOOD', message: expect.stringContaining("'140'") }],
    });
  });

  it.each([
    ['Old Guard (A),INV,12', '12'],
    ['Old Guard (A) 12', '12'],
    ['Old Guard (A) 140', '140'],
    ['Old Guard (A), 140', '140'],
    ['Name,Set,Number\nOld Guard (A),INV,12', '12'],
  ])(
    'behind a name that is the number of the card or too high is not of copies, which is told: %j',
    (list, number) => {
      expect(rulingsOf(list)).toMatchObject({
        cards: [{ quantity: 1, card: { slug: 'old-guard-a' } }],
        warnings: [{ code: 'NUMBER_NOT_UNDERSTOOD', message: expect.stringContaining(`'${number}'`) }],
      });
    },
  );

  it.each([
    'Old Guard (A),INV,3',
    'Name,Set,Number\nOld Guard (A),INV,3',
    'Old Guard (A) x3',
    'Old Guard (A)\t140\t3',
  ])('that may be of copies is: %j', (list) => {
    expect(rulingsOf(list)).toMatchObject({ cards: [{ quantity: 3, card: { slug: 'old-guard-a' } }] });
  });

  it.each([
    'Old Guard (A) x12',
    'Old Guard (A), 12 copies',
    'Card,Qty\nOld Guard (A),12',
    '12 Old Guard (A)',
  ])('that is said to be of copies is, though the card has it in its set: %j', (list) => {
    expect(rulingsOf(list)).toMatchObject({ cards: [{ quantity: 12 }], warnings: [] });
  });

  it.each(['Card,Main,Side\nOld Guard (A),,', 'Card,Main,Side\nOld Guard (A),0,0', '1 | 2 | Old Guard (A)'])(
    'that is missing or not the only one leaves no copies, which is told: %j',
    (list) => {
      expect(rulingsOf(list)).toMatchObject({
        cards: [],
        unrecognised: [{ suggestions: [{ label: 'Old Guard (A)' }] }],
        warnings: [{ code: 'NO_CARDS' }, { code: 'COPIES_OUT_OF_RANGE' }],
      });
    },
  );
});

it.each([
  'Old Guard (A) 3',
  'Old Guard (A), 3',
  'Old Guard (A)\t3',
  'Old Guard (A) (3)',
  '| Old Guard (A) | 3 |',
])(
  'a number that a deck may have of a card is of copies, also where it is the number of the card: %j',
  (list) => {
    const numbered = sampleCards.map((card) => ({
      ...card,
      printings: card.printings.map((one) => ({ ...one, number: '3' })),
    }));
    const kb = { ...deckSample, cardIndex: indexCards(numbered) };
    expect(deckRulings(kb, readDeck(list))).toMatchObject({ cards: [{ quantity: 3 }], warnings: [] });
  },
);
