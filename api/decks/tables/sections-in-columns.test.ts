import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDeck } from '../read-deck.js';

const read = (list: string) =>
  readDeck(list).entries.map(({ quantity, name, section }) => [quantity, name, section]);

const GUARD_AND_BEAST = [
  [4, 'Old Guard (A)', 'DECK'],
  [1, 'Old Guard (A)', 'SIDEBOARD'],
  [2, 'Stone Beast', 'SIDEBOARD'],
];

describe('a column that counts for one section', () => {
  it.each([
    'Card,Main,Sideboard\nOld Guard (A),4,1\nStone Beast,0,2',
    'Card;Main deck;SB\nOld Guard (A);4;1\nStone Beast;;2',
    'Card\tMB\tSB\nOld Guard (A)\t4\t1\nStone Beast\t\t2',
    'Main\tSide\tName\n4\t1\tOld Guard (A)\n\t2\tStone Beast',
    'Main Qty,# Side,Card\n4,1,Old Guard (A)\n-,2,Stone Beast',
    'Name,Main Deck (60),Side Board (15)\n"Old Guard (A)",4,1\nStone Beast,0,2',
    'Card,Qty,Sideboard\nOld Guard (A),4,1\nStone Beast,,2',
    'Card,Total,Main,Side\nOld Guard (A),5,4,1\nStone Beast,2,0,2',
    '|Card|Main|Side|\n|--|--|--|\n|Old Guard (A)|4|1|\n|Stone Beast||2|',
    '||Card||Main||Side||\n|Old Guard (A)|4|1|\n|Stone Beast| |2|',
    '{| class="wikitable"\n! Card !! Main !! Side\n|-\n| Old Guard (A) || 4 || 1\n|-\n| Stone Beast || || 2\n|}',
    '<table><tr><th>Card</th><th>Main</th><th>Side</th></tr><tr><td>Old Guard (A)</td><td>4</td><td>1</td></tr><tr><td>Stone Beast</td><td></td><td>2</td></tr></table>',
    'Card,Main,Side\nOld Guard (A),4,1,\nStone Beast,,2,',
    'Card,Main,Side,\nOld Guard (A),4,1\nStone Beast,,2',
    '[table]\n[tr][th]Card[/th][th]Main[/th][th]Side[/th][/tr]\n[tr][td]Old Guard (A)[/td][td]4[/td][td]1[/td][/tr]\n[tr][td]Stone Beast[/td][td][/td][td]2[/td][/tr]\n[/table]',
  ])('has the copies in that section: %j', (table) => {
    expect(read(table)).toEqual(GUARD_AND_BEAST);
    expect(readDeck(table)).toMatchObject({ unreadable: [], warnings: [] });
  });

  it('may stand in any order, between any signs', () => {
    const count = fc.integer({ min: 1, max: 9 });
    const order = fc.shuffledSubarray(['Card', 'Main', 'Sideboard', 'Supply'], { minLength: 4 });
    fc.assert(
      fc.property(
        order,
        fc.constantFrom('\t', ',', ';', ' | '),
        count,
        count,
        count,
        (titles, sign, a, b, c) => {
          const cells: Readonly<Record<string, string>> = {
            Card: 'Old Guard (A)',
            Main: `${a}`,
            Sideboard: `${b}`,
            Supply: `${c}`,
          };
          const table = [titles, titles.map((title) => cells[title] ?? '')]
            .map((row) => row.join(sign))
            .join('\n');
          expect(
            new Map(readDeck(table).entries.map(({ section, quantity }) => [section, quantity])),
          ).toEqual(
            new Map([
              ['DECK', a],
              ['SIDEBOARD', b],
              ['SUPPLY', c],
            ]),
          );
        },
      ),
    );
  });

  it('is told once where nobody knows its section, and not used', () => {
    const { entries, warnings } = readDeck('Card,Main,Maybe\nOld Guard (A),4,1\nStone Beast,2,1');
    expect(entries.map(({ quantity }) => quantity)).toEqual([4, 2]);
    expect(warnings).toMatchObject([
      { code: 'UNKNOWN_SECTION', message: expect.stringContaining("'Maybe'; the numbers of its column") },
    ]);
  });

  it('leaves a card that no section has without a count', () => {
    expect(read('Card,Main,Maybe\nStone Beast,,3')).toEqual([[0, 'Stone Beast', 'DECK']]);
    expect(read('Card,Main,Side\nStone Beast,0,0')).toEqual([[0, 'Stone Beast', 'DECK']]);
  });

  it.each([
    'Card,Main,Side\nStone Beast,,\nOld Guard (A),4,1',
    'Card\tMain\tSide\nStone Beast\t\t\nOld Guard (A)\t4\t1',
    '| Card | Main | Side |\n|---|---|---|\n| Stone Beast | | |\n| Old Guard (A) | 4 | 1 |',
  ])('leaves a card of which all numbers are blank without a count: %j', (table) => {
    expect(read(table)).toEqual([[0, 'Stone Beast', 'DECK'], ...GUARD_AND_BEAST.slice(0, 2)]);
  });

  it.each([
    ',Main,Side\nOld Guard (A),4,1\nStone Beast,,2',
    'Unit,Main,Sideboard\nOld Guard (A),4,1\nStone Beast,,2',
    'Cards in deck,Main (50),Side (10)\nOld Guard (A),4,1\nStone Beast,,2',
    'Main;Side;Hero\n4;1;Old Guard (A)\n;2;Stone Beast',
    '\tMain\tSideboard\nOld Guard (A)\t4\t1\nStone Beast\t\t2',
    '| | Main | Sideboard |\n|--|--|--|\n| Old Guard (A) | 4 | 1 |\n| Stone Beast | | 2 |',
    '||Main|Side|\n|--|--|--|\n|Old Guard (A)|4|1|\n|Stone Beast||2|',
    '{|\n! !! Main !! Sideboard\n|-\n| Old Guard (A) || 4 || 1\n|-\n| Stone Beast || || 2\n|}',
    '<table><tr><th></th><th>Main</th><th>Side</th></tr><tr><td>Old Guard (A)</td><td>4</td><td>1</td></tr><tr><td>Stone Beast</td><td></td><td>2</td></tr></table>',
  ])('needs no title over the names, or has one of its own: %j', (table) => {
    expect(read(table)).toEqual(GUARD_AND_BEAST);
    expect(readDeck(table)).toMatchObject({ unreadable: [], warnings: [] });
  });

  it('is none where no row below has a name and numbers', () => {
    expect(read('Notes, Main\n1 Stone Beast')).toEqual([
      [1, 'Notes, Main', 'DECK'],
      [1, 'Stone Beast', 'DECK'],
    ]);
  });

  it('has no number of copies in what is none', () => {
    expect(read('Card,Main,Side\nStone Beast,2-3,1')).toEqual([
      [Number.NaN, 'Stone Beast', 'DECK'],
      [1, 'Stone Beast', 'SIDEBOARD'],
    ]);
  });

  it('tells a total that is none', () => {
    expect(readDeck('Card,Total,Main,Side\nStone Beast,9,2,1').entries).toMatchObject([
      { unread: ['9'] },
      { unread: [] },
    ]);
  });

  it('may say only whether a row is of the section', () => {
    expect(read('Card,Qty,Sideboard\nOld Guard (A),4,no\nStone Beast,2,yes')).toEqual([
      [4, 'Old Guard (A)', 'DECK'],
      [2, 'Stone Beast', 'SIDEBOARD'],
    ]);
  });

  it('is none where it has the side of the Force', () => {
    expect(read('Card,Side,Qty\nOld Guard (A),Light,4')).toEqual([[4, 'Old Guard (A)', 'DECK']]);
  });
});

