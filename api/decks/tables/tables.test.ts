import { describe, expect, it } from 'vitest';
import { readDeck } from '../read-deck.js';

const read = (list: string) =>
  readDeck(list).entries.map(({ quantity, name, section, set }) => [quantity, name, section, set]);

describe('a table of cards', () => {
  it('may be a table of a wiki, with links that show other words', () => {
    const table =
      '{| class="wikitable"\n! Count !! Card\n|-\n| 2 || [[Old Guard (A)|Old Guard]]\n|-\n| 1 || [[Stone Beast]]\n|}';
    expect(read(table)).toEqual([
      [2, 'Old Guard (A)', 'DECK', null],
      [1, 'Stone Beast', 'DECK', null],
    ]);
  });

  it('keeps the lines of the rows of a table, where their cells have lines of their own', () => {
    const { entries } = readDeck('{|\n! Card\n! Count\n|-\n| Old Guard\n| 4\n|-\n| Stone Beast || 2\n|}');
    expect(entries.map(({ line, name, quantity }) => [line, name, quantity])).toEqual([
      [5, 'Old Guard', 4],
      [8, 'Stone Beast', 2],
    ]);
  });

  it.each([
    'Card Name\tSet\tNumber\tQty\nOld Guard (A)\tINV\t12\t4\nStone Beast\tINV\t13\t2',
    'Name,Qty,Set\n"Old Guard (A)",4,INV\nStone Beast,2,INV',
    'Name;Number;Set\nOld Guard (A);4;INV\nStone Beast;2;INV',
    '| # | No. | Card | Set |\n|---|---|---|---|\n| 4 | 12 | Old Guard (A) | INV |\n| 2 | 13 | Stone Beast | INV |',
    '#\tCard\tQty\tSet\n1\tOld Guard (A)\t4\tINV\n2\tStone Beast\t2\tINV',
    '| # | Card | Qty | Set |\n|---|---|---|---|\n| 1 | Old Guard (A) | 4 | INV |\n| 2 | Stone Beast | 2 | INV |',
    'ID;Card;Copies;Set\n11;Old Guard (A);4;INV\n12;Stone Beast;2;INV',
    'Slot,Card,Edition,Copies\n1,"Old Guard (A)",INV,4\n2,Stone Beast,INV,2',
    'Mine\tCard\tCost\tCopies\tSet\n1\tOld Guard (A)\t9\t4\tINV\n2\tStone Beast\t3\t2\tINV',
  ])('says by the titles of its columns which numbers are copies: %j', (table) => {
    expect(read(table)).toEqual([
      [4, 'Old Guard (A)', 'DECK', 'INV'],
      [2, 'Stone Beast', 'DECK', 'INV'],
    ]);
  });

  it.each([
    '#\tCard\n1\tOld Guard (A)\n2\tStone Beast',
    '| No. | Card |\n|---|---|\n| 1 | Old Guard (A) |\n| 2 | Stone Beast |',
  ])('has one copy a row where its only numbers count the rows, which is told: %j', (table) => {
    expect(readDeck(table)).toMatchObject({
      entries: [{ quantity: 1 }, { quantity: 1 }],
      warnings: [{ code: 'LINES_NUMBERED' }],
    });
  });

  it('has one copy a row where no column has the copies', () => {
    expect(read('ID\tCard\n11\tOld Guard (A)\n12\tStone Beast').map(([copies]) => copies)).toEqual([1, 1]);
  });

  it('may have commas in names, among titled columns', () => {
    expect(read('ID,Card,Copies\n1,Scout, the Old,3')).toEqual([[3, 'Scout, the Old', 'DECK', null]]);
  });

  it('tells the name of a section that nobody knows', () => {
    expect(readDeck('Count\tSection\tName\n2\tMaybe\tStone Beast')).toMatchObject({
      entries: [{ quantity: 2, section: 'DECK' }],
      warnings: [{ code: 'UNKNOWN_SECTION', message: expect.stringContaining("'Maybe'") }],
    });
  });

  it('may name the set in a column of its own', () => {
    expect(
      read('4\tOld Guard (A)\tINV\n2x Stone Beast\tINV\n| INV | 3 | Twin Scout (B) |\n1,Scout, the Old,INV'),
    ).toEqual([
      [4, 'Old Guard (A)', 'DECK', 'INV'],
      [2, 'Stone Beast', 'DECK', 'INV'],
      [3, 'Twin Scout (B)', 'DECK', 'INV'],
      [1, 'Scout, the Old', 'DECK', 'INV'],
    ]);
  });
});
