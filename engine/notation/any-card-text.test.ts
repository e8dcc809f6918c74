import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCardText } from './card-text.js';
import { GAME_KEYWORDS } from './game-keywords.js';
import { cardLine } from './generated-card-text.js';

const FRAGMENTS = [
  ...[
    'Armor',
    'Critical Hit 2',
    'gets: ',
    '|* ',
    'Give it ',
    'Pay 2 Force',
    ' -> ',
    ' ',
    'Switch:',
    'Reserves: ',
    '[Pilot] ',
    '/',
    ', ',
  ],
  ...[' and ', ' or ', '"', '“', '. ', '.', ';', '|', '\n', '* ', ' - ', '(', '2', 'Lukcy 1', 'it gets '],
  ...['while attacking a Jedi', 'Each of your other Droids gets ', 'X, where X is ', '+1 power', 'Adapt: '],
];

describe('any card text at all', () => {
  const texts = array(oneof(constantFrom(...FRAGMENTS), cardLine, string({ unit: 'binary', maxLength: 5 })), {
    maxLength: 30,
  }).map((parts) => parts.join(''));

  it('is divided into pieces that join to it, one for each ability', () => {
    assert(
      property(texts, (text) => {
        const { abilities, pieces, problems } = parseCardText(text, GAME_KEYWORDS);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        expect(pieces.flatMap(({ ability }) => ability ?? [])).toEqual(abilities.map((_, index) => index));
        for (const { raw, start, end } of abilities) expect(text.slice(start, end)).toBe(raw);
        for (const { start, end, text: found } of problems) expect(text.slice(start, end)).toBe(found);
      }),
      { numRuns: 3_000 },
    );
  });

  it('has every ability of a container behind it and within it', () => {
    let inside = 0;
    assert(
      property(texts, (text) => {
        const { abilities } = parseCardText(text, GAME_KEYWORDS);
        abilities.forEach(({ container, start, end }, index) => {
          if (container === null) return;
          inside += 1;
          const around = abilities[container];
          expect(container).toBeLessThan(index);
          expect(around?.start).toBeLessThan(start);
          expect(around?.end).toBeGreaterThanOrEqual(end);
        });
      }),
      { numRuns: 1_000 },
    );
    expect(inside).toBeGreaterThan(100);
  });
});

describe('a long text', () => {
  const LENGTH = 100_000;
  const parts = [
    'Armor and ',
    '"',
    'gets ',
    'a gets "b" ',
    'Each a gets Armor ',
    '. ',
    'a.A',
    'Reserves: ',
    '|',
    'PayTap',
  ];

  it.each([...parts, 'Evade X, where X is a, '])('takes time in proportion to its length: %s', (part) => {
    const line = part.repeat(2_000).slice(0, 1_900);
    const text = `${line}|`.repeat(Math.ceil(LENGTH / line.length)).slice(0, LENGTH);
    const timeOf = (length: number): number => {
      const started = performance.now();
      parseCardText(text.slice(0, length), GAME_KEYWORDS);
      return performance.now() - started;
    };
    timeOf(LENGTH / 10);
    expect(timeOf(LENGTH)).toBeLessThan(40 * Math.max(timeOf(LENGTH / 10), 5));
  });

  it.each(['a', '"', 'Armor, '])('of one line is kept whole and not read: %s', (part) => {
    const text = part
      .repeat(LENGTH)
      .slice(0, LENGTH - 1)
      .concat('.');
    const { abilities, pieces, problems } = parseCardText(text, GAME_KEYWORDS);
    expect(abilities).toEqual([]);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(problems).toMatchObject([{ end: LENGTH }]);
  });
});
