import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDeck } from './read-deck.js';
import { deckRulings } from './rulings/deck-rulings.js';
import { deckSample } from './sample-decks.js';

const NAMES = ['Old Guard (A)', 'Stone Beast', 'Twin Scout (B)', 'Tower Ten', 'Old Guard A', 'stone beast'];
const BETWEEN = [
  ...[
    '\t',
    '\t\t',
    ', ',
    ',',
    ';',
    ' | ',
    ' ',
    '  ',
    ' / ',
    ' - ',
    ': ',
    ' = ',
    ' x',
    'x ',
    ' x ',
    ' (',
    ') ',
  ],
  ...[
    ' [',
    '] ',
    ' + ',
    ' & ',
    ' and ',
    ' #',
    '. ',
    ' → ',
    '....',
    ' {',
    '} ',
    ' ~~',
    '~~ ',
    '*',
    ' @ $',
    ' of ',
  ],
];

const name = fc.constantFrom(...NAMES);
const number = fc.integer({ min: 21, max: 98 }).map(String);
const between = fc.constantFrom(...BETWEEN);
/** Names and numbers of a line, each another one. */
const parts = fc.uniqueArray(fc.oneof(name, number), {
  minLength: 1,
  maxLength: 5,
  selector: (part) => part.replace(/[() ]/g, '').toLowerCase(),
});
const line = fc
  .tuple(parts, fc.array(between, { minLength: 6, maxLength: 6 }), fc.boolean(), fc.boolean())
  .map(([some, signs, isDressedAhead, isDressedBehind]) => {
    const dressed = some.map((part, at) => (at === 0 ? part : `${signs[at]}${part}`)).join('');
    return {
      some,
      text: `${isDressedAhead ? signs[0] : ''}${dressed}${isDressedBehind ? signs[5] : ''}`,
    };
  });

/** What of a list was neither counted nor told. */
function silent(list: string, some: readonly string[]): readonly string[] {
  const { cards, unrecognised, warnings } = deckRulings(deckSample, readDeck(list));
  const told = [
    ...unrecognised.map(({ text }) => text),
    ...warnings.map(({ message }) => quotedIn(message)),
  ].join(' ');
  const used = new Set(
    cards.flatMap(({ card, quantity }) => [
      ...[String(quantity), plain(card.name + (card.version ?? ''))],
      ...card.printings.map(({ number: printed }) => printed ?? ''),
    ]),
  );
  return some.filter((part) => !used.has(plain(part)) && !plain(told).includes(plain(part)));
}

/** The numbers that a warning tells stand ahead of the line in which they are. */
function quotedIn(message: string): string {
  return message.replace(/^(Line \d+: .*?) in '.*' was not understood;.*$/s, '$1');
}

function plain(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

it('Every number and every name of a line is used or told', () => {
  fc.assert(
    fc.property(line, ({ some, text }) => {
      fc.pre(!/^\s*(?:#|\/\/)|\s#\s/.test(text));
      expect(silent(text, some), text).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

const few = fc.integer({ min: 1, max: 20 }).map(String);
const blank = fc.constant('');
const row = fc
  .tuple(
    fc.uniqueArray(fc.oneof(name, few, number, fc.constant('INV')), {
      minLength: 1,
      maxLength: 4,
      selector: plain,
    }),
    fc.nat(3),
  )
  .map(([some, at]) => [...some.slice(0, at), '', ...some.slice(at)]);
const FORMS: readonly ((cells: readonly string[]) => string)[] = [
  (cells) => cells.join(','),
  (cells) => cells.join('\t'),
  (cells) => `| ${cells.join(' | ')} |`,
  (cells) => `[tr]${cells.map((cell) => `[td]${cell}[/td]`).join('')}[/tr]`,
  (cells) => `<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`,
];

it('Every number and every name of a row of cells is used or told', () => {
  fc.assert(
    fc.property(row, fc.constantFrom(...FORMS), (cells, write) => {
      const list = write(cells);
      const some = cells.filter((cell) => cell !== '' && cell !== 'INV');
      expect(silent(list, some), list).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

it('Each number below a title counts for the section that the title names, whatever stands over the names', () => {
  const over = fc.constantFrom('', 'Card', 'Unit', 'Hero', 'Cards in deck');
  const count = fc.oneof(few, blank);
  const rows = fc.uniqueArray(fc.tuple(fc.constantFrom(...NAMES.slice(0, 4)), count, count), {
    minLength: 1,
    selector: ([card]) => card,
  });
  fc.assert(
    fc.property(over, rows, fc.boolean(), fc.constantFrom(...FORMS), (title, counts, isWider, write) => {
      fc.pre(counts.some(([, main, side]) => main !== '' || side !== ''));
      const table = [[title, 'Main', 'Sideboard'], ...counts].map((cells) =>
        write(isWider && cells !== counts[0] ? [...cells, ''] : cells),
      );
      const { cards, unrecognised } = deckRulings(deckSample, readDeck(table.join('\n')));
      const read = cards.map(({ card, quantity, section }) => [
        plain(card.name + (card.version ?? '')),
        quantity,
        section,
      ]);
      const said = counts.flatMap(([card, main, side]) => [
        ...(main === '' ? [] : [[plain(card), Number(main), 'DECK']]),
        ...(side === '' ? [] : [[plain(card), Number(side), 'SIDEBOARD']]),
      ]);
      expect(read, table.join('\n')).toEqual(said);
      expect(unrecognised).toHaveLength(counts.filter(([, main, side]) => main + side === '').length);
    }),
    { numRuns: 200 },
  );
});

it('What is struck out, or stands in a comment, counts nothing in any form', () => {
  const around = fc.constantFrom<readonly [string, string]>(
    ['~~', '~~'],
    ['<s>', '</s>'],
    ['[strike]', '[/strike]'],
    ['<span style="text-decoration:line-through">', '</span>'],
    ['<p class="strike">', '</p>'],
    ['<!-- ', ' -->'],
    ['/*\n', '\n*/'],
  );
  fc.assert(
    fc.property(around, name, few, number, ([begin, end], card, copies, kept) => {
      const { cards, unrecognised } = deckRulings(
        deckSample,
        readDeck(`${kept} Twin Scout (A)\n${begin}${copies} ${card}${end}\n`),
      );
      expect(cards).toMatchObject([{ quantity: Number(kept), card: { slug: 'twin-scout-a' } }]);
      expect(unrecognised).toEqual([]);
    }),
  );
});