describe('columns of cards side by side', () => {
  it.each([
    'Main\tSide\n4 Old Guard (A)\t1 Old Guard (A)\n\t2 Stone Beast',
    '| Main | Sideboard |\n|--|--|\n| 4 Old Guard (A) | 1 Old Guard (A) |\n| | 2 Stone Beast |',
    'Main,Side\n4 Old Guard (A),1 Old Guard (A)\n,2 Stone Beast',
    '<table><tr><th>Main</th><th>Side</th></tr><tr><td>4 Old Guard (A)</td><td>1 Old Guard (A)</td></tr><tr><td></td><td>2 Stone Beast</td></tr></table>',
  ])('stand each under its heading: %j', (list) => {
    expect(read(list)).toEqual(GUARD_AND_BEAST);
  });

  it.each([
    'Main,,Side,\nQty,Card,Qty,Card\n4,Old Guard (A),1,Old Guard (A)\n,,2,Stone Beast',
    'Main\t\tSideboard\t\n4\tOld Guard (A)\t1\tOld Guard (A)\n\t\t2\tStone Beast',
    'Main\t\tSideboard\n4 Old Guard (A)\t\t1 Old Guard (A)\n\t\t2 Stone Beast',
    '<table><tr><th colspan=2>Main</th><th colspan=2>Side</th></tr><tr><th>Qty</th><th>Card</th><th>Qty</th><th>Card</th></tr><tr><td>4</td><td>Old Guard (A)</td><td>1</td><td>Old Guard (A)</td></tr><tr><td></td><td></td><td>2</td><td>Stone Beast</td></tr></table>',
  ])('may stand several under one heading: %j', (list) => {
    expect(read(list)).toEqual(GUARD_AND_BEAST);
  });

  it('may have titles of their own', () => {
    const list = 'Card\tQty\tCard\tQty\nOld Guard (A)\t4\tStone Beast\t2\n\t\tTwin Scout (B)\t3';
    expect(read(list)).toEqual([
      [4, 'Old Guard (A)', 'DECK'],
      [2, 'Stone Beast', 'DECK'],
      [3, 'Twin Scout (B)', 'DECK'],
    ]);
  });

  it.each([
    '4 Old Guard (A)\t2 Stone Beast',
    '| 4 Old Guard (A) | 2x Stone Beast |',
    '4 Old Guard (A)   2 Stone Beast',
    '4 Old Guard (A) / 2 Stone Beast',
    '4 Old Guard (A) and 2 Stone Beast',
    '4 Old Guard (A), Stone Beast x2',
    'Old Guard (A) x4, x2 Stone Beast',
  ])('need no heading where each card has its count: %j', (line) => {
    expect(read(line)).toEqual([
      [4, 'Old Guard (A)', 'DECK'],
      [2, 'Stone Beast', 'DECK'],
    ]);
  });
});

