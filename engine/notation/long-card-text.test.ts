import { describe, expect, it } from 'vitest';
import { parseCardText } from './card-text.js';
import { GAME_KEYWORDS } from './game-keywords.js';

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
    const timeOf = (length: number): number =>
      Math.min(
        ...[1, 2, 3].map(() => {
          const started = performance.now();
          parseCardText(text.slice(0, length), GAME_KEYWORDS);
          return performance.now() - started;
        }),
      );
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
