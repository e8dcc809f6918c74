import { describe, expect, it } from 'vitest';
import type { PrintedCard } from './printed-card.js';
import { readSetFile, type SetFileRead } from './read-set-file.js';
import { type SampleRow, SET_COLUMNS, sampleRow, sampleSet } from './sample-set.js';

const read = (text: string): SetFileRead => readSetFile({ file: 'sets/inv.txt', bytes: Buffer.from(text) });
const cardsOf = (text: string): readonly PrintedCard[] => read(text).set?.cards ?? [];
const namesOf = (text: string): readonly string[] => cardsOf(text).map(({ name }) => name);
const remarks = (text: string): readonly string[] =>
  read(text).diagnostics.map(({ code, file, line, message }) => `${code} ${file}:${line} ${message}`);

function onlyCard(row: SampleRow): PrintedCard | undefined {
  return cardsOf(sampleSet([row]))[0];
}

/** Between two good rows, which must be there: what is said of the one in the middle. */
function between(row: string): readonly string[] {
  const text = sampleSet([{ Name: 'First' }, row, { Name: 'Last' }]);
  expect(namesOf(text)).toEqual(expect.arrayContaining(['First', 'Last']));
  return remarks(text);
}

describe('a set file of many hands', () => {
  const header = SET_COLUMNS.join('\t');

  it('may have a title and remarks before its header, which are told', () => {
    const text = `Made Up Set\n// by nobody\n\n${sampleSet([{ Name: 'First' }])}`;
    expect(namesOf(text)).toEqual(['First']);
    expect(remarks(text)).toEqual([
      'DOUBTFUL_ROW sets/inv.txt:1 It stands before the header line: it was not read.',
      'DOUBTFUL_ROW sets/inv.txt:2 It stands before the header line: it was not read.',
    ]);
  });

  it('may repeat its header, which is no row', () => {
    expect(between(header)).toEqual([]);
    expect(between(header.toUpperCase())).toEqual([]);
  });

  it('goes on by the columns of another header', () => {
    const text = `${sampleSet([{ Name: 'First' }]).trimEnd()}\nType\tName\tText\tSide\nGround\tLast (B)\tStun 2\tD\n`;
    expect(cardsOf(text)).toMatchObject([
      { name: 'First', side: 'LIGHT' },
      { name: 'Last', version: 'B', side: 'DARK', typeLine: 'Ground', lines: ['Stun 2'] },
    ]);
    expect(remarks(text)).toEqual([]);
  });

  it('may have a tab inside quotes', () => {
    const row = sampleRow({
      Name: 'Middle',
      Usage: '"It has a\ttab. It ""says"" so."',
      Text: '"Stun 2 |\tArmor"',
    });
    const text = sampleSet([{ Name: 'First' }, row]);
    expect(cardsOf(text)[1]).toMatchObject({ name: 'Middle', lines: ['Stun 2', 'Armor'] });
    expect(cardsOf(text)[1]?.rulings.map((ruling) => ruling.text)).toEqual([
      'It has a tab.',
      'It "says" so.',
    ]);
    expect(remarks(text)).toEqual([]);
  });

  it.each(['\n', '\r\n', '\n\n', '\r'])('may have a line break inside quotes: %j', (lineBreak) => {
    const row = sampleRow({
      Name: 'Middle',
      Usage: `"It ""ranges""${lineBreak}over hills.${lineBreak}It may gale."`,
      Text: `"Stun 2${lineBreak}Armor"`,
    });
    const text = sampleSet([{ Name: 'First' }, row, { Name: 'Last' }]);
    expect(namesOf(text)).toEqual(['First', 'Middle', 'Last']);
    expect(cardsOf(text)[1]).toMatchObject({ line: 3, lines: ['Stun 2', 'Armor'] });
    expect(cardsOf(text)[1]?.rulings.map((ruling) => ruling.text)).toEqual([
      'It "ranges" over hills.',
      'It may gale.',
    ]);
    expect(remarks(text)).toEqual([
      expect.stringMatching(
        /^JOINED_LINES sets\/inv\.txt:3 A quoted field goes on to line \d+: the \d+ lines were read as one row\.$/,
      ),
    ]);
    expect(read(text).set?.text.split('\n')[2]).toMatch(/^Middle\t/);
  });

  it('keeps a sentence of a text together that goes on behind a line break', () => {
    const row = sampleRow({ Text: '"Each of your Jedi\ngets Stun 2.\n"' });
    expect(cardsOf(sampleSet([row]))).toMatchObject([{ lines: ['Each of your Jedi gets Stun 2.'] }]);
  });

  it.each([
    ['a quote that opens in the last field of a row cut off', `Cut\tINV\tcut\tL\tGround\t"Beast`],
    ['a quote that another row seems to close', `Cut\tINV\t"Beast`],
    ['a name that opens one', '"Cut'],
  ])('loses no other row by %s', (_, row) => {
    expect(between(row)).toEqual([expect.stringMatching(/^DAMAGED_ROW sets\/inv\.txt:3 /)]);
    const closing = sampleSet([{ Name: 'First' }, row, { Name: '"Last" Stand' }, { Name: 'Next' }]);
    expect(namesOf(closing)).toEqual(['First', '"Last" Stand', 'Next']);
  });

  it.each([0, 1, 3])(
    'loses none of %d rows up to one that seems to close a quote, where the text is the last column',
    (between) => {
      const row = (name: string, printed: string) => `${name}\tINV\tL\tGround\t${printed}`;
      const names = Array.from({ length: between }, (_, at) => `Middle ${at}`);
      const lines = [
        'Name\tSet\tSide\tType\tText',
        row('First', '"Armor'),
        ...names.map((name) => row(name, 'Stun 2')),
        row('Last', 'Range 5"'),
      ];
      const text = `${lines.join('\n')}\n`;
      expect(namesOf(text)).toEqual(['First', ...names, 'Last']);
      expect(remarks(text)).toEqual([expect.stringContaining('opens with a double quote')]);
    },
  );

  it('may have a quote that is never closed, which takes no neighbour with it', () => {
    const row = sampleRow({ Name: 'Middle', Usage: '"It is open.', Text: 'Stun 2' });
    expect(between(row)).toEqual([expect.stringContaining('opens with a double quote')]);
  });

  it.each([
    ['Light Side', 'LIGHT'],
    ['LS', 'LIGHT'],
    ['dark-side', 'DARK'],
    ['YV', 'YUUZHAN_VONG'],
  ])('may write out the side: %s', (Side, side) => {
    expect(onlyCard({ Side })).toMatchObject({ side });
  });

  it.each(['None', 'n/a', 'N/A.', '-'])('may say that nothing is ruled: %s', (Usage) => {
    expect(onlyCard({ Usage })?.rulings).toEqual([]);
  });

  it('may have been through a spreadsheet, which made its numbers decimals', () => {
    expect(onlyCard({ Cost: '3.0', Power: '4.0' })).toMatchObject({ buildCost: 3, costText: '3', power: 4 });
  });

  it.each(['Made Up Ranger (A) - Promo', 'Made Up Ranger [Promo] (A)', 'Made Up Ranger (A) [promo]'])(
    'marks promos in its own way: %s',
    (Name) => {
      expect(onlyCard({ Name })).toMatchObject({ name: 'Made Up Ranger', version: 'A', promo: true });
    },
  );

  it('may give a reminder a version', () => {
    expect(namesOf(sampleSet([{ Name: '{Made Up Counter} (A)' }]))).toEqual([]);
  });
});