describe('a row without titles', () => {
  it.each(['Old Guard (A),4,1', 'Old Guard (A), 4, 1', 'Old Guard (A);4;1', 'Old Guard (A)\t4\t1'])(
    'has the copies in its first number: %j',
    (row) => {
      expect(readDeck(row).entries).toMatchObject([{ quantity: 4, name: 'Old Guard (A)', unread: ['1'] }]);
    },
  );

  it.each([
    '1 | 2 | Old Guard (A)',
    '1\t2\tOld Guard (A)',
    '[tr][td]1[/td][td]2[/td][td]Old Guard (A)[/td][/tr]',
  ])('has no count where two numbers stand ahead of the name: %j', (row) => {
    expect(read(row)).toEqual([[Number.NaN, 'Old Guard (A)', 'DECK']]);
  });

  it.each(['4\tOld Guard\tA', 'Old Guard | A | 4 | INV', 'INV\t12\t4\tOld Guard\tA'])(
    'may have the version in a cell of its own: %j',
    (row) => {
      expect(read(row)).toEqual([[4, 'Old Guard (A)', 'DECK']]);
    },
  );

  it('keeps texts of which it is not told what they are', () => {
    expect(readDeck('4\tOld Guard (A)\tStone Beast').entries).toMatchObject([{ texts: ['Stone Beast'] }]);
  });
});
