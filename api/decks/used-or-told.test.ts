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
    cards.flatMap(({ card, quantity }) => [String(quantity), plain(card.name + (card.version ?? ''))]),
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
