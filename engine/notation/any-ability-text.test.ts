import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_TEXT, parseAbilityLines } from './ability-line.js';
import { sampleKnownKeywords } from './sample-known-keywords.js';

/** In milliseconds: a hundred times what a busy machine needs; text that takes exponential time is far above it. */
const PATIENCE = 20_000;

function parse(text: string) {
  return parseAbilityLines(text, sampleKnownKeywords);
}

describe('any text at all', () => {
  const fragments = constantFrom(
    ...[
      'Armor',
      'Critical Hit 2',
      'Pay 2 Force',
      ' -> ',
      'Evade',
      ' ',
      'Switch:',
      '/',
      ', ',
      ' and ',
      '"',
      '“',
      '. ',
      ';',
      '|',
    ],
    ...[
      'while attacking a Jedi',
      'Each of your other Droids gets ',
      'X, where X is',
      '(2 Force)',
      '* ',
      '+1 power',
      '[Pilot]',
      '   ',
    ],
    ...['Reserves:', 'As long as it has Armor, ', 'this unit gets ', '\n', ' - ', '2', 'Lukcy 1', '('],
  );
  const texts = array(oneof(fragments, string({ unit: 'binary', maxLength: 3 })), { maxLength: 40 }).map(
    (parts) => parts.join(''),
  );

  it('is divided into pieces that join to it', () => {
    assert(
      property(texts, (text) => {
        const { abilities, pieces, problems } = parse(text);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        expect(pieces.flatMap(({ ability }) => ability ?? [])).toEqual(abilities.map((_, index) => index));
        expect(abilities.every(({ raw, start, end }) => text.slice(start, end) === raw)).toBe(true);
        expect(problems.every((problem) => text.slice(problem.start, problem.end) === problem.text)).toBe(
          true,
        );
      }),
      { numRuns: Number(process.env['NOTATION_RUNS'] ?? 2_000) },
    );
  });

  it.each([
    'Pay 1 Force ',
    'Armor and ',
    'Evade 1 while ',
    '"',
    'gets ',
    ', ',
    ' ',
    'Tap - ',
    'Evade X, where X ',
    '(',
    'Aaa 1,',
    '/',
  ])(
    'does not take more and more time with its length: %s',
    (part) => {
      const text = `Switch: ${part.repeat(LONGEST_TEXT)}`.slice(0, LONGEST_TEXT);
      expect(parse(text).pieces.length).toBeGreaterThan(0);
      expect(parse(text.slice(8)).pieces.length).toBeGreaterThan(0);
    },
    PATIENCE,
  );
});
