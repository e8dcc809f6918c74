import { describe, expect, it } from 'vitest';
import { nameInLine } from './name-in-line.js';

describe('the name of a card in an attack line', () => {
  it.each(['Hanharr (A)', "K'Kruhk (B)", 'R2-D2', 'Pong Krell’s Lightsabers (A)'])(
    'stands as it is: %s',
    (name) => {
      expect(nameInLine(name)).toBe(name);
    },
  );

  it.each([
    ['Farl + Co (A)', '"Farl + Co (A)"'],
    ['Farl; Co: the 3 Wise, Ones', '"Farl; Co: the 3 Wise, Ones"'],
    ['Vs Vanderbilt', '"Vs Vanderbilt"'],
    ['In Space', '"In Space"'],
    ['Farl\u2028Co: Ones', '"Farl\\u2028Co: Ones"'],
    ['Big "Boss" Nuro (A)', '"Big \\"Boss\\" Nuro (A)"'],
  ])('stands in quotes where the line would read more into it: %s', (name, line) => {
    expect(nameInLine(name)).toBe(line);
  });
});
