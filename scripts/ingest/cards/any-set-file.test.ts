import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowsOfLines } from './quoted-lines.js';
import { readSetFile } from './read-set-file.js';
import { SET_COLUMNS, sampleRow } from './sample-set.js';
import { readHeader } from './set-columns.js';
import { setLines } from './set-lines.js';
import { splitRow } from './split-row.js';

const field = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    'L',
    '"',
    '""',
    '"a ""b"""',
    '{x}',
    'Ground/Character',
    'A. B. | C.',
    '\0',
    '\r',
    '\n',
    '\uD800',
  ),
);
const row = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.dictionary(fc.constantFrom(...SET_COLUMNS), field).map((one) => sampleRow(one)),
  },
  fc.array(field, { maxLength: 20 }).map((fields) => fields.join('\t')),
);
const setText = fc.array(row, { maxLength: 8 }).map((rows) => [SET_COLUMNS.join('\t'), ...rows].join('\n'));
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  setText.map((text) => Buffer.from(text)),
  setText.map((text) => Buffer.from(text, 'latin1')),
);

/** With the lines that go on a quoted field empty. */
function rowsOf(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  const header = readHeader(splitRow(lines[first] ?? '').fields);
  return header.ok
    ? [...lines.slice(0, first + 1), ...rowsOfLines(lines.slice(first + 1), header.columns).rows]
    : lines;
}

it('Every line of whatever file is the header, blank, a card, a reminder, or stands in a diagnostic', () => {
  fc.assert(
    fc.property(bytes, (file) => {
      const { set, diagnostics } = readSetFile({ file: 'any.txt', bytes: file });
      if (set === null) {
        expect(diagnostics).toHaveLength(1);
        return;
      }
      const lines = rowsOf(setLines(file));
      const header = lines.findIndex((line) => line.trim() !== '') + 1;
      const told = new Set([
        ...set.cards.map(({ line }) => line),
        ...diagnostics.filter(({ code }) => code === 'DAMAGED_ROW').map(({ line }) => line),
      ]);
      const silent = lines.filter(
        (line, at) => at + 1 > header && !told.has(at + 1) && !/^[\s"]*$/.test(line),
      );
      expect(silent).toHaveLength(set.reminders);
      expect(told.size).toBe(
        set.cards.length + diagnostics.filter(({ code }) => code === 'DAMAGED_ROW').length,
      );
    }),
  );
});

it('Every ruling stands in the text of its file at its place and line', () => {
  fc.assert(
    fc.property(bytes, (file) => {
      const { set } = readSetFile({ file: 'any.txt', bytes: file });
      for (const { line, rulings } of set?.cards ?? []) {
        for (const { text, start, end } of rulings) {
          expect(set?.text.slice(start, end)).toBe(text);
          expect(set?.text.slice(0, start).split('\n')).toHaveLength(line);
        }
      }
    }),
  );
});

/** With a lone quote here and there, in files whose header ends in `Text` and in those with all columns. */
const quotedField = fc.constantFrom('Armor', '"Armor', 'Range 5"', '"Stun 2"', 'a "lone one', '"', 'It may.');
const headers = [[...SET_COLUMNS], SET_COLUMNS.slice(0, 14), ['Name', 'Side', 'Type', 'Text']];

it('No row with the full number of fields is swallowed by a quote of another row', () => {
  const file = fc.record({
    columns: fc.constantFrom(...headers),
    rows: fc.array(fc.record({ Usage: quotedField, Text: quotedField, short: fc.boolean() }), {
      maxLength: 8,
    }),
  });
  fc.assert(
    fc.property(file, ({ columns, rows }) => {
      const lines = rows.map(({ Usage, Text, short }, at) =>
        short ? Text : sampleRow({ Name: `Row ${at}`, Usage, Text }, columns),
      );
      const text = [columns.join('\t'), ...lines].join('\n');
      const { set } = readSetFile({ file: 'any.txt', bytes: Buffer.from(text) });
      const full = rows.flatMap(({ short }, at) => (short ? [] : [`Row ${at}`]));
      expect(set?.cards.map(({ name }) => name)).toEqual(full);
    }),
  );
});

it('What is joined over lines is told at the line where its row begins', () => {
  fc.assert(
    fc.property(setText, (text) => {
      const lines = setLines(Buffer.from(text));
      const header = readHeader(splitRow(lines[0] ?? '').fields);
      if (!header.ok) return;
      const { joined } = rowsOfLines(lines.slice(1), header.columns);
      const { diagnostics } = readSetFile({ file: 'any.txt', bytes: Buffer.from(text) });
      const told = diagnostics.filter(({ code }) => code === 'JOINED_LINES').map(({ line }) => line);
      expect(told).toEqual(joined.map(({ at }) => at + 2));
    }),
  );
});
