import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell } from './csv-cell.js';

/** How a spreadsheet cuts one line, whatever separator it takes; a quote in the midst of a cell is a character. */
function cellsOf(line: string, separator: string): readonly string[] {
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"([^${separator}\r\n]*)|([^${separator}\r\n]*))(${separator}|[\r\n]|$)`,
    'gy',
  );
  return Array.from(line.matchAll(cell), ([, quoted, behind = '', plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"') + behind,
  );
}

const pieces = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  '\uFF1D',
  ';',
  ',',
  '\t',
  '\r',
  '\n',
  '"',
  "'",
  ' ',
  '1',
  'cmd|x',
  '\0',
);
const hostile = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));

describe('a cell of a table', () => {
  it.each([
    ['=1+1', `"'=1+1"`],
    ['+1 power', `"'+1 power"`],
    ['-1', `"'-1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['  =1', `"'  =1"`],
    ['\uFF1D1', `"'\uFF1D1"`],
    ['\t=1', `"'\t'=1"`],
    ['Stun 2;=1', `"Stun 2;'=1"`],
    ['Each unit gets -1 power, +1 speed.', '"Each unit gets -1 power, +1 speed."'],
    ['a natural "6"', '"a natural ""6"""'],
  ])('%j is written as %s', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it('keeps numbers as numbers, and is empty for what is not known', () => {
    expect([csvCell(-1), csvCell(true), csvCell(null)]).toEqual(['-1', 'true', '']);
  });

  it('holds a list in one cell', () => {
    expect(csvCell(['overkill', 'stun'])).toBe('"overkill | stun"');
  });

  it.each([',', ';', '\t'])('is no formula where cells are parted by %j', (separator) => {
    fc.assert(
      fc.property(hostile, hostile, (first, second) => {
        const line = `${csvCell(first)},${csvCell(second)}`;
        for (const cell of cellsOf(line, separator)) expect(cell).not.toMatch(/^[\s"]*[=+\-@\uFF1D]/);
      }),
    );
  });

  it('reads back as the text, but for the apostrophes', () => {
    const plain = (text: string) => text.replaceAll("'", '').replaceAll('\0', '\uFFFD');
    fc.assert(
      fc.property(hostile, (text) => {
        const inside = csvCell(text).slice(1, -1);
        expect(plain(inside.replaceAll('""', '"'))).toBe(plain(text));
      }),
    );
  });
});
