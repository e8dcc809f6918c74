import { describe, expect, it } from 'vitest';
import { readDeck } from '../read-deck.js';

describe('a list whose lines are numbered', () => {
  it('counts up from 1, which is told', () => {
    const reading = readDeck('1. Old Guard (A)\n2. Stone Beast\n3) Twin Scout (B)');
    expect(reading.entries.map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
    expect(reading.warnings).toMatchObject([
      { code: 'LINES_NUMBERED', message: expect.stringContaining('numbers of 3 of them') },
    ]);
  });

  it('may count anew under each heading', () => {
    const list = '1. Old Guard (A)\n2. Stone Beast\nSideboard:\n1. Twin Scout (B)\n2. Old Guard (A)';
    expect(readDeck(list).entries.map(({ quantity }) => quantity)).toEqual([1, 1, 1, 1]);
  });

  it.each(['2. Old Guard (A)\n1. Stone Beast', '1. Old Guard (A)\n1. Stone Beast', '4. Old Guard (A)'])(
    'counts copies if not: %j',
    (list) => {
      const numbers = list.split('\n').map((line) => Number.parseInt(line, 10));
      expect(readDeck(list)).toMatchObject({ warnings: [] });
      expect(readDeck(list).entries.map(({ quantity }) => quantity)).toEqual(numbers);
    },
  );
});
