import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCardText } from './card-text.js';
import { GAME_KEYWORDS } from './game-keywords.js';
import { cardLine } from './generated-card-text.js';

const RUNS = Number(process.env['NOTATION_RUNS'] ?? 1_000);

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
      { numRuns: 2 * RUNS },
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
      { numRuns: RUNS },
    );
    expect(inside).toBeGreaterThan(RUNS / 10);
  });
});
