import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDeckList } from './read-deck-list.js';

const only = (list: string) => readDeckList(list).entries[0];

describe('a line of a plain deck list', () => {
  it.each([
    ['4 Old Guard (A)', 4, 'Old Guard (A)'],
    ['4x Old Guard (A)', 4, 'Old Guard (A)'],
    ['12X Old Guard (A)', 12, 'Old Guard (A)'],
    ['Old Guard (A) x4', 4, 'Old Guard (A)'],
    ['4\tOld Guard (A)', 4, 'Old Guard (A)'],
    ['  4   Old Guard (A)  ', 4, 'Old Guard (A)'],
    ['Old Guard (A)', 1, 'Old Guard (A)'],
    ['4-Winged Scout (A)', 1, '4-Winged Scout (A)'],
    ['2 X-Tower (A)', 2, 'X-Tower (A)'],
    ['3 Old Guard (A) (Promo)', 3, 'Old Guard (A)'],
    ['２ Old Guard (A)', 2, 'Old Guard (A)'],
    ['99999999999 Old Guard (A)', 99_999_999_999, 'Old Guard (A)'],
    ['-2 Old Guard (A)', Number.NaN, 'Old Guard (A)'],
    ['−2x Old Guard (A)', Number.NaN, 'Old Guard (A)'],
    ['2.5 Old Guard (A)', Number.NaN, 'Old Guard (A)'],
    ['½ Old Guard (A)', Number.NaN, 'Old Guard (A)'],
    ['1e3 Old Guard (A)', Number.NaN, 'Old Guard (A)'],
    ['4-5 Old Guard (A)', Number.NaN, 'Old Guard (A)'],
    ['4+1 Old Guard (A)', Number.NaN, 'Old Guard (A)'],
    ['Old Guard (TM) 54', 1, 'Old Guard (TM) 54'],
    ['501st Guard', 1, '501st Guard'],
    ['2 Old Guard (A) # the best', 2, 'Old Guard (A)'],
    ['2 Old Guard (A) // the best', 2, 'Old Guard (A)'],
    ['2 Runner #5', 2, 'Runner #5'],
    ['• Old Guard (A)', 1, 'Old Guard (A)'],
    ['4x4 Walker', 1, '4x4 Walker'],
    ['2 Walker (of two hills)', 2, 'Walker (of two hills)'],
    ['Old Guard 4', 1, 'Old Guard 4'],
  ])('%j has its quantity and its name', (line, quantity, name) => {
    expect(only(line)).toMatchObject({ quantity, name, section: 'DECK', set: null });
  });

  it.each([
    ...['x4 Old Guard (A)', '4 x Old Guard (A)', '4xOld Guard (A)', '4× Old Guard (A)', '4*Old Guard (A)'],
    ...[
      '4 - Old Guard (A)',
      '4 – Old Guard (A)',
      '4. Old Guard (A)',
      '4: Old Guard (A)',
      '(4) Old Guard (A)',
    ],
    ...['[4x] Old Guard (A)', '* 4 Old Guard (A)', '- 4x Old Guard (A)', '• 4 Old Guard (A)'],
    ...[
      'Old Guard (A) (4)',
      'Old Guard (A) [x4]',
      'Old Guard (A) x 4',
      'Old Guard (A) - 4',
      'Old Guard (A), 4',
    ],
    ...['Old Guard (A)\t4', 'Old Guard (A) 4', '4 Old Guard (A) (promo)', '4 copies of Old Guard (A)'],
    ...['Old Guard (A): 4', 'Old Guard (A) 4x', '4- Old Guard (A)', '4) Old Guard (A)', '4, Old Guard (A)'],
    ...['4= Old Guard (A)', '4_Old Guard (A)', '4.Old Guard (A)', '4Old Guard (A)', '4 of Old Guard (A)'],
    ...['Old Guard (A)=4', 'Old Guard (A);4', 'Old Guard (A)-4', 'Old Guard (A) -> 4', '4 = Old Guard (A)'],
    ...['Old Guard (A)....4', 'Old Guard (A) ..... 4', '4 .... Old Guard (A)', 'Old Guard (A) … 4'],
    ...['④ Old Guard (A)', '4️⃣ Old Guard (A)', '❹ Old Guard (A)', '⓸ Old Guard (A)', '٤ Old Guard (A)'],
    ...['4✕ Old Guard (A)', '4\u200BOld Guard (A)', '☐ 4 Old Guard (A)', 'a) 4 Old Guard (A)'],
    ...['four Old Guard (A)', 'Four copies of Old Guard (A)', '{{Card|4|Old Guard (A)}}'],
  ])('%j is four copies', (line) => {
    expect(only(line)).toMatchObject({ quantity: 4, name: 'Old Guard (A)' });
  });

  it.each(['', '   ', '# Old Guard (A)', '// Old Guard (A)', '  # 4 Old Guard'])('%j is no card', (line) => {
    expect(readDeckList(line)).toEqual({ entries: [], unreadable: [], warnings: [] });
  });
});

describe('the sections of a plain deck list', () => {
  it('begin with their headings, and the deck stands before them', () => {
    const list = '1 A\nSupply:\n1 B\r\nSIDEBOARD :\n1 C\rOutside the game:\n1 D\nDeck:\n1 E';
    expect(readDeckList(list).entries.map(({ name, section, line }) => [name, section, line])).toEqual([
      ['A', 'DECK', 1],
      ['B', 'SUPPLY', 3],
      ['C', 'SIDEBOARD', 5],
      ['D', 'OUTSIDE', 7],
      ['E', 'DECK', 9],
    ]);
  });

  it.each([
    'Supply (2):',
    'Supply (2)',
    'Supply - 12 cards',
    'SUPPLY: 3',
    '[Supply]',
    '== Supply ==',
    'supply 3 cards:',
  ])('may say how many cards they have, in any dress: %s', (heading) => {
    expect(readDeckList(`1 A\n${heading}\n1 B`).entries.map(({ section }) => section)).toEqual([
      'DECK',
      'SUPPLY',
    ]);
  });

  it('that nobody knows are told, and end no other', () => {
    const { entries, unreadable, warnings } = readDeckList('Supply:\nBits and pieces:\n1 A');
    expect(unreadable).toEqual([{ line: 2, text: 'Bits and pieces:' }]);
    expect(entries).toMatchObject([{ section: 'SUPPLY' }]);
    expect(warnings).toEqual([
      {
        code: 'UNKNOWN_SECTION',
        message:
          "No section is called 'Bits and pieces'; its cards were taken for the supply. Known are Deck, Supply, Sideboard and Outside the game.",
      },
    ]);
  });

  it.each(['Perhaps:', '[Perhaps]', '== Perhaps ==', '[Perhaps]:'])(
    'are no cards in any dress: %s',
    (heading) => {
      const { entries, warnings } = readDeckList(`1 A\n${heading}\n1 B`);
      expect(entries.map(({ name }) => name)).toEqual(['A', 'B']);
      expect(warnings).toMatchObject([
        { code: 'UNKNOWN_SECTION', message: expect.stringMatching(/'Perhaps'.*the deck\./) },
      ]);
    },
  );
});

it('Every quantity and name comes back as it was written, in any of the forms', () => {
  const name = fc.stringMatching(/^[A-Z][a-z]{2,8}( [A-Z][a-z]{2,8}){0,2} \([A-D]\)$/);
  const form = fc.constantFrom(
    (quantity: number, card: string) => `${quantity} ${card}`,
    (quantity: number, card: string) => `${quantity}x ${card}`,
    (quantity: number, card: string) => `${card} x${quantity}`,
    (quantity: number, card: string) => `${quantity}\t${card}`,
  );
  fc.assert(
    fc.property(name, fc.integer({ min: 0, max: 999 }), form, (card, quantity, write) => {
      expect(only(write(quantity, card))).toMatchObject({ quantity, name: card });
    }),
  );
});
